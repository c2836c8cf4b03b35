/** Four things to buy, in eight bundles with a price each, as DLX text. */
export const bundles = `a b c d
b c d |5
a c d |4
c d |2
a b |9
a |9
b |8
a c |2
a d |3
`;
