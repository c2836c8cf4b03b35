import { describe, expect, test } from 'vitest';
import { createPageCache, listNameOf } from '#workers/offline/page-cache.ts';
import { siteFiles } from '../../../../scripts/offline.ts';

const BASE = '/site/';

/** The caches of a browser, as far as the keeper uses them. */
function fakeStorage(): CacheStorage {
  const caches = new Map<string, Map<string, Response>>();
  const cacheOf = (name: string): Cache => {
    const entries = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, entries);
    return {
      match: (path: string) => Promise.resolve(entries.get(path)?.clone()),
      put: (path: string, answer: Response) => Promise.resolve(void entries.set(path, answer)),
      delete: (path: string) => Promise.resolve(entries.delete(path)),
      keys: () => Promise.resolve([...entries.keys()].map((path) => ({ url: `http://host${path}` }))),
    } as unknown as Cache;
  };
  return {
    open: (name: string) => Promise.resolve(cacheOf(name)),
    keys: () => Promise.resolve([...caches.keys()]),
    delete: (name: string) => Promise.resolve(caches.delete(name)),
    match: (path: string, { cacheName = '' }: MultiCacheQueryOptions = {}) => cacheOf(cacheName).match(path),
  } as unknown as CacheStorage;
}

type Texts = Readonly<Record<string, string>>;

const first: Texts = {
  'index.html': '<a href="/site/one/">1</a>',
  'offline/index.html': 'offline',
  'one/index.html': '<meta content="card.png"><script src="a.1.js"></script>',
  'two/index.html': '<script src="b.1.js"></script>',
  // Nobody visits it by this name.
  '404.html': 'lost',
  // It stands in a course, which needs a network.
  'activity/one/index.html': '<script src="c.1.js"></script>',
  'a.1.js': 'import("./late.1.js")',
  'late.1.js': 'late',
  'b.1.js': 'b',
  'c.1.js': 'c',
  'card.png': 'card',
};

/** An edition of a site, with a server for it that notes what is fetched. */
async function edition(texts: Texts, storage: CacheStorage) {
  const files = new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
  const site = await siteFiles(files, new Set([...files.keys()].filter((path) => path.endsWith('.html'))));
  const served: Record<string, string> = { ...texts, [listNameOf(site.edition)]: JSON.stringify(site) };
  const fetched: string[] = [];
  const keeper = createPageCache(BASE, site.edition, listNameOf(site.edition), storage, (address) => {
    const path = address.slice(BASE.length).replace(/(^|\/)$/, '$1index.html');
    fetched.push(path);
    const text = served[path];
    return text === 'down'
      ? Promise.reject(new TypeError('no network'))
      : Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  });
  return { site, keeper, served, fetched };
}

test('a page needs what it names, and what that names, but no page, and nothing that it only says of itself', async () => {
  const { site } = await edition(first, fakeStorage());
  expect(site.files.map(([path]) => path).toSorted()).toEqual(
    ['', 'a.1.js', 'b.1.js', 'late.1.js', 'offline/', 'one/', 'two/'].toSorted(),
  );
});

describe('the keeper', () => {
  test('keeps a page with all that it needs', async () => {
    const { keeper } = await edition(first, fakeStorage());
    await keeper.keep(['one/']);
    expect(await (await keeper.file('late.1.js'))?.text()).toBe('late');
    expect(await keeper.file('b.1.js')).toBeUndefined();
    expect(await keeper.kept()).toMatchObject({ pages: ['one/'], all: 3 });
  });

  test('keeps no page whose file the server has in another edition', async () => {
    const { keeper, served } = await edition(first, fakeStorage());
    served['late.1.js'] = 'later';
    await expect(keeper.keep(['one/'])).rejects.toMatchObject({ why: 'changed' });
    expect(await keeper.page('one/')).toBeUndefined();
  });

  test('goes on where the network was lost', async () => {
    const { keeper, served, fetched } = await edition(first, fakeStorage());
    served['b.1.js'] = 'down';
    await expect(keeper.keepAll()).rejects.toMatchObject({ why: 'network' });
    served['b.1.js'] = 'b';
    fetched.length = 0;
    const shares: number[] = [];
    await keeper.keepAll((share) => shares.push(share));
    expect(fetched).not.toContain('late.1.js');
    expect(shares.at(-1)).toBe(1);
    expect((await keeper.kept()).pages).toHaveLength(3);
  });

  test('fetches for a new edition what has changed, for the pages that were kept', async () => {
    const storage = fakeStorage();
    const before = await edition(first, storage);
    await before.keeper.keep(['one/', 'offline/']);
    const after = await edition({ ...first, 'one/index.html': `new ${first['one/index.html'] ?? ''}` }, storage);
    await after.keeper.keepAsBefore();
    expect(after.fetched).toEqual([listNameOf(after.site.edition), 'one/index.html']);
    expect(await (await after.keeper.page('one/'))?.text()).toMatch(/^new/);
    expect(await after.keeper.page('two/')).toBeUndefined();
    expect(await (await before.keeper.page('one/'))?.text()).not.toMatch(/^new/);
  });

  test('keeps all of a new edition where all was kept', async () => {
    const storage = fakeStorage();
    await (await edition(first, storage)).keeper.keepAll();
    const { keeper } = await edition({ ...first, 'three/index.html': '3' }, storage);
    await keeper.keepAsBefore();
    expect((await keeper.kept()).pages).toContain('three/');
  });

  test('removes editions of which no page can be open, and serves a file of the newest that has it', async () => {
    const storage = fakeStorage();
    const said = async (keeper: { file(path: string): Promise<Response | undefined> }): Promise<string | undefined> =>
      (await keeper.file('word.txt'))?.text();
    const names: string[] = [];
    for (const word of ['first', 'second', 'third']) {
      const { keeper, site } = await edition({ ...first, 'index.html': 'word.txt', 'word.txt': word }, storage);
      await keeper.keep(['']);
      names.push(site.edition);
    }
    const { keeper } = await edition(first, storage);
    await keeper.keep(['one/']);
    expect(await said(keeper)).toBe('third');
    await keeper.removeOld();
    const kept = await storage.keys();
    expect(names.map((name) => kept.some((one) => one.includes(name)))).toEqual([false, true, true]);
  });

  test('removes all but the page that is shown for others', async () => {
    const { keeper } = await edition(first, fakeStorage());
    await keeper.keepAll();
    await keeper.remove();
    expect((await keeper.kept()).pages).toEqual([]);
    expect(await keeper.page('offline/')).toBeDefined();
    expect(await keeper.file('a.1.js')).toBeUndefined();
  });
});
