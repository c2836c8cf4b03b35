/** The plan of an hour that the wall follows, if the address names one. */
import { plannedIn, type PlanPlace } from '#ui/figure/page-view.ts';
import { addressQuery } from '#ui/kit/address.ts';
import { link } from '#ui/kit/link.ts';

export interface FollowedPlan extends PlanPlace {
  /** How many things it shows; null while that is not known. */
  length(): number | null;
  /** Goes to the next thing that it shows, or the one before. Resolves to words why not, or to none. */
  go(by: 1 | -1): Promise<string>;
  /** Goes back to the page of the plans. */
  leave(): void;
}

/** Returns the plan of the address, or null. `known` is called once its length is known. */
export function followedPlan(known: () => void): FollowedPlan | null {
  const place = plannedIn(addressQuery());
  if (!place) return null;
  const { plan, at } = place;
  let paths: readonly string[] | null = null;
  const coming = fetchPaths(plan).then((found) => {
    paths = found;
    known();
  });
  // A press says what is missing.
  coming.catch(() => undefined);

  return {
    plan,
    at,
    length: () => paths?.length ?? null,
    async go(by) {
      try {
        await coming;
      } catch {
        return 'The plan could not be fetched. Press Leave to return to it.';
      }
      const to = paths?.[at + by];
      if (to === undefined) return by > 0 ? 'This is the end of the plan.' : 'This is the beginning of the plan.';
      location.assign(link(to));
      return '';
    },
    leave: () => location.assign(link(`teach/#${plan}`)),
  };
}

async function fetchPaths(plan: string): Promise<readonly string[]> {
  const answer = await fetch(link('plans.json'));
  const all = (await answer.json()) as Readonly<Record<string, readonly string[]>>;
  const paths = Object.hasOwn(all, plan) ? all[plan] : undefined;
  if (!answer.ok || !paths) throw new RangeError(`there is no plan ${plan}`);
  return paths;
}
