import { messageOf } from '#english/english.ts';
import { make } from '#ui/kit/make.ts';
import { say } from '#ui/kit/parts.ts';
import { saveFile } from '#ui/kit/save-file.ts';
import { knownFigure } from '../known-figures.ts';
import { actionButton, choice, statusLine } from './controls.ts';
import type { Panel, Taken } from './panel.ts';
import { paint, pngOf, svgText } from './picture-file.ts';
import { sourcesOf } from './sources.ts';

/** The preview is painted this wide, in pixels. */
const PREVIEW = 640;

/** The picture of this moment, in this theme: as SVG, as PNG, and to the clipboard; null for a figure without one. */
export function picturePanel({ host, title, name, signal }: Taken): Panel | null {
  const sources = sourcesOf(host, title);
  if (sources.length === 0) return null;
  const said = statusLine();
  const preview = make(document, 'div', { class: 'take-out-preview' });
  const step = knownFigure(host)?.figure.player.step;
  const file = step === undefined ? name : `${name}-step-${step}`;
  const options = sources.map(({ name: text }, index) => ({ value: String(index), text }));
  const { select, field } = choice('Picture', options, () => void show());
  field.hidden = sources.length < 2;
  const chosen = () => sources[Number(select.value)];

  async function act(words: string, work: () => Promise<void> | void): Promise<void> {
    try {
      await work();
      say(said, words);
    } catch (error) {
      say(said, `That did not work: ${messageOf(error)}.`);
    }
  }

  const svg = actionButton('Save as SVG', () => {
    const source = chosen();
    if (!source) return;
    void act(`Saved as ${file}.svg.`, () =>
      saveFile(`${file}.svg`, new Blob([svgText(source.sheet())], { type: 'image/svg+xml' })),
    );
  });
  const png = actionButton('Save as PNG', () => {
    const source = chosen();
    if (!source) return;
    void act(`Saved as ${file}.png.`, async () => saveFile(`${file}.png`, await pngOf(source.sheet())));
  });
  const canCopy = 'ClipboardItem' in window && 'clipboard' in navigator && 'write' in navigator.clipboard;
  const copy = actionButton('Copy', () => {
    const source = chosen();
    if (!source) return;
    // The browser waits for the picture itself: after a wait of ours it would no longer take this for a press.
    void act('The picture is copied.', () =>
      navigator.clipboard.write([new ClipboardItem({ 'image/png': pngOf(source.sheet()) })]),
    );
  });
  copy.disabled = !canCopy;

  async function show(): Promise<void> {
    const source = chosen();
    svg.disabled = !source?.isDrawn;
    if (!source) return;
    if (!source.isDrawn) say(said, 'This picture is made of pixels, so it can only be saved as PNG.');
    else if (!canCopy) say(said, 'This browser does not let pages copy pictures. Save the picture instead.');
    else say(said, '');
    try {
      const canvas = await paint(source.sheet(), PREVIEW);
      if (signal.aborted) return;
      canvas.setAttribute('role', 'img');
      canvas.setAttribute('aria-label', `${source.name}, as it will be saved`);
      preview.replaceChildren(canvas);
    } catch (error) {
      say(said, `The picture cannot be shown: ${messageOf(error)}.`);
    }
  }

  return {
    tab: 'Picture',
    content: make(
      document,
      'div',
      { class: 'stack' },
      preview,
      make(document, 'div', { class: 'row' }, field, svg, png, copy),
      said,
    ),
    shown: () => void show(),
  };
}
