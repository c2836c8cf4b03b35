import type { FindingKind } from '#puzzles/user-problem/doctor/finding.ts';

/**
 * Where a mistake is planted, the text that makes way for it, and what the doctor must say first or second: the kind of
 * the finding, and a name in its sentence. Null for a mistake that no finding names yet.
 */
type Mistake = readonly [file: string, from: string, to: string, kind: FindingKind | null, name: string];

/** Ten kinds of mistakes, each in four encodings: notebooks of the site, and two in `encodings`. */
export const MISTAKES: Readonly<Record<string, readonly Mistake[]>> = {
  'primary instead of secondary': [
    ['futoshiki', 'futoshiki.secondary(', 'futoshiki.primary(', 'kind decides the count', 'group signs'],
    ['03-queens', 'board.secondary(', 'board.primary(', 'sums', 'group a'],
    ['08-map', 'colouring.secondary(', 'colouring.primary(', 'primary that could be secondary', 'W–N,red'],
    ['12-timetable', 'timetable.secondary(', 'timetable.primary(', 'primary that could be secondary', 'Ada-1, Ada-2'],
  ],
  'secondary instead of primary': [
    ['02-dominoes', 'dominoes.primary(', 'dominoes[x < 3 ? "primary" : "secondary"](', 'kind decides the count', '3,0'],
    [
      '08-map',
      'primary(regions,',
      'secondary("T").primary(regions.slice(0, -1),',
      'row without primary column',
      'T red',
    ],
    [
      '21-map-by-colours',
      'map.primary(borders',
      'map.secondary(borders',
      'row without primary column',
      'W red, N green',
    ],
    // Nothing is wrong: there are as many people as days, so each column is covered anyway.
    ['16-rota', 'rota.primary(\n    days', 'rota.secondary(\n    days', null, ''],
  ],
  'a column forgotten in all rows': [
    ['03-queens', '`c${x}`, ', '', 'uncovered column', 'group c'],
    ['04-pentominoes', '[piece, ...names]', 'names', 'uncovered column', 'group pieces'],
    ['05-sudoku', '        `b${box}=${digit}`,\n', '', 'uncovered column', 'group boxes'],
    ['14-rooks', '`c${x + 1}`]', '`c${x + 1}`].slice(0, x === 2 ? 1 : 2)', 'uncovered column', 'c3'],
  ],
  'a column forgotten in one row': [
    ['03-queens', '- y + x}`]', '- y + x}`].slice(0, x === 1 && y === 2 ? 3 : 4)', 'odd row', 'r2c1'],
    [
      '04-pentominoes',
      '[piece, ...names]',
      '[piece, ...names].slice(piece === "X" && names[0] === "1,0" ? 1 : 0)',
      'odd row',
      'X at 1,0',
    ],
    ['05-sudoku', 'columns, [fill', 'columns.slice(0, x * y * digit === 2 ? 3 : 4), [fill', 'odd row', 'r2c3=1'],
    [
      '19-de-bruijn',
      '`p${place}`,\n',
      '...(word === "010" && place === 3 ? [] : [`p${place}`]),\n',
      'odd row',
      '010 at 3',
    ],
  ],
  'a row missing': [
    [
      '03-queens',
      'x of range(n))\n    board',
      'x of range(y === 2 ? n - 1 : n))\n    board',
      'missing row',
      'r2 and c5',
    ],
    [
      '19-de-bruijn',
      'place of range(size))\n    ring',
      'place of range(word === "010" ? size - 1 : size))\n    ring',
      'missing row',
      '010 and p7',
    ],
    [
      '13-latin-squares',
      'if (reduced',
      'if (x + 4 * y === 9 && number === 3) continue;\n      if (reduced',
      'missing row',
      'r2c1, r2=3 and c1=3',
    ],
    ['14-rooks', 'if (!stays(x, y))', 'if (!stays(x, y) && x + n * y !== 13)', 'missing row', 'r3 and c2'],
  ],
  'rows doubled': [
    ['02-dominoes', "aspects(shape('XX'))", "[...aspects(shape('XX')), shape('XX')]", 'equal rows', '0,0–1,0'],
    [
      '04-pentominoes',
      'of aspects(shape(drawing)))',
      'of [...aspects(shape(drawing)), shape(drawing)])',
      'equal rows',
      'F at 1,0',
    ],
    [
      '07-langford',
      'of range(2 * n - number - 1)',
      'of [0, ...range(2 * n - number - 1)]',
      'equal rows',
      '1 in 1 and 3',
    ],
    ['20-matching-dominoes', 'low === high\n', 'low > high\n', 'equal rows', '11 in place 1'],
  ],
  'an index off by one': [
    ['03-queens', '`c${x}`', '`c${Math.max(0, x - 1)}`', 'uncovered column', 'c5'],
    ['07-langford', 'left + number + 1;', 'left + number;', 'uncovered column', 'place-14'],
    ['19-de-bruijn', '% size}:${bit}', '% (size - 1)}:${bit}', 'bare secondary column', 'b7'],
    ['16-rota', 'days[y - 1]', 'days[y + 1]', null, ''],
  ],
  'a group of the wrong size': [
    ['03-queens', 'range(2 * n - 1)', 'range(2 * n)', 'bare secondary column', 'a11 and b11'],
    ['07-langford', 'range(2 * n).map', 'range(2 * n + 1).map', 'uncovered column', 'place-15'],
    ['13-latin-squares', 'range(1, n + 1).map', 'range(1, n + 2).map', 'uncovered column', 'r0=5'],
    [
      '20-matching-dominoes',
      'range(places).map((place) => `p',
      'range(places + 1).map((place) => `p',
      'uncovered column',
      'p6',
    ],
  ],
  'something that cannot be met': [
    ['killer', 'C: 5', 'C: 8', 'uncovered column', 'cage-C'],
    ['05-sudoku', "'4.....5.7 ", "'4.....5.4 ", 'forced dead end', 'r1c1=4'],
    ['06-pentominoes-and-a-hole', "'2, 2'], '2, 2')", "'3, 3'], '3, 3')", 'uncovered column', 'X'],
    [
      '16-rota',
      "'Ben Mon early'",
      "...people.map((one) => `${one} Tue early`), 'Ben Mon early'",
      'uncovered column',
      'Tue-early',
    ],
  ],
  'a wrong shape, block or colour': [
    ['04-pentominoes', "W: 'X..\\nXX.\\n.XX'", "W: 'X..\\n.XX\\n.XX'", 'row in parts', 'W at 0,0'],
    ['09-soma', "V: '000 100 010'", "V: '000 100 010 110'", 'sums', '28 columns of the group cells'],
    ['17-words-in-a-grid', ':${letter}`', ':${number}`', 'idle colours', 'the same colour'],
    ['20-matching-dominoes', '% places}:${right}', '% places}', 'half-coloured column', 'j0'],
  ],
};
