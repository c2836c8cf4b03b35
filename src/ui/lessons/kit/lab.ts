import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { type SequenceFormat, readSequence, writeSequence } from './sequence.ts';
import { addressQuery, writeQuery } from '#ui/kit/address.ts';

export interface Lab {
  readonly items: readonly string[];
  /** Adds one more item, after which there is nothing to redo. */
  add(item: string): void;
  /** Replaces all items. */
  set(items: readonly string[]): void;
  undo(): void;
  redo(): void;
}

interface LabOptions extends SequenceFormat {
  /** How many of the first items Undo and Reset leave alone. Default: 0. */
  readonly fixed?: number;
  draw(items: readonly string[]): void;
}

/**
 * What all labs share: the sequence of the reader's actions, which is kept in the address, with Undo, Redo and Reset,
 * and a notice for a damaged link.
 */
export function mountLab(host: HTMLElement, signal: AbortSignal, options: LabOptions): Lab {
  const { part, press } = wiring(host, signal);
  const { fixed = 0, draw } = options;
  const notice = part('notice', HTMLElement);
  const read = readSequence(addressQuery(), host.id, options);
  let { items } = read;
  let undone: readonly string[] = [];
  setText(notice, read.problem);
  notice.hidden = read.problem === '';

  function show(): void {
    draw(items);
    setDisabled(undo, items.length <= fixed);
    setDisabled(redo, undone.length === 0);
    setDisabled(reset, items.length <= fixed);
  }

  function change(to: readonly string[], back: readonly string[]): void {
    items = to;
    undone = back;
    const query = writeSequence(addressQuery(), host.id, options, items);
    writeQuery(host.id, query);
    show();
  }

  function goBack(): void {
    const last = items.at(-1);
    if (last !== undefined && items.length > fixed) change(items.slice(0, -1), [last, ...undone]);
  }

  function goOn(): void {
    const [next, ...rest] = undone;
    if (next !== undefined) change([...items, next], rest);
  }

  const undo = press('undo', goBack);
  const redo = press('redo', goOn);
  const reset = press('reset', () => change(items.slice(0, fixed), []));
  // The first drawing waits until the caller has the returned lab, because `draw` may use it.
  queueMicrotask(() => {
    if (!signal.aborted) show();
  });
  return {
    get items() {
      return items;
    },
    add: (item) => change([...items, item], []),
    set: (to) => change(to, []),
    undo: goBack,
    redo: goOn,
  };
}
