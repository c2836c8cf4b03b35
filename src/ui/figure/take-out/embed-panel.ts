import { inWords } from '#english/english.ts';
import { writeState } from '#player/address.ts';
import { entriesOf, plainEntry, queryOf } from '#player/fragment.ts';
import { textSettingsOf } from '#scenarios/scenario.ts';
import { addressQuery } from '#ui/kit/address.ts';
import { linkTo, tooLongWords } from '#ui/kit/copy-link.ts';
import { copyText } from '#ui/kit/copy-text.ts';
import { link } from '#ui/kit/link.ts';
import { make } from '#ui/kit/make.ts';
import { say } from '#ui/kit/parts.ts';
import { frameLines } from '../frame-lines.ts';
import type { FigureEntry } from '../register.ts';
import type { KnownFigure } from '../known-figures.ts';
import { actionButton, statusLine } from './controls.ts';
import type { Panel, Taken } from './panel.ts';

/** The lines that put the figure, as it is now, into another page. */
export function embedPanel(
  { host, title, stretch, signal }: Taken,
  { slug }: FigureEntry,
  known: KnownFigure | null,
): Panel {
  const said = statusLine();
  const lines = make(document, 'textarea', {
    readonly: '',
    rows: '5',
    'aria-label': 'Lines for a page',
    class: 'framed',
  });
  const page = make(document, 'a', { target: '_blank' }, 'The figure’s own page');
  const plays = make(document, 'button', { type: 'button', class: 'switch', role: 'switch', 'aria-checked': 'false' });
  plays.addEventListener('click', () => {
    plays.setAttribute('aria-checked', String(plays.getAttribute('aria-checked') !== 'true'));
    void show();
  });

  function query(): string {
    if (!known) return queryOf(entriesOf(addressQuery()).filter(({ name }) => name.startsWith(`${host.id}.`)));
    const { figure, scenario } = known;
    const state = writeState('', host.id, scenario.choices, figure.state, scenario.zoom, textSettingsOf(scenario));
    if (plays.getAttribute('aria-checked') !== 'true') return state;
    const { from, to, speed } = stretch;
    return queryOf([...entriesOf(state), plainEntry('play', `${from},${to},${speed}`)]);
  }

  async function show(): Promise<void> {
    plays.textContent = `Repeat steps ${inWords(stretch.from)} to ${inWords(stretch.to)}, as marked under Film`;
    const { link: address, tooLong } = await linkTo(host.id, query(), link(`figure/${slug}/`));
    if (signal.aborted) return;
    if (address === null) {
      say(said, tooLongWords('The address', tooLong, 'Take back some of your changes first.'));
      return;
    }
    // Without a state the fragment names a place alone, to which a frame would scroll the page around it.
    lines.value = frameLines(address.includes('?') ? address : (address.split('#')[0] ?? address), title);
    page.href = address;
  }

  return {
    tab: 'Embed',
    content: make(
      document,
      'div',
      { class: 'stack' },
      make(
        document,
        'p',
        { class: 'flush' },
        'Put these lines into a page of your own, and it shows the figure as it is now.',
      ),
      lines,
      ...(known ? [plays] : []),
      make(
        document,
        'div',
        { class: 'row' },
        actionButton('Copy the code', () => void copyText('The code', lines.value).then((words) => say(said, words))),
        page,
        make(document, 'a', { href: link('embed/'), target: '_blank' }, 'How to embed'),
      ),
      said,
    ),
    shown: () => void show(),
  };
}
