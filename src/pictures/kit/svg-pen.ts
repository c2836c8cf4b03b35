/**
 * A pen that writes SVG where a canvas would be painted. Rectangles of one colour that follow each
 * other become one path in relative numbers, a few bytes each, so that a matrix of ten thousand
 * ones is a handful of elements. Those of one height are lines as thick as that: half the bytes.
 */
import { shortNumber } from './round.ts';
import type { Pen } from './pen.ts';

type Attributes = Readonly<Record<string, string | null>>;

/** An element written, in order; a name has its text and its place besides. */
interface SvgMark {
  readonly tag: 'path' | 'text';
  readonly attributes: Attributes;
  readonly text: string;
  readonly place: Attributes;
}

/** The pen, and what it has written so far. */
interface SvgPen extends Pen {
  marks(): SvgMark[];
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Brush {
  readonly kind: 'fill' | 'stroke';
  readonly colour: string;
  readonly width: string;
  readonly dash: string;
}

export function createSvgPen(): SvgPen {
  const marks: SvgMark[] = [];
  let boxes: Box[] = [];
  let brush: Brush | null = null;
  let dash: readonly number[] = [];
  let shift = { x: 0, y: 0, angle: 0 };
  const saved: (typeof shift)[] = [];

  function mark(tag: SvgMark['tag'], attributes: Attributes, text = '', place: Attributes = {}): void {
    marks.push({ tag, attributes, text, place });
  }

  function close(): void {
    if (brush?.kind === 'fill') fill(brush.colour);
    else if (brush) {
      const { colour: stroke, width, dash: dashes } = brush;
      const line = { fill: 'none', stroke, 'stroke-width': width, 'stroke-dasharray': dashes || null };
      mark('path', { d: outlines(boxes), ...line });
    }
    boxes = [];
    brush = null;
  }

  function fill(colour: string): void {
    const rest: Box[] = [];
    for (const [height, group] of Map.groupBy(boxes, (box) => shortNumber(box.height))) {
      if (group.length < FEWEST) rest.push(...group);
      else mark('path', { d: strokes(group), fill: 'none', stroke: colour, 'stroke-width': height });
    }
    if (rest.length > 0) mark('path', { d: outlines(rest), fill: colour });
  }

  function take(next: Brush): void {
    const isSame =
      brush?.kind === next.kind &&
      brush.colour === next.colour &&
      brush.width === next.width &&
      brush.dash === next.dash;
    if (isSame) return;
    close();
    brush = next;
  }

  function rectangle(x: number, y: number, width: number, height: number): void {
    boxes.push({ x: x + shift.x, y: y + shift.y, width, height });
  }

  return {
    // A still picture is never painted while something fades.
    globalAlpha: 1,
    fillStyle: '',
    strokeStyle: '',
    lineWidth: 1,
    font: '',
    textAlign: 'left',
    textBaseline: 'middle',
    fillRect(x, y, width, height) {
      // Turned names are only ever struck through, which far out none is.
      if (shift.angle !== 0) return;
      take({ kind: 'fill', colour: asColour(this.fillStyle), width: '', dash: '' });
      rectangle(x, y, width, height);
    },
    strokeRect(x, y, width, height) {
      const colour = asColour(this.strokeStyle);
      take({ kind: 'stroke', colour, width: shortNumber(this.lineWidth), dash: dash.join(' ') });
      rectangle(x, y, width, height);
    },
    fillText(text, x, y) {
      close();
      const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 11);
      const isTurned = shift.angle !== 0;
      // Turned back, the axes have changed places.
      const [left, top] = isTurned ? [-shift.y, shift.x + size * 0.34] : [x + shift.x, y + shift.y + size * 0.34];
      const anchors = { right: 'end', center: 'middle' } as Readonly<Record<string, string>>;
      const attributes = {
        fill: asColour(this.fillStyle),
        transform: isTurned ? 'rotate(-90)' : null,
        'text-anchor': anchors[this.textAlign] ?? null,
        'font-size': shortNumber(size),
        'font-weight': this.font.startsWith('600') ? '600' : null,
      };
      mark('text', attributes, text, { x: shortNumber(left), y: shortNumber(top) });
    },
    setLineDash(segments) {
      dash = [...segments];
    },
    save() {
      saved.push(shift);
    },
    restore() {
      shift = saved.pop() ?? { x: 0, y: 0, angle: 0 };
    },
    translate(x, y) {
      shift = { ...shift, x: shift.x + x, y: shift.y + y };
    },
    rotate(angle) {
      shift = { ...shift, angle: shift.angle + angle };
    },
    marks() {
      close();
      return marks;
    },
  };
}

function asColour(style: Pen['fillStyle']): string {
  return typeof style === 'string' ? style : 'none';
}

/** Fewer rectangles of one height are not worth an element of their own. */
const FEWEST = 3;

function outlines(boxes: readonly Box[]): string {
  let [px, py] = [0, 0];
  let path = '';
  for (const { x, y, width, height } of boxes) {
    const [dx, dy] = [shortNumber(x - px), shortNumber(y - py)];
    path += `m${dx}${joint(dy)}h${shortNumber(width)}v${shortNumber(height)}h${shortNumber(-width)}z`;
    px += Number(dx);
    py += Number(dy);
  }
  return path;
}

/** Lines through the middle of the boxes. */
function strokes(boxes: readonly Box[]): string {
  let [px, py] = [0, 0];
  let path = '';
  for (const { x, y, width, height } of boxes) {
    const [dx, dy, along] = [shortNumber(x - px), shortNumber(y + height / 2 - py), shortNumber(width)];
    path += `m${dx}${joint(dy)}h${along}`;
    px += Number(dx) + Number(along);
    py += Number(dy);
  }
  return path;
}

/** A second number of a pair: a minus sign separates it from the first, otherwise a space does. */
function joint(text: string): string {
  return text.startsWith('-') ? text : ` ${text}`;
}

/** Writes the marks into a layer, in order; names that look the same share their attributes. */
export function writeMarks(layer: SVGGElement, marks: readonly SvgMark[]): void {
  layer.replaceChildren();
  let shared: Element = layer;
  let look = '';
  for (const { tag, attributes, text, place } of marks) {
    const next = tag === 'text' ? JSON.stringify(attributes) : '';
    if (next === '') add(layer, 'path', attributes);
    else {
      if (next !== look) shared = add(layer, 'g', attributes);
      add(shared, 'text', place).textContent = text;
    }
    look = next;
  }
}

function add(parent: Element, tag: string, attributes: Attributes): Element {
  const made = parent.ownerDocument.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null) made.setAttribute(name, value);
  }
  parent.append(made);
  return made;
}
