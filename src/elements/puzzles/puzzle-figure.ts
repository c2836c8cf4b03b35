import { scenarioNamed } from '../../scenarios/index.ts';
import { defineLazy } from '../page/lazy-element.ts';

/** Runs the scenario that the markup names, with the usual pictures. */
defineLazy('puzzle-figure', async (host) => {
  const [{ mountFigure, usualPictures }, scenario] = await Promise.all([
    import('./puzzle-figure-door.ts'),
    scenarioNamed(host.dataset['scenario'] ?? ''),
  ]);
  const pictures = usualPictures(scenario);
  return (figure, signal) => mountFigure(figure, { scenario, pictures }, signal);
});
