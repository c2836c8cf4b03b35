import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { count } from '#dlx/index.ts';
import { foldingOf } from '#exhibits/folding.ts';
import { drawFold } from '#pictures/fold/draw.ts';
import { SIZE, foldLayout, foldView, foldWords } from '#pictures/fold/view.ts';
import { encode } from '#puzzles/dominoes/encode.ts';

const size = { width: 4, height: 3 };
const matrix = encode(size);
const folding = foldingOf(matrix);
const layout = foldLayout(folding);
const most = folding.folds.length;
const firsts = folding.nodes.filter(({ same }, number) => same === number);

describe('a tree that folds into a diagram', () => {
  it('has all nodes of the search, and below each as many ways as its columns can be covered', () => {
    const { nodes, solutions } = count(matrix);
    expect(folding.nodes).toHaveLength(nodes);
    expect(folding.nodes[0]?.ways).toBe(solutions);
    for (const { rows, left, ways, level } of folding.nodes) {
      const taken = new Set(rows.flatMap((row) => matrix.rows[row] ?? []));
      const rest = matrix.rows.filter((row) => !row.some((column) => taken.has(column)));
      const columns = matrix.columns.map(({ name }, column) => ({
        name,
        kind: taken.has(column) ? ('off' as const) : ('primary' as const),
      }));
      expect(count({ ...matrix, columns, rows: rest, warnings: [] }).solutions).toBe(ways);
      expect([left, level]).toEqual([12 - taken.size, rows.length]);
    }
  });

  it('begins with all nodes in the places of the tree', () => {
    const { marks, arcs, pair } = foldView(folding, layout, 0);
    expect(marks.map(({ at }) => at)).toEqual(layout.tree);
    expect(arcs).toHaveLength(marks.length - 1);
    expect(pair).toBeNull();
    expect(marks.every(({ state }) => state === 'single')).toBe(true);
  });

  it('ends with one node for each subproblem, in the places of the diagram, and as many ways down as solutions', () => {
    const { marks, arcs } = foldView(folding, layout, most);
    expect(marks).toHaveLength(firsts.length);
    for (const { id, at } of marks) expect(at).toEqual(layout.diagram[Number(id)]);
    const ways = (x: number, y: number): number => {
      const down = arcs.filter(({ from }) => from[0] === x && from[1] === y);
      return down.length === 0 ? 1 : down.reduce((sum, { to }) => sum + ways(...to), 0);
    };
    expect(ways(...(layout.diagram[0] as [number, number]))).toBe(11);
  });

  it('loses a node at least with each merge, and comes back the same way', () => {
    const sizes = Array.from({ length: most + 1 }, (_, at) => foldView(folding, layout, at).marks.length);
    for (const [at, length] of sizes.entries()) if (at > 0) expect(length).toBeLessThan(sizes[at - 1]!);
    expect(foldView(folding, layout, 3)).toEqual(foldView(folding, layout, 3));
    const halfway = foldView(folding, layout, 0.5);
    expect(halfway.marks.some(({ state }) => state === 'moving')).toBe(true);
    expect(halfway.pair).toEqual(foldView(folding, layout, 1).pair);
  });

  it('merges only equal subproblems, and keeps all nodes apart and in the picture', () => {
    expect(folding.folds).toHaveLength(8);
    for (const fold of folding.folds) {
      // What is below a fold goes with it.
      const { parent = -1 } = folding.nodes[fold] ?? {};
      expect(folding.nodes[parent]?.same).toBe(parent);
      const [node, first] = [folding.nodes[fold], folding.nodes[folding.nodes[fold]?.same ?? -1]];
      expect([node?.left, node?.ways, node?.level]).toEqual([first?.left, first?.ways, first?.level]);
    }
    for (const at of [0, most]) {
      const places = foldView(folding, layout, at).marks.map((mark) => mark.at);
      for (const [x, y] of places) {
        expect(x >= 0 && x <= SIZE.width && y >= 0 && y <= SIZE.height).toBe(true);
        const near = places.filter(([ox, oy]) => Math.hypot(ox - x, oy - y) < 26);
        expect(near).toHaveLength(1);
      }
    }
  });

  it('says what merges, and what is left', () => {
    expect(foldWords(folding, 0)).toBe(
      'The search tree: 40 nodes. The number in a node counts the solutions below it.',
    );
    const left = foldView(folding, layout, 1).marks.length;
    expect(foldWords(folding, 1)).toContain(`Merge 1 of ${most}: `);
    expect(foldWords(folding, 1)).toContain(`${left} nodes left.`);
    expect(foldWords(folding, most)).toContain(`${firsts.length} nodes left. This is the diagram`);
  });

  it('is drawn by one function at any place of the slider', () => {
    const svg = parseHTML('<svg></svg>').document.querySelector('svg') as unknown as SVGSVGElement;
    const draw = (at: number): void => {
      const view = foldView(folding, layout, at);
      drawFold(svg, folding, view, { ...size, dominoes: matrix.rows }, { id: 'x', title: 'The tree' });
    };
    draw(0);
    const before = svg.innerHTML;
    draw(most);
    expect(svg.querySelectorAll('.node')).toHaveLength(firsts.length);
    expect(svg.querySelectorAll('.small-board')).toHaveLength(2);
    draw(0);
    expect(svg.innerHTML).toBe(before);
  });
});
