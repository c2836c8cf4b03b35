import { type InputValue, readInputs } from '#notebook/inputs.ts';
import { fetchAtPress } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';
import { LONG_LIMIT } from './box.ts';
import { bringResult } from './cell-figure-place.ts';
import type { CellMakers } from './cell-list.ts';
import { type LiveCell, cellView } from './cell-view.ts';
import type { CellState } from './cells.ts';
import { fromTemplate } from './from-template.ts';
import { textCell, textPlace } from './text-cell.ts';

interface CellMakerActs {
  /** The code cells on the page, in order. */
  live(): ReadonlyMap<string, LiveCell>;
  /** Called when the reader has typed in a text cell, and when they have left it. */
  typed(place: HTMLElement): void;
  left(): void;
  /** Called when the reader has changed the code of a cell. */
  edited(id: string): void;
  /** Called when the reader has set an input of a cell. */
  isSet(id: string): void;
  run(id: string, limit?: number): Promise<void>;
  stop(): void;
}

/** What makes the cells of a notebook, from the markup of the build or from the templates of the page. */
export function cellMakers(
  host: HTMLElement,
  { live, typed, left, edited, isSet, run, stop }: CellMakerActs,
): CellMakers {
  const builtInputs = JSON.parse(part(host, 'built-inputs', HTMLElement).textContent) as Readonly<
    Record<string, unknown>
  >;
  let made = 0;

  function codePlace(text: string): HTMLElement {
    made += 1;
    const template = part(host, 'cell-template', HTMLTemplateElement);
    const place = fromTemplate(template, 'cell-new', `cell-n${made}`);
    const code = part(place, 'code', HTMLElement);
    (code.querySelector('code') ?? code).textContent = text;
    return place;
  }

  function next(id: string): LiveCell | undefined {
    const all = [...live().values()];
    return all[all.findIndex(({ state }) => state.id === id) + 1];
  }

  return {
    text(built, text) {
      const place = built ?? textPlace(text);
      const words = textCell(place, text, { changed: () => typed(place), left });
      return { kind: 'text', place, words };
    },
    code(built, text) {
      const place = built ?? codePlace(text);
      const id = place.dataset['cell'] ?? '';
      // A cell with a result of the build is treated like one that has run here. An empty one has none.
      const source = built && text.trim() !== '' ? { code: text, all: null } : null;
      const state: CellState = { id, code: text, set: {}, isFresh: false, source, took: 0 };
      const view = cellView(place, text, {
        changed(code) {
          if (!live().has(id) || state.code === code) return;
          Object.assign(state, { code, isFresh: false });
          edited(id);
        },
        run: () => void run(id).then(() => bringResult(place)),
        runOn: () => void run(id).then(() => next(id)?.view.focus()),
        runLong: () => void run(id, LONG_LIMIT),
        stop,
        others: () => [...live().values()].flatMap((one) => (one.state === state ? [] : [one.state.code])),
        async program() {
          const { programOf } = await fetchAtPress(
            'the code that writes the program',
            () => import('#notebook/as-program.ts'),
          );
          const cells = [...live().values()];
          return programOf(
            cells.map((one) => ({ id: one.state.id, code: one.state.code, inputs: one.view.inputsSet() })),
            id,
          );
        },
        set(label: string, value: InputValue) {
          state.set = { ...state.set, [label]: value };
          isSet(id);
        },
      });
      // The inputs of the build work at once: setting one runs the cell.
      if (built) view.offer(readInputs(builtInputs[id]));
      return { kind: 'code', place, live: { state, view } };
    },
  };
}
