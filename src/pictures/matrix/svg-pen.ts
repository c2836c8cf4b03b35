/**
 * A pen that writes SVG where a canvas would be painted. Rectangles of one colour that follow each
 * other become one path in relative numbers, a few bytes each, so that a matrix of ten thousand
 * ones is a handful of elements.
 */
import type { Identified } from '../kit/by-id.ts';
import { joined } from '../kit/joined.ts';
import { short } from '../kit/round.ts';
import type { Pen } from './pen.ts';

/** Attributes of the elements written, in order; `text` is there for names. */
export interface SvgMark extends Identified {
  readonly tag: 'path' | 'text';
  readonly attributes: Readonly<Record<string, string | null>>;
  readonly text: string;
}

/** The pen, and what it has written so far. */
export interface SvgPen extends Pen {
  marks(): SvgMark[];
}

interface Brush {
  readonly kind: 'fill' | 'stroke';
  readonly colour: string;
  readonly width: string;
  readonly dash: string;
}

export function createSvgPen(): SvgPen {
  const marks: SvgMark[] = [];
  let path: string[] = [];
  let brush: Brush | null = null;
  /** Where the open path stands, so that the next piece can be told from there. */
  let px = 0;
  let py = 0;
  let dash: readonly number[] = [];
  let shift = { x: 0, y: 0, angle: 0 };
  const saved: (typeof shift)[] = [];

  function mark(tag: SvgMark['tag'], attributes: SvgMark['attributes'], text = ''): void {
    marks.push({ id: `${tag}-${marks.length}`, tag, attributes, text });
  }

  function close(): void {
    if (brush && path.length > 0) {
      const { kind, colour, width, dash: dashes } = brush;
      mark('path', {
        d: path.join(''),
        fill: kind === 'fill' ? colour : 'none',
        stroke: kind === 'stroke' ? colour : null,
        'stroke-width': kind === 'stroke' ? width : null,
        'stroke-dasharray': dashes || null,
      });
    }
    path = [];
    brush = null;
    px = 0;
    py = 0;
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
    const [dx, dy] = [short(x - px), short(y - py)];
    path.push(`m${dx}${joint(dy)}h${short(width)}v${short(height)}h${short(-width)}z`);
    px += Number(dx);
    py += Number(dy);
  }

  return {
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
      rectangle(x + shift.x, y + shift.y, width, height);
    },
    strokeRect(x, y, width, height) {
      const colour = asColour(this.strokeStyle);
      take({ kind: 'stroke', colour, width: short(this.lineWidth), dash: dash.join(' ') });
      rectangle(x + shift.x, y + shift.y, width, height);
    },
    fillText(text, x, y) {
      close();
      const size = Number(/([\d.]+)px/.exec(this.font)?.[1] ?? 11);
      const at = `translate(${short(x + shift.x)} ${short(y + shift.y + size * 0.34)})`;
      const turned = `translate(${short(shift.x + size * 0.34)} ${short(shift.y)})rotate(-90)`;
      const anchors = { right: 'end', center: 'middle' } as Readonly<Record<string, string>>;
      const attributes = {
        fill: asColour(this.fillStyle),
        transform: shift.angle === 0 ? at : turned,
        'text-anchor': anchors[this.textAlign] ?? null,
        'font-size': short(size),
        'font-weight': this.font.startsWith('600') ? '600' : null,
      };
      mark('text', attributes, text);
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

/** Draws what has been written. Order matters, and both kinds of element mix: each has a group to be adopted in. */
export function drawMarks(layer: SVGGElement, pen: SvgPen): void {
  const written = pen.marks();
  joined(
    layer,
    'g',
    written.map(({ id }) => ({ id })),
  ).each(function (_, index) {
    const mark = written[index]!;
    const only = joined(this, mark.tag, [mark]);
    for (const [name, value] of Object.entries(mark.attributes)) only.attr(name, value);
    if (mark.tag === 'text') only.text(mark.text);
  });
}

function asColour(style: Pen['fillStyle']): string {
  return typeof style === 'string' ? style : 'none';
}

/** A second number of a pair: a minus sign separates it from the first, otherwise a space does. */
function joint(text: string): string {
  return text.startsWith('-') ? text : ` ${text}`;
}
