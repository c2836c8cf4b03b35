/** What the reader sees of a long run's tree: the window, and the summary that is known of it. */
import { type IcicleLayout, type Range, type Size, icicleLayout, isWhole, windowOf } from '#pictures/tree/icicle.ts';
import type { Recording, Zoom } from '#history/index.ts';
import { positionOf } from '#history/frame.ts';
import type { TreeWindow } from '#history/tree-assembly.ts';
import { type TreeSummary, type TreeSurvey, surveyTree } from '#history/tree-survey.ts';

/** Milliseconds of an animation frame that walking the search may take. */
const SLICE_MS = 8;
/** Milliseconds between two new summaries while the picture is refined, and while the run grows. */
const REFINED_MS = 150;
const GROWN_MS = 400;

/** `changed` is called when there is more to show, from an animation frame or a timer. */
export function createTreeSight(changed: () => void) {
  let survey: TreeSurvey | null = null;
  let range: Range = { from: 0, to: 1 };
  let last = 0;
  let known: { summary: TreeSummary; layout: IcicleLayout; at: number; events: number } | null = null;
  let ticket = 0;
  let then = 0;
  let timer = 0;
  let delay = 0;

  /** Refines the summary, a slice in each animation frame, and shows the result from time to time. */
  function refine(): void {
    ticket = 0;
    if (!survey || !known) return;
    const before = performance.now();
    const isDone = survey.refine(known.summary.window, () => performance.now() - before > SLICE_MS);
    if (isDone || before - then > REFINED_MS) {
      then = before;
      known = { ...known, at: -Infinity };
      changed();
    }
    if (!isDone) ticket = requestAnimationFrame(refine);
  }

  function refineLater(): void {
    cancelAnimationFrame(ticket);
    ticket = 0;
    clearTimeout(delay);
    delay = window.setTimeout(refineSoon, 2 * GROWN_MS);
  }

  function refineSoon(): void {
    clearTimeout(delay);
    if (ticket === 0) {
      then = performance.now();
      ticket = requestAnimationFrame(refine);
    }
  }

  /** Shows the end of a run that has stopped growing, too. */
  function changeSoon(): void {
    if (timer !== 0) return;
    timer = window.setTimeout(() => {
      timer = 0;
      changed();
    }, GROWN_MS);
  }

  function isSame(a: TreeWindow, b: TreeWindow): boolean {
    return a.from === b.from && a.to === b.to && a.pixels === b.pixels;
  }

  return {
    get range(): Range {
      return range;
    },
    get last(): number {
      return last;
    },
    look(next: Range): void {
      range = next;
    },
    /** Takes a recording, or the same one that has grown, at a zoom. */
    take(recording: Recording, zoom: Zoom): void {
      const end = recording.lastStep(zoom);
      if (survey?.recording !== recording) {
        range = { from: 0, to: end };
        known = null;
      } else if (survey.zoom !== zoom) {
        const there = (position: number): number => {
          const step = Math.max(0, Math.min(Math.round(position), last));
          return positionOf(recording.seek(step, survey?.zoom ?? zoom), zoom);
        };
        range = isWhole(range, last) ? { from: 0, to: end } : { from: there(range.from), to: there(range.to) };
        known = null;
      } else {
        if (isWhole(range, last)) range = { from: 0, to: end };
        last = end;
        return;
      }
      survey = surveyTree(recording, zoom);
      last = end;
    },
    /** The layout and the summary to paint; null when there is no room, or no run. */
    scene(size: Size): { readonly layout: IcicleLayout; readonly summary: TreeSummary } | null {
      if (!survey || last === 0 || size.width < 60 || size.height < 60) return null;
      const { totals, finished } = survey.recording;
      const layout = icicleLayout(size, totals.profile.length);
      const wanted = windowOf(range, layout);
      const now = performance.now();
      const isStale = !known || !isSame(known.summary.window, wanted) || known.events !== totals.events;
      const isGrowing = known && !finished && isWhole(range, last);
      const isSoonEnough = isGrowing && now - known!.at < GROWN_MS && known!.layout.width === size.width;
      if (known && !isStale && known.at > -Infinity) return known;
      if (known && isSoonEnough) {
        changeSoon();
        return known;
      }
      const summary = survey.summary(wanted);
      const hasGrown = known !== null && known.events !== totals.events && !finished;
      known = { summary, layout, at: now, events: totals.events };
      // A run that has just grown will soon grow again, which would make the refinement useless.
      if (hasGrown) refineLater();
      else if (isStale) refineSoon();
      return known;
    },
    stop(): void {
      cancelAnimationFrame(ticket);
      clearTimeout(timer);
      clearTimeout(delay);
      ticket = 0;
      survey = null;
    },
  };
}
