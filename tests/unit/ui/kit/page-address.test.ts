import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { type PageAddress, openAddress } from '#ui/kit/page-address.ts';
import { LONGEST_FRAGMENT, splitFragment } from '#player/fragment.ts';
import { pack } from '#player/packing.ts';

const HOME = 'https://example.org/lessons/queens/';

/** A tab of a browser: one page, and the entries of its history. */
function newTab(address: string) {
  const entries: { url: URL; state: unknown }[] = [{ url: new URL(address, HOME), state: null }];
  let at = 0;
  let loads = 0;
  const targets: string[] = [];
  const now = () => entries[at]!;
  const location = {
    get href() {
      return now().url.href;
    },
    get pathname() {
      return now().url.pathname;
    },
    get search() {
      return now().url.search;
    },
    get hash() {
      return now().url.hash;
    },
    replace(to: string | URL) {
      entries[at] = { url: new URL(to, now().url), state: null };
      targets.push(now().url.hash);
    },
    reload() {
      load();
    },
  };
  const refusing = { isOn: false };
  const history = {
    get state() {
      return now().state;
    },
    replaceState(state: unknown, _: string, to?: string | URL | null) {
      if (refusing.isOn) throw new DOMException('The operation is insecure.', 'SecurityError');
      entries[at] = { url: new URL(to ?? now().url, now().url), state: structuredClone(state) };
    },
  };
  let page: PageAddress;
  function load(): void {
    loads += 1;
    page = openAddress({ location, history });
  }
  load();
  return {
    /** While it is on, the browser refuses writes, as Safari does after many. */
    refusing,
    /** Where the browser went to, one place after another. */
    targets,
    get page() {
      return page;
    },
    get address() {
      return now().url.href.slice(HOME.length);
    },
    get loads() {
      return loads;
    },
    reload: load,
    /** A link of the page is pressed, or another fragment is typed. */
    press(fragment: string) {
      entries.splice(at + 1);
      entries.push({ url: new URL(fragment, now().url), state: null });
      at += 1;
      page.changed();
    },
    go(by: number) {
      at += by;
      page.changed();
    },
  };
}

/** Text that hardly gets shorter: a reader's own words are packed better. */
const text = (length: number): string => randomBytes(length).toString('base64').slice(0, length);

const valueOf = (tab: ReturnType<typeof newTab>, name: string): string | null =>
  new URLSearchParams(tab.page.query).get(name);

describe('the address of a page', () => {
  it('keeps the states of all figures side by side, and leads to the one touched last', () => {
    const tab = newTab('?from=a-friend#queens?queens.n=8');
    tab.page.write('torus', `${tab.page.query}&torus.step=4`);
    expect(tab.address).toBe('?from=a-friend#torus?queens.n=8&torus.step=4');
    tab.page.write('queens', '?torus.step=4');
    expect(tab.address).toBe('?from=a-friend#queens?torus.step=4');
    tab.page.write('queens', '');
    expect(tab.address).toBe('?from=a-friend#queens');
    expect(tab.loads).toBe(1);
  });

  it('is written later when the browser refuses it', () => {
    vi.useFakeTimers();
    const tab = newTab('');
    tab.refusing.isOn = true;
    tab.page.write('queens', '?queens.n=8');
    tab.page.write('queens', '?queens.n=9');
    vi.advanceTimersByTime(2_000);
    expect(tab.address).toBe('');
    tab.refusing.isOn = false;
    vi.advanceTimersByTime(2_000);
    expect(tab.address).toBe('#queens?queens.n=9');
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('goes to a place as the browser does, and stays as it is', () => {
    const tab = newTab('#queens?queens.n=8');
    tab.page.goToPlace();
    expect(tab.targets).toEqual(['#queens']);
    expect(tab.address).toBe('#queens?queens.n=8');
    tab.page.changed();
    expect(tab.loads).toBe(1);
  });
});

describe('a long text', () => {
  it('is packed, and comes back with a reload', async () => {
    const tab = newTab('');
    const long = 'A B C | D\n'.repeat(500);
    tab.page.write('own', `?${new URLSearchParams({ 'own.matrix': long, 'own.step': '3' })}`);
    await vi.waitFor(() => expect(tab.address).toMatch(/^#own\?own\.matrix\.packed=[\w-]+&own\.step=3$/));
    expect(tab.address.length).toBeLessThan(200);
    tab.reload();
    expect(valueOf(tab, 'own.step')).toBe('3');
    await tab.page.reading;
    expect(valueOf(tab, 'own.matrix')).toBe(long);
    expect(tab.page.reading).toBeNull();
    expect(tab.page.faults('own')).toEqual([]);
  });

  it('of 44 kB stands in the address of its page, survives a reload, and is too long for a link', async () => {
    const tab = newTab('');
    const long = text(44_000);
    tab.page.write('own', `?${new URLSearchParams({ 'own.text': long, 'own.step': '3' })}`);
    await vi.waitFor(() => expect(tab.address).toContain('own.text.packed='));
    tab.reload();
    await tab.page.reading;
    expect(valueOf(tab, 'own.text') === long).toBe(true);
    expect(await tab.page.toShare('own', tab.page.query)).toEqual({ fragment: null, tooLong: long });
  });

  it('that other people are sent stands whole in the link, or nowhere', async () => {
    const { page } = newTab('');
    const query = `?${new URLSearchParams({ 'own.matrix': 'p-1'.repeat(1000) })}`;
    const { fragment } = await page.toShare('own', query);
    expect(fragment).toMatch(/^#own\?own\.matrix\.packed=/);
    const other = newTab(fragment ?? '');
    await other.page.reading;
    expect(other.page.query).toBe(query);
    const two = { 'own.a': text(3000), 'own.b': text(2000) };
    const shared = await page.toShare('own', `?${new URLSearchParams(two)}`);
    expect(shared).toEqual({ fragment: null, tooLong: two['own.a'] });
    expect((await page.toShare('own', '?own.a=1')).fragment).toBe('#own?own.a=1');
  });

  it('of no figure of the page is named', () => {
    const straysOf = (fragment: string): string => newTab(fragment).page.strays((id) => id === 'torus');
    const words = (names: string, belong = 'belongs', name = 'name'): string =>
      `The link’s ${names} ${belong} to nothing on this page. Correct the ${name}, or copy the whole link again.`;
    expect(straysOf('#torus?torus.step=3&page.present=torus&page.to-come=hidden&play=1,2,1')).toBe('');
    expect(straysOf('#torus?t0rus.step=3')).toBe(words('“t0rus.step”'));
    expect(straysOf('#torus?torus')).toBe(words('“torus”'));
    expect(straysOf('#torus?torus.step=3&pag.present=torus')).toBe(words('“pag.present”'));
    expect(straysOf(`#torus?${'x'.repeat(900)}&b&c.packed=eJw&d`)).toBe(
      words(`“${'x'.repeat(24)}…”, “b” and “c.packed”`, 'belong', 'names'),
    );
  });

  it('that is damaged is named', async () => {
    const bomb = deflateRawSync(new Uint8Array(9_000_000)).toString('base64url');
    const tab = newTab(`#own?own.b.packed=%20&other.c.packed=${bomb}&own.d=4`);
    await tab.page.reading;
    expect(tab.page.query).toBe('?own.d=4');
    expect(tab.page.faults('own')).toEqual(['The link’s b is damaged: it cannot be unpacked.']);
    expect(tab.page.faults('other')).toEqual(['The link’s c is damaged: it comes to more than 1,000,000 bytes.']);
  });

  it('is not lost when something is written while it is read', async () => {
    const long = 'A B C | D\n'.repeat(500);
    const tab = newTab(`#own?own.matrix.packed=${await pack(long)}`);
    tab.page.write('other', `${tab.page.query}?other.step=4`);
    await tab.page.reading;
    expect(valueOf(tab, 'own.matrix')).toBe(long);
    expect(tab.address).toMatch(/^#other\?other\.step=4&own\.matrix\.packed=/);
  });

  it('that no address holds is left out of it, and the rest is written', () => {
    const tab = newTab('');
    tab.page.write('f', `?${new URLSearchParams({ 'f.a': text(1_000), 'f.b': text(LONGEST_FRAGMENT), 'f.c': '3' })}`);
    expect(tab.address.length).toBeLessThanOrEqual(LONGEST_FRAGMENT);
    expect(tab.address).toMatch(/^#f\?f\.a=.*&f\.c=3$/);
  });
});

describe('a fragment that changes', () => {
  it('to a heading takes the state along, and Back leads to what stood there', () => {
    const tab = newTab('#queens?queens.n=8');
    tab.press('#the-rooks');
    expect(tab.address).toBe('#the-rooks?queens.n=8');
    tab.page.write('queens', '?queens.n=4');
    expect(tab.address).toBe('#queens?queens.n=4');
    expect(tab.loads).toBe(1);
    tab.go(-1);
    expect(tab.loads).toBe(2);
    expect(tab.page.query).toBe('?queens.n=8');
    tab.go(1);
    expect(tab.loads).toBe(3);
    expect(tab.page.query).toBe('?queens.n=4');
    // The browser knows the places of its entries by itself.
    expect(tab.targets).toEqual([]);
  });

  it('to another state opens the page anew, at its place; Back finds the page as it was', () => {
    const tab = newTab('');
    tab.press('#queens?queens.n=8');
    expect(tab.loads).toBe(2);
    expect(tab.targets).toEqual(['#queens']);
    expect(tab.page.query).toBe('?queens.n=8');
    expect(tab.address).toBe('#queens?queens.n=8');
    tab.go(-1);
    expect(tab.loads).toBe(3);
    expect(tab.page.query).toBe('');
    tab.go(1);
    expect(splitFragment(tab.address).place).toBe('queens');
    expect(tab.page.query).toBe('?queens.n=8');
  });

  it('to the same state elsewhere loads nothing', () => {
    const tab = newTab('#queens?queens.n=8');
    tab.press('#torus?queens.n=8');
    expect(tab.loads).toBe(1);
    expect(tab.targets).toEqual(['#torus']);
    tab.go(-1);
    expect(tab.loads).toBe(1);
    expect(tab.targets).toEqual(['#torus']);
  });

  it('by the page itself is no news', () => {
    const tab = newTab('');
    tab.page.write('queens', '?queens.n=8');
    tab.page.changed();
    expect(tab.loads).toBe(1);
  });
});
