// Prints what a solver does, a line of JSON for each thing. c is the number of a header, from 1; r of a row, from 0.
let own = {};

/** Once the links are built: start(primary, rows, { S, L, R, U, D, counts }), or as many of them as you have. */
export function start(primary, rows, arrays = {}) {
  own = arrays;
  line({ primary: [...primary].map(Boolean), rows: rows.map((row) => [...row]) });
}

function line(what) {
  const { S, L, R, U, D, counts } = own;
  const isSmall = (S ?? []).length < 200 && (L ?? []).length < 200; // a larger matrix would print too much
  if (S && isSmall) what.sizes = [...S].slice(1);
  if (L && isSmall) what.links = { L: [...L], R: [...R], U: [...U], D: [...D] };
  console.log(JSON.stringify({ ...what, ...counts }));
}

export const choose = (c) => line({ choose: c - 1 }); // before the column is covered
export const cover = (c) => line({ cover: c - 1 }); // at the end of cover
export const take = (r) => line({ try: r }); // before the other columns of the row are covered
export const undo = (r) => line({ undo: r }); // before they are uncovered
export const uncover = (c) => line({ uncover: c - 1 }); // at the end of uncover
export const solution = () => line({ solution: true }); // where a solution is found
