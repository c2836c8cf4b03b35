/** The files of one edition of the site, and which of them a page needs. Written after the build (`scripts/offline.ts`). */
export interface SiteFiles {
  /** The name of this edition: it changes with any file. */
  readonly edition: string;
  /** Each file: its path below the base, a digest of its bytes, how many they are, and the files that it names. */
  readonly files: readonly SiteFile[];
  /** The pages among them. */
  readonly pages: readonly number[];
  /** How many bytes all pages and what they need are on the line, where they are compressed. */
  readonly download: number;
}

export type SiteFile = readonly [path: string, digest: string, bytes: number, names: readonly number[]];

/** The page that is shown for a page that has not been kept. */
export const OFFLINE_PAGE = 'offline/';

/** The number of the page with a path, or -1. */
export function pageNumber({ files, pages }: SiteFiles, path: string): number {
  return pages.find((page) => files[page]?.[0] === path) ?? -1;
}

/** These files and all that they name, however deep, the last named first: so a page comes after all that it needs. */
export function withNeeds({ files }: SiteFiles, numbers: readonly number[], found = new Set<number>()): Set<number> {
  const seen = new Set<number>();
  const visit = (number: number): void => {
    if (seen.has(number)) return;
    seen.add(number);
    for (const named of files[number]?.[3] ?? []) visit(named);
    found.add(number);
  };
  for (const number of numbers) visit(number);
  return found;
}

export function bytesOf({ files }: SiteFiles, numbers: Iterable<number>): number {
  let sum = 0;
  for (const number of numbers) sum += files[number]?.[2] ?? 0;
  return sum;
}

/** The digest of a file, as the list has it. */
export async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest)).slice(0, 16);
}
