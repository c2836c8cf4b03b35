import type { Scenario } from '#scenarios/scenario.ts';
import { usualPictures } from '#ui/explore/usual-pictures.ts';
import { treeDoor } from '#ui/explore/tree/tree-door.ts';
import { knownFigure } from '#ui/figure/known-figures.ts';
import { type MountedFigure, mountFigure } from '#ui/figure/mount-figure.ts';

/** Wires the standard figure on one of the two runs. */
export async function mountTracedFigure(
  host: HTMLElement,
  scenario: Scenario,
  signal: AbortSignal,
): Promise<MountedFigure> {
  await mountFigure(host, signal, {
    scenario,
    pictures: (place, figure, until) => [
      ...usualPictures(scenario)(place, figure, until),
      treeDoor(place, figure, until),
    ],
  });
  host.dataset['ready'] = '';
  const known = knownFigure(host);
  if (!known) throw new Error(`the figure ${host.id} has not been mounted`);
  return known.figure;
}
