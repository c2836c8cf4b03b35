import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { compileFunction } from 'node:vm';
import * as choosers from '#dlx/choosers.ts';
import * as colourWrites from '#dlx/colour-writes.ts';
import type * as colouredCover from '#dlx/coloured-cover.ts';
import type * as colours from '#dlx/colours.ts';
import type { Links } from '#dlx/links.ts';
import * as columns from '#dlx/columns.ts';
import * as createLinks from '#dlx/create-links.ts';
import * as linkArrays from '#dlx/link-arrays.ts';
import * as plainCover from '#dlx/plain-cover.ts';
import * as matrix from '#dlx/matrix.ts';
import * as runUntil from '#dlx/run-until.ts';
import * as share from '#dlx/share.ts';
import * as slots from '#dlx/slots.ts';
import type { Search } from '#dlx/search.ts';
import type { CodeKey } from '#pictures/code/keys.ts';
import { english } from '#pictures/code/english.ts';
import { pseudocode } from '#pictures/code/pseudocode.ts';
import type { CodeText, TextId } from '#pictures/code/text.ts';
import { type Sources, typescriptText } from '#pictures/code/typescript.ts';
import type { ColouredSources } from '#pictures/code/with-colours.ts';
import { englishWithColours, pseudocodeWithColours, typescriptWithColours } from '#pictures/code/with-colours.ts';

function read(file: string): string {
  return readFileSync(new URL(`../../../../src/dlx/${file}.ts`, import.meta.url), 'utf8');
}

export const sources: Sources = { search: read('search'), 'plain-cover': read('plain-cover') };

export const texts: Readonly<Record<TextId, CodeText>> = {
  english,
  pseudocode,
  typescript: typescriptText(sources),
};

export const colouredSources: ColouredSources = {
  search: sources.search,
  colours: read('colours'),
  'coloured-cover': read('coloured-cover'),
};

export const textsWithColours: Readonly<Record<TextId, CodeText>> = {
  english: englishWithColours,
  pseudocode: pseudocodeWithColours,
  typescript: typescriptWithColours(colouredSources),
};

/** Compiles a source file of src/dlx so that its lines keep their numbers. */
function compile(
  file: keyof Sources | keyof ColouredSources,
  code: string,
  give: string,
  more: Readonly<Record<string, unknown>> = {},
): unknown {
  const script = stripTypeScriptTypes(code)
    .replace(
      /^import (\{[^}]*\}) from '([^']+)';/gmu,
      (_, names: string, from: string) => `const ${names.replaceAll(' as ', ': ')} = modules['${from}'];`,
    )
    .replace(/^export /gmu, '');
  const modules = {
    './create-links.ts': createLinks,
    './link-arrays.ts': linkArrays,
    './plain-cover.ts': plainCover,
    './columns.ts': columns,
    './choosers.ts': choosers,
    './matrix.ts': matrix,
    './run-until.ts': runUntil,
    './share.ts': share,
    './slots.ts': slots,
    './colour-writes.ts': colourWrites,
    ...more,
  };
  const made = compileFunction(`${script}\nreturn ${give};`, ['modules', 'ran'], {
    filename: `${file}.ts`,
  }) as (...of: unknown[]) => unknown;
  return made(modules, (key: CodeKey) => ranKeys.push(key));
}

/** A write to one of the arrays of the links, and the line that did it. */
export interface TracedWrite {
  readonly array: 'nodes' | 'left' | 'right' | 'colours';
  readonly index: number;
  readonly value: number;
  readonly line: number;
}

const tracedCover = compile(
  'coloured-cover',
  colouredSources['coloured-cover'],
  '{ coloursIn, coverColoured, uncoverColoured, hide, unhide, keepEmpties, putBackEmpties }',
) as Pick<typeof colouredCover, 'coverColoured' | 'uncoverColoured'>;

/** Cover, uncover, purify and unpurify as the files have them where there are colours, traced too. */
export const tracedWithColours = {
  ...tracedCover,
  ...(compile('colours', colouredSources.colours, '{ purify, unpurify }', {
    './coloured-cover.ts': tracedCover,
  }) as Pick<typeof colours, 'purify' | 'unpurify'>),
};

/** Cover and uncover as plain-cover.ts has them, telling of every write which line did it. */
export const traced = compile(
  'plain-cover',
  sources['plain-cover'],
  '{ cover: coverPlain, uncover: uncoverPlain }',
) as {
  readonly cover: typeof plainCover.coverPlain;
  readonly uncover: typeof plainCover.uncoverPlain;
};

/** The same links, with arrays that note who writes to them. */
export function watched(of: Links, writes: TracedWrite[]): Links {
  const watch = (array: TracedWrite['array'], from: Int32Array): Int32Array =>
    new Proxy(from, {
      set(target, index, value: number) {
        const line = Number(/(?:plain-cover|colours|coloured-cover)\.ts:(\d+)/u.exec(new Error().stack ?? '')?.[1]);
        writes.push({ array, index: Number(index), value, line });
        target[Number(index)] = value;
        return true;
      },
    });
  const { nodes, left, right, colours: own } = of;
  return {
    ...of,
    nodes: watch('nodes', nodes),
    left: watch('left', left),
    right: watch('right', right),
    ...(own && { colours: { ...own, of: watch('colours', own.of) } }),
  };
}

const ranKeys: CodeKey[] = [];

/** The keys whose lines have run since this was asked last, in order. */
export function keysRun(): CodeKey[] {
  return ranKeys.splice(0);
}

/** The search as search.ts and plain-cover.ts have it, saying which of the lines with these keys it runs. */
export function tracedSearch(keys: readonly CodeKey[]): typeof Search {
  const telling = (file: keyof Sources): string => {
    const lines = sources[file].split('\n');
    for (const { heading, lines: listed } of texts.typescript.parts) {
      if (!heading.endsWith(`/${file}.ts`)) continue;
      for (const { number, key } of listed) {
        if (key && keys.includes(key)) lines[number - 1] = `ran('${key}'); ${lines[number - 1]!}`;
      }
    }
    return lines.join('\n');
  };
  const give = '{ coverOthers: coverOthersPlain, uncoverOthers: uncoverOthersPlain }';
  const own = compile('plain-cover', telling('plain-cover'), give) as object;
  return compile('search', telling('search'), 'Search', {
    './columns.ts': { ...columns, ...own },
  }) as typeof Search;
}
