/** One example per name of the library: a self-contained cell, shown with its output. */
import type { BuilderName, LibraryEntry } from './library-words.ts';

type Examples<Name extends string> = Readonly<Record<Name, string>>;

export const LIBRARY_EXAMPLES: Examples<LibraryEntry> = {
  problem: `problem('Two ways').primary(['a', 'b'])
  .row('both', ['a', 'b'])
  .row('a', ['a'])
  .row('b', ['b']);`,
  dlx: `dlx(\`
A B | C
A C
B
B C
\`);`,
  solve: `const p = problem().primary(['a', 'b'])
  .row('both', ['a', 'b'])
  .row('a', ['a'])
  .row('b', ['b']);
solve(p);`,
  first: `first(queens(4));`,
  count: `count(queens(8)).solutions;`,
  cheapest: `// Two of three people each day, as a table by day.
const people = ['Ann', 'Ben', 'Cleo'];
const refused = ['Ann Mon', 'Cleo Tue'];
const days = ['Mon', 'Tue'];
const rota = problem('Two a day').primary(days).between(2, 2);
for (const day of days)
  for (const person of people) {
    const name = \`\${person} \${day}\`;
    rota.row(name, [day]).cost(refused.includes(name) ? 1 : 0)
      .value({ person, day });
  }
const { rows } = cheapest(rota)[0];
const works = (date) => rows
  .filter(({ day }) => day === date)
  .map(({ person }) => person)
  .join(' and ');
days.map((day) => ({ day, works: works(day) }));`,
  whyNone: `// Dominoes on 3×3: nine cells, two at a time.
const cells = range(3).flatMap((y) => range(3).map((x) => [x, y]));
const named = ([x, y]) => \`c\${x}\${y}\`;
const board = problem('Dominoes').cells(3, 3)
  .primary(cells.map(named), { group: 'cells' });
for (const place of placements([[0, 0], [1, 0]], 3, 3))
  board.row(place.map(named).join(' '), place.map(named));
for (const place of placements([[0, 0], [0, 1]], 3, 3))
  board.row(place.map(named).join(' '), place.map(named));
whyNone(board).why;`,
  chart: `const sizes = range(4, 9).map((n) => ({
  n,
  nodes: count(queens(n)).nodes,
}));
chart(sizes, { kind: 'bar', scale: 'log' });`,
  fill: `problem().cells(2, 1).primary(['q'])
  .row('left', ['q'], [fill(0, 0, 'Q', 3)])
  .row('right', ['q'], [fill(1, 0, 'Q', 3)]);`,
  corner: `problem().cells(2, 1, { marks: [corner(0, 0, 3)] })
  .primary(['q'])
  .row('left', ['q'], [fill(0, 0, 'Q')])
  .row('right', ['q'], [fill(1, 0), corner(1, 0, 'b')]);`,
  edge: `problem().lines(1, 1).primary(['stick'])
  .row('top', ['stick'], [edge('h', 0, 0)])
  .row('left', ['stick'], [edge('v', 0, 0)]);`,
  path: `problem().cells(3, 3).primary(['tour'])
  .row('around', ['tour'], [path([[0, 0], [2, 0], [2, 2]])]);`,
  dot: `problem().cells(2, 2).primary(['seat'])
  .row('corner', ['seat'], [dot(1, 1)]);`,
  wall: `problem().cells(2, 1, { marks: [wall('v', 1, 0)] })
  .primary(['a'])
  .row('r', ['a'], [fill(0, 0)]);`,
  caption: `problem().cells(1, 1).primary(['a'])
  .row('r', ['a'], [caption('the only row')]);`,
  range: `[range(4), range(2, 5)];`,
  combinations: `combinations(['Ada', 'Ben', 'Cleo'], 2);`,
  sums: `[sums(8, 3), sums(30, 3)];`,
  less: `// The cell that holds less, then the one that holds more.
const digits = range(1, 4);
const signs = [['a1', 'b1'], ['c2', 'c1'], ['b2', 'b3']]
  .map(([low, high]) => less(low, high, digits));
const futoshiki = problem('Futoshiki').cells(5, 5, { marks: [
  fill(1, 0, '<'), fill(4, 1, '∨'), fill(2, 3, '∧'),
] });
for (const { columns, words } of signs)
  futoshiki.secondary(columns, { group: 'signs', words });
const cells = digits.flatMap((y) => digits.map((x) => [x, y]));
const named = (x, y) => 'abc'[x - 1] + y;
for (const [x, y] of cells)
  futoshiki.primary([named(x, y), \`r\${x}=\${y}\`, \`f\${x}=\${y}\`]);
for (const [x, y] of cells)
  for (const digit of digits)
    futoshiki.row(
      \`\${digit} in \${named(x, y)}\`,
      [named(x, y), \`r\${y}=\${digit}\`, \`f\${x}=\${digit}\`,
        ...signs.flatMap((sign) => sign.of(named(x, y), digit))],
      [fill(2 * x - 2, 2 * y - 2, digit)],
    );
futoshiki;`,
  shape: `shape(\`
  .X
  XX\`);`,
  aspects: `const of = 'triangles';
const yacht = shape('.A.A\\nAVAV', { of });
[aspects(shape('XXX\\nX..')).length, aspects(yacht, { of }).length];`,
  placements: `placements(shape('XX'), 3, 1);`,
  queens: `queens(6, 'secondary');`,
  sudoku: `count(sudoku('.1.2\\n....\\n....\\n4.3.')).solutions;`,
  rippleEffect: `rippleEffect('AAB\\nABB\\nCCC\\n\\n1..\\n...\\n...');`,
  tetrasticks: `tetrasticks({ omit: 'H' });`,
  slider: `const n = slider('Side of the board', 4, 8, 6);
\`\${n}×\${n}\`;`,
  number: `const year = number('Year', { min: 1900, max: 2100, value: 2000 });
\`In \${year}\`;`,
  grid: `const holes = grid('Holes', { letters: '.X', start: 'X... ....' });
holes.join('').split('X').length - 1;`,
  choice: `choice('Piece left out', ['H', 'J', 'L'], 'L');`,
  toggle: `toggle('Flipped pieces', true);`,
  list: `list('People', ['Ada', 'Ben', 'Cleo']);`,
};

export const BUILDER_EXAMPLES: Examples<BuilderName> = {
  primary: `problem().primary(
  range(3).map((i) => \`day\${i}\`),
  { group: 'days' },
);`,
  between: `// Two or three of four people keep the night.
const people = ['Ann', 'Ben', 'Cleo', 'Dan'];
const night = problem('Night').primary('night').between(2, 3);
for (const person of people) night.row(person, ['night']);
count(night).solutions;`,
  secondary: `problem().primary(['seat'])
  .secondary('window', { words: 'the seat by the window' });`,
  oneOf: `// A cage of two cells with the total 5.
const named = (digit) => \`cage=\${digit}\`;
const cage = problem('A cage').cells(2, 1)
  .primary(['left', 'right'])
  .oneOf('cage', range(1, 10).map(named),
    sums(5, 2).map((set) => set.map(named)));
for (const [x, cell] of ['left', 'right'].entries())
  for (const digit of range(1, 10))
    cage.row(\`\${digit} \${cell}\`, [cell, named(digit)],
      [fill(x, 0, digit)]);
cage;`,
  atMost: `// Two of three evenings, or fewer.
const evenings = ['Mon', 'Tue', 'Wed'];
const ann = problem('Ann').atMost('Ann', 2, evenings);
for (const evening of evenings)
  ann.row(\`works on \${evening}\`, [evening]);
count(ann).solutions;`,
  row: `problem().primary(['Ann', 'door']).row(
  'Ann at the door',
  ['Ann', 'door'],
  [],
  'Ann keeps the door.',
);`,
  cost: `problem('Two ways home').primary('home')
  .row('bus', ['home']).cost(2)
  .row('taxi', ['home']).cost(15);`,
  value: `// Who sits by the window? Each solution is a list of values.
const seats = problem('Two seats').primary(['Ann', 'Ben'])
  .secondary(['window', 'aisle']);
for (const person of ['Ann', 'Ben'])
  for (const seat of ['window', 'aisle'])
    seats.row(\`\${person}: \${seat}\`, [person, seat])
      .value({ person, seat });
first(seats);`,
  columns: `const kinds = queens(4).columns.map(({ kind }) => kind);
kinds.filter((kind) => kind === 'secondary').length;`,
  rows: `// The corners of the board, by hand.
const easy = problem('Two corners')
  .primary(['one', 'two']).cells(4, 4);
const corners = queens(4).rows.filter(({ cells: [[x, y]] }) =>
  x % 3 === 0 && y % 3 === 0);
for (const { name, marks } of corners)
  for (const end of ['one', 'two']) easy.row(name, [end], marks);
easy.rows.map(({ name, columns }) =>
  ({ name, column: columns[0] }));`,
  cells: `problem().primary(['a'])
  .cells(4, 4, { missing: [[0, 0]], blocks: [2, 2] });`,
  triangles: `const places = range(2).flatMap((y) =>
  range(6).map((x) => [x, y]));
problem().primary(['a']).triangles(6, 2, {
  marks: places.map(([x, y]) =>
    fill(x, y, \`\${x},\${y}\`, (x + y) % 2)),
});`,
  hexagons: `const places = range(3).flatMap((y) =>
  range(4).map((x) => [x, y]));
problem().primary(['a']).hexagons(4, 3, {
  marks: places.map(([x, y]) =>
    fill(x, y, \`\${x},\${y}\`, (x + 2 * y) % 3)),
});`,
  lines: `problem().primary(['a']).lines(3, 3);`,
  clash: `queens(4).clash(
  ({ cells: [[x, y]] }, { cells: [[u, v]] }) =>
    x === u || y === v || Math.abs(x - u) === Math.abs(y - v),
);`,
  check: `queens(4).check((solution) =>
  solution.length === 4 ||
  \`there are \${solution.length} queens\`);`,
};
