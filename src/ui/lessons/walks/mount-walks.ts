import type { RandomWalk } from '#dlx/estimate.ts';
import { drawEstimates, drawWalkedTree } from '#pictures/walks/draw.ts';
import { about, estimateWords, walksView, walkWords } from '#pictures/walks/view.ts';
import type { Settings } from '#player/address.ts';
import { inFigures, inWords } from '#english/english.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { onceAFrame } from '#ui/kit/once-a-frame.ts';
import { ownSettings } from '#ui/kit/own-settings.ts';
import { setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { mountSeed } from '../kit/seed.ts';
import { createWalks } from './walks.ts';
import { MOST_WALKS, WALKED, walksWritten } from './walks-standard.ts';
import { make } from '#ui/kit/make.ts';

/** The table lists this many of the last walks. */
const IN_TABLE = 20;

/** Random walks down a tree, started by the reader; the address keeps the seed and their number. */
export function mountWalks(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const tree = part('tree', SVGSVGElement);
  const chart = part('estimates', SVGSVGElement);
  const notice = part('notice', HTMLElement);
  const said = part('said', HTMLElement);
  const table = part('walks', HTMLElement);
  const seed = part('seed', HTMLInputElement);
  const choices = { problem: [...WALKED], tree: ['hidden', 'shown'] };

  const own = ownSettings(host, choices, walksWritten);
  let walks = begin();

  function begin(): ReturnType<typeof createWalks> {
    return createWalks(own.now['problem'] ?? '', Number(own.now['seed']));
  }

  const draw = onceAFrame(() => {
    walks.takeUpTo(Number(own.now['taken']));
    const isShown = own.now['tree'] === 'shown';
    const truth = isShown ? walks.truth() : {};
    const view = walksView(walks.walks, walks.estimate, walks.deepest, truth);
    drawWalkedTree(tree, view, { id: `${host.id}-tree`, title: titleOf(tree) });
    drawEstimates(chart, view, { id: `${host.id}-estimates`, title: titleOf(chart) });
    const last = walks.walks.at(-1);
    const parts = [
      last ? `Walk ${inWords(walks.walks.length)}. ${walkWords(last)}` : '',
      estimateWords(walks.estimate),
      view.truth === null ? '' : `The tree has ${inFigures(view.truth, 'node')}.`,
    ];
    setText(said, parts.filter((words) => words !== '').join(' '));
    writeTable(table, walks.walks);
    const isFull = walks.walks.length >= MOST_WALKS;
    for (const button of taking) setDisabled(button, isFull);
    setDisabled(clear, walks.walks.length === 0);
    host.dataset['taken'] = String(walks.walks.length);
  }, signal);

  function change(changed: Settings): void {
    own.set(changed);
    draw();
  }

  /** Starts with another tree or another seed, and no walks. */
  function beginAnew(changed: Settings): void {
    change({ ...changed, taken: '0', tree: 'hidden' });
    walks = begin();
    controls.update(own.now);
  }

  const take = (more: number): void => change({ taken: String(Math.min(MOST_WALKS, Number(own.now['taken']) + more)) });
  const taking = [press('walk', () => take(1)), press('ten', () => take(10)), press('hundred', () => take(100))];
  const clear = press('clear', () => beginAnew({}));
  const controls = mountSettings(host, signal, (name, value) =>
    name === 'problem' ? beginAnew({ problem: value }) : change({ [name]: value }),
  );
  controls.update(own.now);
  mountSeed(seed, notice, own.now['seed'] ?? '', signal, (value) => beginAnew({ seed: value }));
  draw();
}

function writeTable(body: HTMLElement, walks: readonly RandomWalk[]): void {
  const rows = walks.slice(-IN_TABLE).map(({ path, end, nodes }, index) => {
    const number = Math.max(0, walks.length - IN_TABLE) + index + 1;
    const degrees = path.map(({ degree }) => degree).filter((degree) => degree > 0);
    const cells = [inWords(number), degrees.join(' · '), end, about(nodes)];
    return make(document, 'tr', {}, ...cells.map((words) => make(document, 'td', {}, words)));
  });
  body.replaceChildren(...rows);
}

function titleOf(picture: SVGSVGElement): string {
  return picture.getAttribute('aria-label') ?? '';
}
