import type { Scenario } from '#scenarios/scenario.ts';
import { usualPictures } from '#ui/explore/usual-pictures.ts';
import { treeDoor } from '#ui/explore/tree/tree-door.ts';
import { knownFigure } from '#ui/figure/known-figures.ts';
import { wiring } from '#ui/kit/wiring.ts';
import type { MoveBoth } from './move-both.ts';
import { type MountedFigure, mountFigure } from '#ui/figure/mount-figure.ts';

/** Wires the standard figure on one of the two runs, which `both` may move together. */
export async function mountTracedFigure(
  host: HTMLElement,
  scenario: Scenario,
  signal: AbortSignal,
  both: Pick<MoveBoth, 'lead' | 'drawn'>,
): Promise<MountedFigure> {
  await mountFigure(host, signal, {
    scenario,
    pictures: (place, figure, until) => [
      ...usualPictures(scenario)(place, figure, until),
      treeDoor(place, figure, until),
      () => both.drawn(figure()),
    ],
  });
  host.dataset['ready'] = '';
  const known = knownFigure(host);
  if (!known) throw new Error(`the figure ${host.id} has not been mounted`);
  const { figure } = known;
  const { on } = wiring(host, signal);
  for (const type of ['pointerdown', 'keydown'] as const) on(host, type, () => both.lead(figure), { capture: true });
  return figure;
}
