/** What purify has written, on the torus: the colour of a header, and the marks of nodes that agree. */
import { describe, expect, it } from 'vitest';
import { parse } from '#dlx/index.ts';
import { type Frame, record } from '#history/index.ts';
import { signOfNode, torusColour } from '#pictures/torus/torus-colours.ts';
import { describeNode, describeTorus } from '#pictures/torus/describe.ts';
import { torusView } from '#pictures/torus/view.ts';
import { KNUTH } from '../../../matrices/knuth.ts';
import { SMALL } from '../../../matrices/coloured.ts';

const matrix = parse(SMALL);
const run = record(matrix);
const frames = Array.from({ length: run.lastStep('links') + 1 }, (_, step) => run.seek(step, 'links'));

/** The first moment at which this has just been written. */
function viewAt(is: (frame: Frame) => boolean) {
  const frame = frames.find(is);
  if (!frame) throw new Error('there is no such moment');
  const view = torusView({ matrix }, { frame });
  const node = (id: string) => view.nodes.find((one) => one.id === id)!;
  return { view, node };
}

describe('the torus of a matrix with colours', () => {
  it('shows what each node asks for', () => {
    const view = torusView({ matrix }, { frame: frames[0]! });
    const signs = view.nodes.map((node) => [node.id, signOfNode(view, node)]);
    expect(Object.fromEntries(signs.filter(([, sign]) => sign !== ''))).toEqual({
      'node-0-4': 'A',
      'node-1-3': 'A',
      'node-2-3': 'B',
      'node-3-3': 'A',
      'node-4-4': 'B',
    });
    expect(describeTorus(view)).not.toContain('With a');
  });

  it('shows the colour of a header as soon as it is written, and each mark', () => {
    const { view, node } = viewAt(({ write, row }) => write?.link === 'colour' && row === 3);
    expect(view.cleansed?.id).toBe('header-3');
    expect(signOfNode(view, node('header-3'))).toBe('A');
    expect(describeTorus(view)).toContain('With a colour: x (A). Just written: the colour of the header of x.');
    expect(view.covered[3]).toBe(false);
    const later = viewAt(({ write, row }) => write?.link === 'colour' && row === 3 && write.to === -1);
    expect(later.view.cleansed?.id).toBe('node-1-3');
    expect(torusColour(later.view, later.node('node-1-3'))).toMatchObject({ name: 'A', isMarked: true });
    expect(signOfNode(later.view, later.node('node-1-3'))).toBe('=A');
    expect(describeNode(later.view, later.node('node-1-3'))).toContain(
      'Marked: x already has the colour A, so the row stays.',
    );
    expect(describeTorus(later.view)).toContain('Marked, because it agrees with its column: p r x y in x.');
  });

  it('has none of it without colours', () => {
    const plain = parse(KNUTH);
    const view = torusView({ matrix: plain });
    expect(view.nodes.every((node) => torusColour(view, node) === null)).toBe(true);
  });
});
