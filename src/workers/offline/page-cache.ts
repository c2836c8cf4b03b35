/**
 * Keeps pages with all that they need, so that they open without a network. Everything that is kept of an edition has
 * the digest that the list of its files says, so no page of one edition ever meets a script of another.
 */
import { OFFLINE_PAGE, type SiteFiles, bytesOf, digestOf, pageNumber, withNeeds } from './site-files.ts';

const LIST_NAME = /^files\.[\w-]+\.json$/;
/** A page of the last edition may still be open, also when there was one in between that nobody let begin. */
const LAST = 2;
/** How many files are fetched at a time. */
const AT_A_TIME = 4;

/** Why a file could not be kept. */
export type Failure = 'network' | 'changed' | 'room';

export class NotKept extends Error {
  readonly why: Failure;

  constructor(why: Failure, cause?: unknown) {
    super(`not kept: ${why}`, { cause });
    this.why = why;
  }
}

/** What is kept of an edition. */
export interface CachedPages {
  readonly edition: string;
  /** The paths of the pages; that which is shown for others is always there, and does not count. */
  readonly pages: readonly string[];
  /** How many pages the edition has, without that. */
  readonly all: number;
  /** The bytes on this device, and those of the whole site there and on the line. */
  readonly bytes: number;
  readonly allBytes: number;
  readonly download: number;
}

export interface PageCache {
  /**
   * Keeps pages; what is there already is not fetched again.
   * @param progress hears of the share that is done
   * @throws NotKept
   */
  keep(paths: readonly string[], progress?: (share: number) => void): Promise<void>;
  /** Keeps every page. */
  keepAll(progress?: (share: number) => void): Promise<void>;
  /** Keeps the pages that are kept of an edition before this one. */
  keepAsBefore(): Promise<void>;
  /** Removes all pages of all editions but the one that is shown for others. */
  remove(): Promise<void>;
  /** Removes editions of which no page can be open. */
  removeOld(): Promise<void>;
  kept(): Promise<CachedPages>;
  /** The page of this edition with a path, if it is kept. */
  page(path: string): Promise<Response | undefined>;
  /** A file of this edition, or else of the newest that has it. */
  file(path: string): Promise<Response | undefined>;
}

/**
 * @param base the path of the site, `/` or `/cover-and-uncover/`
 * @param listName the name of the file with the list, which names the edition
 */
export function createPageCache(
  base: string,
  edition: string,
  listName: string,
  storage: CacheStorage,
  fetchFile: (path: string, init: RequestInit) => Promise<Response>,
): PageCache {
  const prefix = `cover-and-uncover ${base} `;
  const address = (path: string): string => `${base}${path}`;
  const open = (): Promise<Cache> => storage.open(`${prefix}${edition}`);
  /** The caches of other editions, the newest first. */
  const others = async (): Promise<string[]> =>
    (await storage.keys()).filter((name) => name.startsWith(prefix) && name !== `${prefix}${edition}`).toReversed();

  let read: Promise<SiteFiles> | null = null;
  function list(): Promise<SiteFiles> {
    read ??= readList();
    read.catch(() => (read = null));
    return read;
  }

  async function readList(): Promise<SiteFiles> {
    const cache = await open();
    const kept = await cache.match(address(listName));
    if (kept) return (await kept.json()) as SiteFiles;
    const text = await (await fetched(listName)).text();
    await put(cache, listName, text, 'application/json');
    return JSON.parse(text) as SiteFiles;
  }

  async function fetched(path: string): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetchFile(address(path), { cache: 'no-cache', priority: 'low' });
    } catch (cause) {
      throw new NotKept('network', cause);
    }
    if (!answer.ok) throw new NotKept(answer.status === 404 ? 'changed' : 'network');
    return answer;
  }

  /** A new response, because one that was redirected cannot answer for a page. */
  async function put(cache: Cache, path: string, body: BodyInit, type: string): Promise<void> {
    try {
      await cache.put(address(path), new Response(body, { headers: { 'content-type': type } }));
    } catch (cause) {
      throw new NotKept('room', cause);
    }
  }

  /** Puts a file into the cache, from an edition before or from the network. */
  async function keepFile(cache: Cache, path: string, digest: string, old: readonly string[]): Promise<void> {
    for (const cacheName of old) {
      const before = await storage.match(address(path), { cacheName });
      if (before && (await keepIfSame(cache, path, digest, before))) return;
    }
    if (!(await keepIfSame(cache, path, digest, await fetched(path)))) throw new NotKept('changed');
  }

  async function keepIfSame(cache: Cache, path: string, digest: string, answer: Response): Promise<boolean> {
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if ((await digestOf(bytes)) !== digest) return false;
    await put(cache, path, bytes, answer.headers.get('content-type') ?? 'application/octet-stream');
    return true;
  }

  async function keepNumbers(asked: readonly number[], progress: (share: number) => void): Promise<void> {
    const site = await list();
    const [cache, old] = [await open(), await others()];
    const paths = await pathsIn(cache);
    const pages = asked.filter((page) => !paths.has(site.files[page]?.[0] ?? ''));
    const needed = [...withNeeds(site, pages)];
    const all = bytesOf(site, needed);
    let done = 0;
    const isPage = new Set(pages);
    const keepNext = async (queue: number[]): Promise<void> => {
      for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
        const [path, digest, bytes] = site.files[number] ?? ['', '', 0, []];
        try {
          if (!paths.has(path)) await keepFile(cache, path, digest, old);
        } catch (error) {
          queue.length = 0;
          throw error;
        }
        done += bytes;
        progress(done / all);
      }
    };
    // Pages last: one that is there has all that it needs.
    for (const queue of [needed.filter((one) => !isPage.has(one)), needed.filter((one) => isPage.has(one))]) {
      const ends = await Promise.allSettled(Array.from({ length: AT_A_TIME }, () => keepNext(queue)));
      for (const end of ends) if (end.status === 'rejected') throw end.reason;
    }
  }

  async function keptPages(cacheName: string, { files, pages }: SiteFiles): Promise<string[]> {
    const paths = await pathsIn(await storage.open(cacheName));
    return pages.map((page) => files[page]?.[0] ?? '').filter((path) => paths.has(path));
  }

  async function pathsIn(cache: Cache): Promise<Set<string>> {
    const requests = await cache.keys();
    return new Set(requests.map(({ url }) => decodeURI(new URL(url).pathname).slice(base.length)));
  }

  const keeper: PageCache = {
    async keep(paths, progress = () => undefined) {
      const site = await list();
      const numbers = paths.map((path) => pageNumber(site, path)).filter((number) => number >= 0);
      await keepNumbers(numbers, progress);
    },
    async keepAll(progress = () => undefined) {
      await keepNumbers((await list()).pages, progress);
    },
    async keepAsBefore() {
      const paths = new Set<string>();
      for (const name of await others()) {
        const list = [...(await pathsIn(await storage.open(name)))].find((path) => LIST_NAME.test(path));
        const answer = list === undefined ? undefined : await storage.match(address(list), { cacheName: name });
        if (!answer) continue;
        const old = (await answer.json()) as SiteFiles;
        const pages = await keptPages(name, old);
        if (pages.length === old.pages.length) return keeper.keepAll();
        for (const path of pages) paths.add(path);
      }
      return keeper.keep([...paths]);
    },
    async remove() {
      for (const name of await others()) await storage.delete(name);
      const site = await list();
      const rest = withNeeds(site, [pageNumber(site, OFFLINE_PAGE)]);
      const staying = new Set([listName, ...[...rest].map((number) => site.files[number]?.[0])]);
      const cache = await open();
      for (const path of await pathsIn(cache)) if (!staying.has(path)) await cache.delete(address(path));
    },
    async removeOld() {
      const older = (await others()).slice(LAST);
      for (const name of older) await storage.delete(name);
    },
    async kept() {
      const site = await list();
      const paths = await pathsIn(await open());
      const numbers = [...site.files.keys()].filter((number) => paths.has(site.files[number]?.[0] ?? ''));
      return {
        edition,
        pages: (await keptPages(`${prefix}${edition}`, site)).filter((path) => path !== OFFLINE_PAGE),
        all: site.pages.length - 1,
        bytes: bytesOf(site, numbers),
        allBytes: bytesOf(site, withNeeds(site, site.pages)),
        download: site.download,
      };
    },
    page: async (path) => (await open()).match(address(path)),
    async file(path) {
      for (const cacheName of [`${prefix}${edition}`, ...(await others())]) {
        const found = await storage.match(address(path), { cacheName });
        if (found) return found;
      }
      return undefined;
    },
  };
  return keeper;
}

/** The name of the file with the list of an edition. */
export function listNameOf(edition: string): string {
  return `files.${edition}.json`;
}
