import { counted, inWords } from '#english/english.ts';
import { recall, remember } from '#ui/kit/device.ts';
import { part, say } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { MOST_KEPT, TRACE } from './trace-name.ts';

export interface TraceText {
  /** The text of the build. */
  readonly begun: string;
  /** Selects a line of the text, if that is what was read. */
  mark(line: number): void;
  /** Shows the trace that this device keeps, if it keeps one. */
  bringBack(): void;
}

/**
 * The field of a trace, its files and its examples. A trace of the reader's own is kept on this device; an example does
 * not replace it there, and one press brings it back.
 *
 * @param read called with what is to be read, and its name in sentences
 */
export function mountTraceText(
  host: HTMLElement,
  read: (trace: Blob, name: string) => void,
  signal: AbortSignal,
): TraceText {
  const { press, on } = wiring(host, signal);
  const field = part(host, 'text', HTMLTextAreaElement);
  const kept = part(host, 'kept', HTMLElement);
  const input = part(host, 'file', HTMLInputElement);
  const examples = JSON.parse(part(host, 'examples', HTMLScriptElement).textContent) as Record<string, string>;
  const begun = field.defaultValue;
  /** The reader's own text, while something else stands in the field. */
  let own: string | null = null;
  /** True while the field has what was read last. */
  let isShown = true;

  const isExample = (text: string): boolean => Object.values(examples).includes(text);

  function keep(): void {
    const { value } = field;
    if (isExample(value) || value === '') return;
    const isKept = value.length <= MOST_KEPT && remember(TRACE, value);
    say(
      kept,
      isKept
        ? 'Kept on this device.'
        : `A trace of ${inWords(value.length)} characters is too long to be kept here. Keep it as a file.`,
    );
  }

  /** Puts another text into the field; the reader's own can be brought back. */
  function replace(text: string): void {
    if (field.value !== '' && !isExample(field.value)) own = field.value;
    field.value = text;
    field.scrollTo(0, 0);
    showBack();
  }

  const back = press('back', () => {
    if (own === null) return;
    field.value = own;
    own = null;
    showBack();
    show();
    field.focus();
  });

  function showBack(): void {
    if (back) back.hidden = own === null;
  }

  function show(): void {
    isShown = true;
    keep();
    read(new Blob([field.value]), 'the trace');
  }

  function openFile(file: File): void {
    if (file.size > MOST_KEPT) {
      isShown = false;
      say(kept, `${file.name} is read as it is, without being written into the field or kept.`);
      read(file, file.name);
      return;
    }
    void file.text().then(
      (text) => {
        if (signal.aborted) return;
        replace(text);
        show();
      },
      () => say(kept, `The file ${file.name} could not be opened; choose it again.`),
    );
  }

  press('show', show);
  for (const [id, text] of Object.entries(examples)) {
    press(`example-${id}`, () => {
      replace(text);
      say(kept, '');
      show();
    });
  }
  press('open-file', () => input.click());
  on(input, 'change', () => {
    const [file] = input.files ?? [];
    if (file) openFile(file);
    input.value = '';
  });
  on(field, 'input', () => {
    isShown = false;
    own = null;
    showBack();
  });
  on(field, 'change', keep);
  on(window, 'pagehide', keep);
  on(field, 'keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    show();
  });
  mountDrop(host, openFile, signal);

  return {
    begun,
    mark(line) {
      if (!isShown) return;
      const lines = field.value.split('\n');
      const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
      field.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0));
      field.scrollTop = Math.max(0, line - 4) * parseFloat(getComputedStyle(field).lineHeight);
    },
    bringBack() {
      const draft = recall(TRACE);
      // What has been typed before this code came is the reader's latest.
      if (field.value === begun && draft !== null) field.value = draft;
      if (field.value === begun) return;
      say(kept, `Your trace of ${counted(field.value.split('\n').length, 'line')} is back.`);
      show();
    },
  };
}

/** A file that is dropped anywhere on the tool is opened. */
function mountDrop(host: HTMLElement, open: (file: File) => void, signal: AbortSignal): void {
  const { on } = wiring(host, signal);
  on(host, 'dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  on(host, 'drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    open(file);
  });
}
