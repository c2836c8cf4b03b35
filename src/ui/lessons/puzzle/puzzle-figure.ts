import { scenarioNamed } from '#scenarios/index.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';

/** Runs the scenario that the markup names, with the usual pictures. */
defineAtSight('puzzle-figure', async (host) => {
  const [{ mountFigure }, { explainedPictures }, scenario] = await Promise.all([
    import('#ui/figure/mount-figure.ts'),
    import('#ui/explore/explained-pictures.ts'),
    scenarioNamed(host.dataset['scenario'] ?? ''),
  ]);
  const pictures = explainedPictures(scenario);
  return (figure, signal) => mountFigure(figure, signal, { scenario, pictures });
});
