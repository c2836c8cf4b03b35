import type { Page } from '@playwright/test';

/** An event of a trace, of which these members are read. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it began, and how long it took, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** How long it kept the processor, in microseconds: a busy machine makes a task late, and not longer. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string } };
}

/** The messages by which the test asks the page. */
const OF_THE_TEST = 'blink.mojom.DevToolsSession';

/**
 * Notes the tasks of the page from now on, by the trace of the browser.
 * @returns a function that returns how long the longest one kept the processor so far, in milliseconds, and ends the notes
 */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser();
  if (!browser) throw new Error('this page has no browser of its own');
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'toplevel', '__metadata'] });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const mains = new Set(
      traceEvents.flatMap(({ name, pid, tid, args }) =>
        name === 'thread_name' && args.name === 'CrRendererMain' ? [`${pid}.${tid}`] : [],
      ),
    );
    const ofMain = traceEvents.filter(({ pid, tid }) => mains.has(`${pid}.${tid}`));
    // A test that looks for a text among four hundred buttons keeps the page busy itself.
    const asked = ofMain.filter(({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === OF_THE_TEST);
    const isOfTest = ({ pid, tid, ts, dur = 0 }: TraceEvent): boolean =>
      asked.some((one) => one.pid === pid && one.tid === tid && ts <= one.ts && one.ts <= ts + dur);
    const tasks = ofMain.flatMap((event) =>
      event.name.endsWith('RunTask') && event.tdur !== undefined && !isOfTest(event) ? [event.tdur / 1_000] : [],
    );
    if (tasks.length === 0) throw new Error('the trace has no task of the page');
    return Math.max(...tasks);
  };
}
