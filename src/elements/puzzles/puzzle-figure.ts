import { scenarioNamed } from '../../scenarios/index.ts';
import { defineLazy } from '../page/lazy-element.ts';

/** Runs the scenario that the markup names, with the usual pictures. */
defineLazy('puzzle-figure', async (host) => {
  const [{ mountFigure }, { usualPictures }, scenario] = await Promise.all([
    import('../figure/mount-figure.ts'),
    import('./usual-pictures.ts'),
    scenarioNamed(host.dataset['scenario'] ?? ''),
  ]);
  const isSmall = scenario.matrix === 'small';
  const small = isSmall ? await import('../matrix/small-matrix.ts') : undefined;
  const pictures = usualPictures(scenario, small?.smallMatrix);
  return (figure, signal) => mountFigure(figure, { scenario, pictures }, signal);
});
