import { mountLab } from '../kit/lab.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part, setText } from '#ui/kit/parts.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { SMALL_COVERS_STANDARD } from './small-covers-standard.ts';

/** All covers of the 3×3 board at once; with the secondary columns on, those that cross are marked. */
export function mountSmallCovers(host: HTMLElement, signal: AbortSignal): void {
  const words = part(host, 'words', HTMLElement);
  const groups = Array.from(host.querySelectorAll<HTMLElement>('[data-pieces]'));
  const sets = groups.map(({ dataset }) => dataset['pieces'] ?? '');
  let isFirst = true;

  const draw = async ([pieces = '', secondary = '']: readonly string[]): Promise<void> => {
    controls.update({ pieces, secondary });
    for (const group of groups) group.hidden = group.dataset['pieces'] !== pieces;
    // The picture of the build is right, so the solver is fetched only for a change.
    const isAsBuilt = isFirst && [pieces, secondary].join() === SMALL_COVERS_STANDARD.join();
    isFirst = false;
    if (isAsBuilt) return;
    const { solveSmall, smallCoversWords } = await fetchPart(
      host,
      'the solver',
      () => import('./small-covers-run.ts'),
      signal,
    );
    if (signal.aborted || lab.items.join() !== [pieces, secondary].join()) return;
    const run = solveSmall(pieces, secondary === 'on');
    const shown = groups.find(({ hidden }) => !hidden);
    for (const cover of shown?.querySelectorAll<HTMLElement>('[data-cover]') ?? []) {
      const isOut = !run.found.has(cover.dataset['cover'] ?? '');
      cover.classList.toggle('is-out', isOut);
      setText(cover.querySelector('[data-part="out"]'), isOut ? ' No longer found.' : '');
    }
    setText(words, smallCoversWords(run));
  };

  const lab = mountLab(host, signal, {
    name: 'covers',
    noun: 'choice',
    standard: SMALL_COVERS_STANDARD,
    accepts: ([pieces = '', secondary = '', ...rest]) =>
      sets.includes(pieces) && ['on', 'off'].includes(secondary) && rest.length === 0,
    draw: (items) => void draw(items),
  });
  const controls = mountSettings(host, signal, (name, value) => {
    const [pieces = '', secondary = ''] = lab.items;
    lab.set(name === 'pieces' ? [value, secondary] : [pieces, value]);
  });
}
