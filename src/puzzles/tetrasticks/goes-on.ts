import type { AllBoards } from './all-boards.ts';
import { readPlacements } from './all-boards.ts';
import { type Placement, placementName } from './placements.ts';
import type { RestProblem } from './rest-problem.ts';
import { type Sketch, SKETCH_SIZE } from './sketch.ts';
import { imagesOf } from './symmetry.ts';

/**
 * All solutions that go on from a sketch, as rows of what it leaves, from the boards that are kept and their images: no
 * search. None where crossings are allowed, since covers with crossings are not kept.
 *
 * @yields for each board that is kept those of its images that go on from the sketch
 */
export function* solutionsFrom(
  { omitted }: Pick<AllBoards, 'omitted'>,
  sketch: Sketch,
  rest: Pick<RestProblem, 'rowNames'>,
): Generator<number[][], void> {
  const kept = omitted[sketch.omitted];
  if (!sketch.secondary || !kept) return;
  const imagesOfPlacement = namesUnderSymmetries();
  const laid = sketch.placements.map(placementName);
  const rows = new Map(rest.rowNames.map((name, row) => [name, row]));
  for (const text of kept.boards) {
    const images = readPlacements(sketch.omitted, text).map(imagesOfPlacement);
    const [first = []] = images;
    yield first.flatMap((_, symmetry) => {
      const names = images.map((each) => each[symmetry] ?? '');
      if (!laid.every((name) => names.includes(name))) return [];
      return [names.flatMap((name) => rows.get(name) ?? []).sort((a, b) => a - b)];
    });
  }
}

/** What a placement is called under each symmetry of the board; each is worked out once. */
function namesUnderSymmetries(): (placement: Placement) => readonly string[] {
  const known = new Map<Placement, readonly string[]>();
  return (placement) => {
    const before = known.get(placement);
    if (before) return before;
    const names = imagesOf({ ...SKETCH_SIZE, placements: [placement] }).flatMap(({ placements }) =>
      placements.map(placementName),
    );
    known.set(placement, names);
    return names;
  };
}
