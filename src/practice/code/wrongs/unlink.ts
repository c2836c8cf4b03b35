import { type Seen, type Wrong, change, remove } from './wrong.ts';

/** The links of the node and those of its neighbours, before the call and after it. */
function links({ act, before, observed }: Seen) {
  const x = 'header' in act ? act.header : 0;
  const [left, right] = [before.L[x]!, before.R[x]!];
  const of = ({ L, R }: Seen['before']) => ({ own: [L[x], R[x]], near: [R[left], L[right]] });
  const [was, is] = [of(before), of(observed.arrays)];
  const isSame = (name: 'own' | 'near'): boolean => was[name].every((link, at) => link === is[name][at]);
  return { x, is, isOwnSame: isSame('own'), isNearSame: isSame('near') };
}

export const unlink: readonly Wrong[] = [
  {
    id: 'unlink-nothing',
    words:
      'unlink has changed nothing yet. The neighbours of x are L[x] and R[x]: each of them has a link that ' +
      'leads to x.',
    patches: [{ find: '  L[R[x]] = L[x];\n  R[L[x]] = R[x];\n', put: '' }],
  },
  remove(
    'unlink-right',
    '  L[R[x]] = L[x];\n',
    'unlink does only one of its two writes: the right neighbour still leads back to x. It needs L[R[x]] = L[x].',
  ),
  remove(
    'unlink-left',
    '  R[L[x]] = R[x];\n',
    'unlink does only one of its two writes: the left neighbour still leads to x. It needs R[L[x]] = R[x].',
  ),
  change(
    'unlink-crossed',
    '  L[R[x]] = L[x];\n  R[L[x]] = R[x];\n',
    '  L[R[x]] = R[x];\n  R[L[x]] = L[x];\n',
    'The targets are crossed: a neighbour of x now leads to itself. It must lead to the other one, R[L[x]] = R[x] and ' +
      'L[R[x]] = L[x].',
    ({ act, bad }) => act.call === 'unlink' && bad.some(({ node, is }) => is === node && node !== act.header),
  ),
  change(
    'unlink-own',
    '  R[L[x]] = R[x];\n',
    '  R[L[x]] = R[x];\n  L[x] = R[x] = x;\n',
    'unlink has also changed L[x] and R[x]. Leave them: they say where x belongs, and relink has nothing else to go by.',
  ),
  change(
    'unlink-inside',
    '  L[R[x]] = L[x];\n  R[L[x]] = R[x];\n',
    '  const [a, b] = [L[x], R[x]];\n  L[x] = b;\n  R[x] = a;\n',
    'unlink writes to x itself. Leave its own links alone: those of its two neighbours have to change.',
    (seen) => {
      const { isOwnSame, isNearSame } = links(seen);
      return seen.act.call === 'unlink' && isNearSame && !isOwnSame;
    },
  ),
  change(
    'relink-elsewhere',
    '  L[R[x]] = x;\n  R[L[x]] = x;\n',
    '  R[L[h]] = x;\n  L[x] = L[h];\n  R[x] = h;\n  L[h] = x;\n',
    'relink puts x somewhere else in the ring. It doesn’t have to look for a place: L[x] and R[x] still say where x was.',
    (seen) => {
      const { x, isOwnSame } = links(seen);
      const { L, R } = seen.observed.arrays;
      return seen.act.call === 'relink' && !isOwnSame && R[L[x]!] === x && L[R[x]!] === x;
    },
  ),
  change(
    'relink-inside',
    '  L[R[x]] = x;\n  R[L[x]] = x;\n',
    '  L[x] = R[L[x]];\n  R[x] = L[R[x]];\n',
    'relink writes to x itself. Its own links are right as they are; those of its two neighbours have to lead to it.',
    (seen) => {
      const { isOwnSame, isNearSame } = links(seen);
      return seen.act.call === 'relink' && isNearSame && !isOwnSame;
    },
  ),
  remove(
    'relink-nothing',
    '  L[R[x]] = x;\n  R[L[x]] = x;\n',
    'relink has changed nothing: the two neighbours still lead past x, as unlink left them. They have to ' +
      'lead to x again, R[L[x]] = x and L[R[x]] = x.',
  ),
  remove(
    'relink-right',
    '  L[R[x]] = x;\n',
    'relink does only one of its two writes: the right neighbour has to lead back to x too, L[R[x]] = x.',
  ),
  remove(
    'relink-left',
    '  R[L[x]] = x;\n',
    'relink does only one of its two writes: the left neighbour has to lead to x too, R[L[x]] = x.',
  ),
  change(
    'unlink-mixed',
    '  L[R[x]] = L[x];\n  R[L[x]] = R[x];\n',
    '  L[L[x]] = R[x];\n  R[R[x]] = L[x];\n',
    'The directions are mixed up. It’s the left neighbour’s link to the right that leads to x, R[L[x]], and the ' +
      'right neighbour’s link to the left, L[R[x]].',
  ),
  change(
    'relink-mixed',
    '  L[R[x]] = x;\n  R[L[x]] = x;\n',
    '  L[L[x]] = x;\n  R[R[x]] = x;\n',
    'The directions are mixed up: the left neighbour leads right to x, R[L[x]] = x, and the right one leads ' +
      'left to it, L[R[x]] = x.',
  ),
];
