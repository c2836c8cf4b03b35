import type { EventKind, Frame, Move, Recording, Zoom } from '#history/index.ts';

/** What the reader presses: a column, a row, or one of two words. What it does follows from the moment. */
export type Press =
  | { readonly kind: 'column'; readonly column: number }
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'solution' }
  | { readonly kind: 'back up' };

/** How fine the reader's steps are: events of the search, or each cover and uncover as well. */
export type Detail = Exclude<Zoom, 'links'>;

export type Act = Exclude<EventKind, 'start'> | Move['kind'] | 'purify' | 'unpurify';

/** One step of a run, as the reader is to take it. */
export interface Step {
  readonly act: Act;
  readonly press: Press;
  /** The column that the step is about, or -1. */
  readonly column: number;
  /** The row that the step is about, or -1. */
  readonly row: number;
  /** Where in the run the step leads, at the zoom of the detail. */
  readonly position: number;
}

/**
 * The steps of a whole run. Choosing a column covers it by that, as the lessons tell it; so
 * a choice is one step. So is the way out of a dead end: its empty column comes back with it.
 */
export function stepsOf(recording: Recording, detail: Detail): Step[] {
  const steps: Step[] = [];
  let event: EventKind = 'start';
  let isFolded = false;
  for (let position = 1; position <= recording.lastStep(detail); position += 1) {
    const frame = recording.seek(position, detail);
    if (frame.move === null) {
      isFolded = isOneStep(frame.event, event);
      event = frame.event;
      steps.push(announced(frame));
    } else if (isFolded) {
      steps.push({ ...steps.pop()!, position });
      isFolded = frame.event === 'done';
    } else {
      const { column } = frame.move;
      steps.push({ act: actOf(frame.move), press: { kind: 'column', column }, column, row: frame.row, position });
    }
  }
  return steps;
}

/** A column that takes a colour, or loses it, is purified and unpurified. */
function actOf({ kind, colour }: Move): Act {
  if (colour === undefined) return kind;
  return kind === 'cover' ? 'purify' : 'unpurify';
}

/** True for a step that the search takes and the reader need not: to cover a column that is empty. */
export function isOptional({ act }: Step): boolean {
  return act === 'dead end';
}

/** True when the first move of an event, or all those of the last one, go with its announcement. */
function isOneStep(event: EventKind, before: EventKind): boolean {
  const isChoice = event === 'choose' || event === 'dead end';
  return isChoice || event === 'done' || (event === 'retreat' && before === 'dead end');
}

function announced({ event, column, row, step }: Frame): Step {
  const act: Act = event === 'start' ? 'done' : event;
  return { act, press: pressOf(act, column, row), column, row, position: step };
}

function pressOf(act: Act, column: number, row: number): Press {
  if (act === 'try') return { kind: 'row', row };
  if (act === 'solution') return { kind: 'solution' };
  return act === 'retreat' || act === 'done' ? { kind: 'back up' } : { kind: 'column', column };
}

export function samePress(a: Press, b: Press): boolean {
  if (a.kind === 'column') return b.kind === 'column' && a.column === b.column;
  if (a.kind === 'row') return b.kind === 'row' && a.row === b.row;
  return a.kind === b.kind;
}
