import { scenarioNamed } from '#scenarios/index.ts';
import { defineAtSight } from '#ui/kit/element-at-sight.ts';
import { fetchPart } from '#ui/kit/fetch-part.ts';
import { part } from '#ui/kit/parts.ts';

/** Runs the scenario that the markup names, with the usual pictures and a small tree. */
defineAtSight('counted-figure', async (host) => {
  const [{ mountFigure }, { usualPictures }, { pictureAtTouch }, scenario] = await Promise.all([
    import('#ui/figure/mount-figure.ts'),
    import('#ui/explore/usual-pictures.ts'),
    import('#ui/figure/picture-at-touch.ts'),
    scenarioNamed(host.dataset['scenario'] ?? ''),
  ]);
  const usual = usualPictures(scenario);
  return (element, signal) =>
    mountFigure(element, signal, {
      scenario,
      pictures: (own, figure, ended) => [
        ...usual(own, figure, ended),
        pictureAtTouch(own, part(own, 'tree', SVGSVGElement), ended, async () => {
          const load = () => import('#ui/explore/tree/tree-picture.ts');
          return (await fetchPart(own, 'the search tree', load, ended)).smallTree(own, figure, ended);
        }),
      ],
    });
});
