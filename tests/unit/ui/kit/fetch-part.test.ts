import { parseHTML } from 'linkedom';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAtPress, fetchPart } from '#ui/kit/fetch-part.ts';
import { openTask, openWorker } from '#ui/kit/worker.ts';

const gone = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
const notFound = (): Promise<Response> => Promise.resolve(new Response('Not found', { status: 404 }));
const there = (): Promise<Response> => Promise.resolve(new Response('export {};'));

const network = vi.fn(there);
const reload = vi.fn();
/** The console's errors. */
const told = vi.fn();
const { document } = parseHTML('<html><body><main></main></body></html>');
const online = new EventTarget();

/** An `import()`: browsers fetch again what could not be fetched (HTML, “fetch a single module script”). */
const newImport = () => async (): Promise<string> => {
  const response = await network();
  if (!response.ok) throw new TypeError('Failed to fetch dynamically imported module');
  return 'the code';
};

/** Each ends a figure of the test that is running. */
let leavings: AbortController[] = [];
function newLeaving(): AbortController {
  const leaving = new AbortController();
  leavings.push(leaving);
  return leaving;
}

/** A figure of a page; real elements have more, which nobody asks for here. */
function newFigure() {
  const attributes = new Map<string, string>();
  const host = Object.assign(new EventTarget(), {
    querySelector: () => ({ textContent: 'Figure 2.1' }),
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  });
  const leaving = newLeaving();
  const ask = (part: string | null, load: () => Promise<string>): Promise<string> =>
    fetchPart(host as unknown as Element, part, load, leaving.signal);
  const press = (sign = 'click') => host.dispatchEvent(new Event(sign));
  return { ask, press, leaving, attributes };
}

/** Lets all answers come through. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const foot = (): string | null => {
  const notice = document.querySelector<HTMLElement>('.missing-parts');
  return notice && !notice.hidden ? (notice.querySelector('p')?.textContent ?? '') : null;
};
const missing = (what: string): string => `${what} could not be fetched. Press there to retry, or reload the page.`;

beforeAll(() => {
  vi.stubGlobal('document', document);
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('addEventListener', online.addEventListener.bind(online));
  vi.stubGlobal('console', { ...console, error: told });
});
afterEach(() => {
  const left = foot();
  // A test that has failed takes no other with it: with its timers left, the next ones would wait for ever.
  vi.useRealTimers();
  for (const leaving of leavings) leaving.abort();
  leavings = [];
  document.querySelector('.missing-parts p')?.replaceChildren();
  for (const mock of [network, reload, told]) mock.mockReset();
  expect(left, 'each test leaves a whole page').toBeNull();
});
afterAll(() => {
  vi.unstubAllGlobals();
});

describe('a part that comes late', () => {
  it.each([
    ['the network is gone', gone],
    ['the site has another version', notFound],
  ])('when %s, is told of once, and asked for again at a press', async (_, answer) => {
    network.mockImplementation(answer);
    const figure = newFigure();
    const { press, ask } = figure;
    const coming = ask('the search tree', newImport());
    await settle();
    expect(foot()).toBe(missing('The search tree of figure 2.1'));
    expect([...figure.attributes.keys()], 'the keeper of early presses reads it').toEqual(['data-missing']);
    expect(told).toHaveBeenCalledTimes(1);

    // Half a press asks for nothing: the part would come in the middle of it, and act on the rest.
    for (const sign of ['pointerdown', 'keydown']) press(sign);
    await settle();
    expect(network).toHaveBeenCalledTimes(1);

    // Two presses at once ask once; the same words are another text, so that they are heard again.
    press();
    press('keyup');
    await settle();
    expect(network).toHaveBeenCalledTimes(2);
    expect(foot()).toBe(`${missing('The search tree of figure 2.1')}\u00A0`);

    network.mockImplementation(there);
    press();
    expect(await coming).toBe('the code');
    expect(foot()).toBeNull();
    expect(figure.attributes.size).toBe(0);
    press();
    await settle();
    expect(network, 'what is there is not asked for again').toHaveBeenCalledTimes(3);
  });

  it('is asked for again when its request fails after the network is back', async () => {
    vi.useFakeTimers();
    const { promise, reject: lose } = Promise.withResolvers<Response>();
    network.mockImplementation(() => promise);
    const coming = newFigure().ask('the search tree', newImport());
    online.dispatchEvent(new Event('online'));
    lose(new TypeError('Failed to fetch'));
    network.mockImplementation(there);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await coming).toBe('the code');
    expect(network).toHaveBeenCalledTimes(2);
  });

  it('comes by itself when the network is back', async () => {
    network.mockImplementation(gone);
    const figure = newFigure();
    const coming = figure.ask(null, newImport());
    await settle();
    expect(foot()).toBe(missing('Figure 2.1'));
    expect([...figure.attributes.keys()]).toEqual(['data-missing']);
    network.mockImplementation(there);
    online.dispatchEvent(new Event('online'));
    expect(await coming).toBe('the code');
    expect(figure.attributes.size).toBe(0);
  });

  it('is asked for once by all who wait for it in a figure', async () => {
    const { ask } = newFigure();
    const load = newImport();
    expect(await Promise.all([ask('the code', load), ask('the code', load)])).toEqual(['the code', 'the code']);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('is named with the others that are missing, up to three; the page can be loaded again', async () => {
    network.mockImplementation(gone);
    const { press, ask } = newFigure();
    const all = ['the strip', 'the code'].map((part) => ask(part, newImport()));
    await settle();
    expect(foot()).toBe(missing('The strip of figure 2.1 and the code of figure 2.1'));
    all.push(...['the matrix', 'the drawer'].map((part) => ask(part, newImport())));
    await settle();
    expect(foot()).toBe(missing('Parts of this page').replace('there', 'one'));
    document.querySelector<HTMLElement>('.missing-parts button')?.click();
    expect(reload).toHaveBeenCalledTimes(1);
    network.mockImplementation(there);
    press();
    expect(await Promise.all(all)).toHaveLength(4);
  });

  it('leaves its figure marked as long as another part is missing', async () => {
    network.mockImplementation(gone);
    const { press, ask, attributes } = newFigure();
    const matrix = ask('the matrix', newImport());
    await settle();
    network.mockImplementationOnce(there);
    await ask('the code', newImport());
    expect([...attributes.keys()], 'the next press still asks for the matrix').toEqual(['data-missing']);
    network.mockImplementation(there);
    press();
    await matrix;
    expect(attributes.size).toBe(0);
  });

  it('of the whole page is named without a figure', async () => {
    network.mockImplementationOnce(gone);
    const number = document.createElement('span');
    number.className = 'figure-number';
    number.textContent = 'Figure 2.1';
    document.body.append(number);
    const coming = fetchPart(document.body, 'Find', newImport(), newLeaving().signal);
    await settle();
    expect(foot()).toBe(missing('Find'));
    document.body.dispatchEvent(new (document.defaultView?.Event ?? Event)('click'));
    expect(await coming).toBe('the code');
    number.remove();
  });

  it('of a figure that has left the page is not missed', async () => {
    network.mockImplementation(gone);
    const { press, leaving, ask } = newFigure();
    void ask('the strip', newImport());
    await settle();
    leaving.abort();
    press();
    await settle();
    expect(network).toHaveBeenCalledTimes(1);
  });

  it('for one press is told where that was, and the next press fetches it', async () => {
    network.mockImplementationOnce(notFound).mockImplementationOnce(gone);
    const load = newImport();
    const words = 'The doctor could not be fetched. Press again to retry, or reload the page.';
    await expect(fetchAtPress('the doctor', load)).rejects.toThrow(words);
    await expect(fetchAtPress('the doctor', load)).rejects.toThrow(words);
    expect(await fetchAtPress('the doctor', load)).toBe('the code');
  });
});

describe('a worker', () => {
  class FakeWorker {
    onerror: ((event: { message: string }) => void) | null = null;
    onmessageerror: (() => void) | null = null;
    onmessage: ((event: { data: unknown }) => void) | null = null;
    postMessage = vi.fn();
    terminate = vi.fn();
    constructor() {
      started.push(this);
    }
  }
  let started: FakeWorker[] = [];
  const posted = (): number[] => started.map(({ postMessage }) => postMessage.mock.calls.length);
  const ended = (): number[] => started.map(({ terminate }) => terminate.mock.calls.length);
  const why = 'the code for it could not be fetched; press again to retry, or reload the page';

  beforeEach(() => {
    started = [];
    vi.stubGlobal('Worker', FakeWorker);
  });

  it('that cannot be fetched, breaks off, or cannot be read says so, is ended, and another begins with the next message', () => {
    const broken = vi.fn();
    const worker = openWorker('solver', () => undefined, broken);
    for (const message of ['', 'out of memory']) {
      worker.post({ kind: 'end', job: 1 });
      started.at(-1)?.onerror?.({ message });
    }
    worker.post({ kind: 'end', job: 1 });
    started.at(-1)?.onmessageerror?.();
    worker.post({ kind: 'end', job: 1 });
    // What comes from one that was ended is not heard.
    started[0]?.onerror?.({ message: 'too late' });
    const unread = 'the answer could not be read; press again to retry';
    expect(broken.mock.calls).toEqual([[why], ['out of memory'], [unread]]);
    expect(posted()).toEqual([1, 1, 1, 1]);
    expect(ended()).toEqual([1, 1, 1, 0]);
  });

  it('that the browser does not start says so, and the next message tries again', async () => {
    const broken = vi.fn();
    const worker = openWorker('solver', () => undefined, broken);
    vi.stubGlobal('Worker', function refuse() {
      throw new Error('the policy');
    });
    worker.post({ kind: 'end', job: 1 });
    await settle();
    expect(broken.mock.calls).toEqual([['this browser cannot start a worker for it (the policy)']]);
    vi.stubGlobal('Worker', FakeWorker);
    worker.post({ kind: 'end', job: 1 });
    expect(posted()).toEqual([1]);
  });

  /** The page's end of a worker that does tasks, and what is heard of it. */
  function newTask() {
    const heard: unknown[] = [];
    const leaving = new AbortController();
    const hearer = {
      progress: (crossings: number) => heard.push(crossings),
      done: ({ words }: { words: string }) => heard.push(words),
      failed: (words: string) => heard.push(words),
    };
    const task = openTask('sheet', leaving.signal, hearer);
    const begin = (): void => task.begin({} as never);
    const say = (data: unknown, at = -1): void => started.at(at)?.onmessage?.({ data });
    return { heard, leaving, task, begin, say };
  }
  const progress = { kind: 'progress', progress: 7 };
  const done = { kind: 'done', result: { sheet: null, words: 'done' } };

  it('that does tasks keeps for the next request once it has answered', () => {
    const { heard, task, begin, say } = newTask();
    begin();
    say(progress);
    say(done);
    expect(task.cancel()).toBe(false);
    begin();
    say({ kind: 'failed', message: 'no such word' });
    begin();
    expect(heard).toEqual([7, 'done', 'no such word']);
    expect(posted()).toEqual([3]);
    expect(ended()).toEqual([0]);
  });

  it('that does a task is ended to cancel it, for another request and when the page leaves', () => {
    const { heard, leaving, task, begin, say } = newTask();
    begin();
    expect(task.cancel()).toBe(true);
    expect(task.cancel()).toBe(false);
    say(done);
    begin();
    begin();
    say(done, 1);
    leaving.abort();
    say(done);
    expect(heard).toEqual([]);
    expect(posted()).toEqual([1, 1, 1]);
    expect(ended()).toEqual([1, 1, 1]);
  });

  it('that breaks off in a task fails it, and begins anew', () => {
    const { heard, task, begin, say } = newTask();
    begin();
    started.at(-1)?.onerror?.({ message: '' });
    expect(task.cancel()).toBe(false);
    begin();
    say(done);
    expect(heard).toEqual([why, 'done']);
    expect(ended()).toEqual([1, 0]);
  });
});
