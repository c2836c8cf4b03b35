import type { Page } from '@playwright/test';

/** An event of a trace, of which these members are read. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** How long it kept the processor, in microseconds: a busy machine makes a task late, and not longer. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

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
    const tasks = traceEvents.flatMap(({ name, pid, tid, tdur }) =>
      name.endsWith('RunTask') && mains.has(`${pid}.${tid}`) && tdur !== undefined ? [tdur / 1_000] : [],
    );
    if (tasks.length === 0) throw new Error('the trace has no task of the page');
    return Math.max(...tasks);
  };
}
