import { counted, inWords } from '#english/english.ts';
import { plainEntry, queryOf } from '#player/fragment.ts';
import { readText, writeText } from '#ui/kit/address-text.ts';
import { copyLink, tooLongWords } from '#ui/kit/copy-link.ts';
import { recall, remember } from '#ui/kit/device.ts';
import { part, say } from '#ui/kit/parts.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { MOST_KEPT, TRACE } from './trace-name.ts';

export interface TraceText {
  /** The text of the build. */
  readonly begun: string;
  /** Selects a line of the text, if that is what was read. */
  mark(line: number): void;
  /** Shows the trace of the address, or the one that this device keeps, if there is one. */
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
  read: (trace: Blob | string, name: string) => void,
  signal: AbortSignal,
): TraceText {
  const { press, on } = wiring(host, signal);
  const field = part(host, 'text', HTMLTextAreaElement);
  const kept = part(host, 'kept', HTMLElement);
  const input = part(host, 'file', HTMLInputElement);
  const examples = JSON.parse(part(host, 'examples', HTMLScriptElement).textContent) as Record<string, string>;
  const begun = field.defaultValue;
  /** What came with the address of the page: somebody else’s, perhaps, so it never replaces the reader’s own. */
  const linked = readText(host, 'text');
  /** The reader's own text, while something else stands in the field. */
  let own: string | null = null;
  /** True while the field has what was read last. */
  let isShown = true;
  /** What was too long for the field and read as it is, by its name, while it is shown. */
  let unwritten: string | null = null;

  const isGiven = (text: string): boolean => text === linked || Object.values(examples).includes(text);

  function keep(): void {
    const { value } = field;
    if (isGiven(value) || value === '') return;
    const isTooLong = value.length > MOST_KEPT;
    const why = isTooLong
      ? `A trace of ${inWords(value.length)} characters is too long to be kept here.`
      : 'This trace could not be kept on this device.';
    say(kept, !isTooLong && remember(TRACE, value) ? 'Kept on this device.' : `${why} Save it as a file.`);
  }

  /** Puts another text into the field; the reader's own can be brought back. */
  function replace(text: string): void {
    if (field.value !== '' && !isGiven(field.value)) own = field.value;
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
    unwritten = null;
    keep();
    // The address has the trace of a link while that is shown, and no other.
    if (linked !== null && field.value !== linked) writeText(host, 'text', null);
    read(field.value, 'the trace');
  }

  /** Reads what is too long for the field. */
  function readUnwritten(trace: Blob | string, name: string, subject = name): void {
    isShown = false;
    unwritten = subject;
    say(kept, `${subject} is too long for the field: it is read as it is, and not kept.`);
    read(trace, name);
  }

  function openFile(opened: File): void {
    if (opened.size > MOST_KEPT) {
      readUnwritten(opened, opened.name);
      return;
    }
    void opened.text().then(
      (text) => {
        if (signal.aborted) return;
        replace(text);
        show();
      },
      () => say(kept, `The file ${opened.name} could not be opened; choose it again.`),
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
  press('save', () => saveFile('trace.jsonl', field.value));
  press('copy-link', () => {
    if (unwritten !== null) {
      say(kept, `${unwritten} is too long for a link. Send it as a file.`);
      return;
    }
    const { value } = field;
    if (value.length > MOST_KEPT) {
      say(kept, tooLongWords('The link to this trace', value));
      return;
    }
    const query = queryOf([plainEntry(`${host.id}.text`, value)]);
    void copyLink('The link to this trace', host.id, query).then((words) => {
      if (!signal.aborted) say(kept, words);
    });
  });
  on(input, 'change', () => {
    const [chosen] = input.files ?? [];
    if (chosen) openFile(chosen);
    input.value = '';
  });
  on(field, 'input', () => {
    isShown = false;
    unwritten = null;
    own = null;
    showBack();
  });
  on(field, 'change', keep);
  on(window, 'pagehide', keep);
  on(field, 'paste', (event) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    if (pasted.length <= MOST_KEPT) return;
    event.preventDefault();
    readUnwritten(pasted, 'the pasted text', 'The pasted text');
  });
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
      if (field.value === begun && linked !== null) {
        own = draft === linked ? null : draft;
        field.value = linked;
        showBack();
        show();
        say(
          kept,
          own === null ? 'The trace from the link is shown.' : 'The trace from the link is shown; yours is kept.',
        );
        return;
      }
      if (field.value === begun && draft !== null) field.value = draft;
      if (field.value === begun) return;
      say(kept, `Your trace of ${counted(field.value.trimEnd().split('\n').length, 'line')} is back.`);
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
