/**
 * Shows one stage of a topic at a time: the one that the address names, `#fill` or `#fill?fill.matrix=…`, else the first.
 * Marks those that have been climbed on this device (`ui/kit/kept-answers.ts`). Runs before the stages are parsed, so
 * that none is seen and then hidden.
 */
const ownScript = document.currentScript;
const stepper = ownScript?.previousElementSibling;
const stages = ownScript?.parentElement;
const stageLinks = [...(stepper?.querySelectorAll('a') ?? [])];
/** The visit that an entry of the tab’s history belongs to; a reload goes on with it. */
type Entry = { readonly stages?: number } | null;
const visit = (history.state as Entry)?.stages ?? Date.now();
let shownStage: HTMLAnchorElement | undefined;

/** Shows the stage that the address names. Returns its link, unless it is shown already. */
function showStage(): HTMLAnchorElement | undefined {
  // What is in a stage has ids such as `fill-title`.
  const [place] = location.hash.split(/[?-]/);
  const asked = stageLinks.find(({ hash }) => hash === place) ?? (place ? shownStage : null) ?? stageLinks[0];
  if (!asked || !stages || asked === shownStage) return undefined;
  shownStage?.removeAttribute('aria-current');
  asked.ariaCurrent = 'step';
  stages.dataset['stage'] = asked.hash.slice(1);
  shownStage = asked;
  return asked;
}

function markClimbed(): void {
  let kept = '';
  try {
    kept = localStorage.getItem(ownScript?.dataset['key'] ?? '') ?? '';
  } catch {
    // Storage is switched off.
  }
  const answers = new URLSearchParams(kept);
  for (const link of stageLinks) {
    link.toggleAttribute('data-climbed', answers.get(link.dataset['rung'] ?? '') === 'right');
  }
}

/** Marks the entry of the history as one of this visit. */
function ofVisit(address?: string): void {
  history.replaceState({ ...(history.state as object | null), stages: visit }, '', address);
}

showStage();
ofVisit();
markClimbed();
for (const type of ['answered', 'storage', 'pageshow']) addEventListener(type, markClimbed);
addEventListener('hashchange', ({ oldURL }) => {
  const shown = showStage();
  const [place, query] = location.hash.split('?');
  // Back to another stage keeps what was done meanwhile; a link to another state is another visit.
  if ((history.state as Entry)?.stages === visit) {
    ofVisit(`${place || stageLinks[0]?.hash}${oldURL.replace(/^[^#]*#?[^?]*/, '')}`);
  } else if (query === undefined) ofVisit();
  shown?.focus({ preventScroll: true });
  if (shown) stepper?.scrollIntoView({ block: 'nearest' });
});
