/**
 * After the build, each page fetches in one round what its first element needs, once it has been painted, and its other
 * scripts when the browser is idle or the reader begins. A line of script asks for them, and for every module that they
 * import, however deep: a chain of imports five deep would cost as much as the HTML on a line with 150 ms latency, and in
 * the head they would compete with the text. Without scripts nothing is fetched.
 */
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { type BuiltSite, rewritePages } from './built-site.ts';

interface Script {
  readonly imports: readonly string[];
  /** Whether it answers presses that no figure waits for, such as Find’s: it is fetched when all else is there. */
  readonly isDoor: boolean;
  /** Whether it does nothing but import others. */
  readonly isEmpty: boolean;
  /** The elements that it defines, and what each fetches when it comes near the screen. */
  readonly elements: ReadonlyMap<string, readonly string[]>;
}

/** The functions that define an element whose code comes when it is near the screen. */
const AT_SIGHT: readonly string[] = ['defineAtSight', 'defineCard'];
/** The functions that define an element. */
const DEFINES: readonly string[] = [...AT_SIGHT, 'defineElement', 'defineFigure'];
/** To read a module as a tree takes long, so one that calls none of them is left alone. */
const DEFINES_ONE = new RegExp(`\\b(?:${DEFINES.join('|')})\\(`);

/** Where the first script of a page stood, below its first figure. */
const PLACE = '<!-- scripts -->';
const SOLVER = /^solver\.worker-/;
/** The modules of doors: Find, Present, Save or embed. `first-presses.inline.ts` keeps what is pressed before. */
const DOOR = /(find|present|take-out)\/([a-z]+-)?door\.ts$/;

/** The scripts that scenarios are in, by the names of their figures. */
const scenarios = new Map<string, string>();
/** The worker that records the runs of figures. */
let solver = '';

/** All scripts of the pages, by the names of their files. */
const scripts = new Map<string, Script>();

/** Notes, while the scripts are bundled, what is in each. */
export const collectScripts: Plugin = {
  name: 'collect-page-scripts',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
    const fileOf = new Map(
      chunks.flatMap(({ fileName, moduleIds }) => moduleIds.map((id) => [id, basename(fileName)])),
    );
    const files = Object.keys(bundle).map((name) => basename(name));
    solver = files.find((name) => SOLVER.test(name)) ?? '';
    for (const { fileName, imports, code, moduleIds } of chunks) {
      const elements = new Map<string, readonly string[]>();
      for (const id of moduleIds) {
        const module = this.getModuleInfo(id);
        if (!module?.code) continue;
        const fetched = module.dynamicallyImportedIds.flatMap((one) => fileOf.get(one) ?? []);
        if (id.endsWith('/scenarios/index.ts')) {
          for (const [name, file] of importsByName(this.parse(module.code))) {
            scenarios.set(name, fileOf.get(id.replace('index.ts', basename(file))) ?? '');
          }
        } else if (DEFINES_ONE.test(module.code)) {
          for (const { name, isAtSight, waits } of definedIn(this.parse(module.code))) {
            // What waits for the first touch is not needed before.
            elements.set(name, isAtSight && !waits ? fetched : []);
          }
        }
      }
      scripts.set(basename(fileName), {
        imports: imports.map((one) => basename(one)),
        isDoor: moduleIds.some((id) => DOOR.test(id)),
        isEmpty: /^(?:import\s*(?:["'`][^"'`]+["'`])\s*;?\s*)*$/.test(code),
        elements,
      });
    }
  },
};

/** A part of a syntax tree, as ESTree has it. */
type Syntax = Readonly<Record<string, unknown>>;

/** All parts of a syntax tree, each before what is in it. */
function partsOf(tree: unknown, found: Syntax[] = []): readonly Syntax[] {
  if (typeof tree !== 'object' || tree === null) return found;
  if (!Array.isArray(tree)) found.push(tree as Syntax);
  for (const part of Object.values(tree)) partsOf(part, found);
  return found;
}

const nameOf = (part: unknown): unknown => (part as Syntax)['name'];
const valueOf = (part: unknown): unknown => (part as Syntax)['value'];

interface Defined {
  readonly name: string;
  /** Whether its code is fetched when it comes near the screen. */
  readonly isAtSight: boolean;
  /** Whether it may wait for the first touch of the page. */
  readonly waits: boolean;
}

/** The elements that a module defines. One whose name is worked out when it runs is not among them. */
function definedIn(tree: unknown): Defined[] {
  const calls = partsOf(tree).filter(({ type, callee }) => type === 'CallExpression' && callee !== undefined);
  return calls.flatMap((call): Defined[] => {
    const how = nameOf(call['callee']);
    const [first, ...others] = call['arguments'] as readonly unknown[];
    const name = first === undefined ? undefined : valueOf(first);
    if (typeof how !== 'string' || !DEFINES.includes(how) || typeof name !== 'string') return [];
    const waits = partsOf(others).some((part) => valueOf(part) === 'at touch');
    return [{ name, isAtSight: AT_SIGHT.includes(how), waits }];
  });
}

/** A table of functions that each import one module: the names in the table, and what is imported. */
function importsByName(tree: unknown): [name: string, file: string][] {
  return partsOf(tree).flatMap((part): [string, string][] => {
    if (part['type'] !== 'Property') return [];
    const key = nameOf(part['key']) ?? valueOf(part['key']);
    const imported = partsOf(part['value']).find(({ type }) => type === 'ImportExpression');
    const file = imported && valueOf(imported['source']);
    return typeof key === 'string' && typeof file === 'string' ? [[key, file]] : [];
  });
}

const SCRIPT = /<script type="module" src="([^"]*\/)([^"/]+\.js)"><\/script>/g;
/** An element whose code comes later, and fetches one of many things, is not one that can be told ahead. */
const MOST_FETCHED = 3;

export function pageScripts(site: BuiltSite): void {
  rewritePages(site, inRounds);
}

function inRounds(html: string): string {
  const asked = new Set<string>();
  let folder = '';
  const page = html.replaceAll(SCRIPT, (_, where: string, name: string) => {
    const isFirst = folder === '';
    folder = where;
    for (const one of withoutEmpty(name)) if (isWanted(one, html)) asked.add(one);
    return isFirst ? PLACE : '';
  });
  if (asked.size === 0) return html;
  const later = comeLater([...asked], html);
  for (const name of later) asked.delete(name);
  const needed = closure([...asked]);
  const modules = [...closure(firstElement(html, needed), needed)].filter((name) => !asked.has(name));
  const others = closure(later.filter((name) => !scripts.get(name)?.isDoor));
  const next = [...closure(firstElement(html, others), others)].filter((name) => !needed.has(name));
  // A worker cannot be preloaded; what has been prefetched comes from the browser's memory.
  const workers = html.includes('class="figure solver-figure"') ? [solver] : [];
  const script = afterPaint(folder, { modules, workers, scripts: [...asked], later, next });
  return page.replace(PLACE, () => `<script>${script}</script>`);
}

/**
 * The line of script of a page. Modules run in the order in which they stand here, once the whole page is there, as
 * they would if they stood in it; what can come later when it has loaded and the browser is idle. A reader who scrolls
 * or presses before is at the next element already: then it comes at once, with all that this element will ask for. A
 * picture that scrolls inside its frame is no reader. Until then modules are asked for a few in a task, because each
 * takes the browser up to a millisecond, on a phone four. A link that opens on the wall (`ui/figure/page-view.ts`) waits
 * for neither: its tab may be in the background, where nothing is painted, or the browser too busy to be idle.
 */
function afterPaint(
  folder: string,
  names: Readonly<Record<'modules' | 'workers' | 'scripts' | 'later' | 'next', readonly string[]>>,
): string {
  const { modules, workers, scripts, later, next } = names;
  const lists = [modules, workers, scripts, later, next].map((list) => JSON.stringify(list.join(' '))).join(',');
  return (
    '{const isOnWall=location.hash.includes("page.present="),' +
    `start=()=>{const[modules,workers,scripts,later,next]=[${lists}]` +
    `.map(all=>all.split(" ").filter(Boolean).map(name=>${JSON.stringify(folder)}+name)),` +
    'add=(tag,about)=>document.head.append(Object.assign(document.createElement(tag),about)),' +
    'preload=all=>{for(const href of all)add("link",{rel:"modulepreload",href})},' +
    'few=all=>{preload(all.splice(0,8));all.length&&setTimeout(few,0,all)},' +
    'ask=all=>{for(const src of all)add("script",{type:"module",async:false,src})},' +
    'signs=["scroll","pointerdown","keydown"],' +
    'end=()=>{for(const sign of signs)removeEventListener(sign,begun,true);ask(later.splice(0))},' +
    'begun=({type,target})=>{if(type==="scroll"&&target!==document)return;preload(next);end()},' +
    'idle=()=>(self.requestIdleCallback??setTimeout)(end),' +
    'run=()=>{ask(scripts);for(const href of workers)add("link",{rel:"prefetch",href});' +
    'for(const sign of signs)addEventListener(sign,begun,true);' +
    'isOnWall?end():document.readyState==="complete"?idle():addEventListener("load",idle)};' +
    'few([...modules,...scripts]);' +
    'document.readyState==="loading"?addEventListener("DOMContentLoaded",run):run()};' +
    'isOnWall?start():requestAnimationFrame(()=>setTimeout(start))}'
  );
}

/** Doors, and scripts of elements that all stand below the first of the page. */
function comeLater(names: readonly string[], html: string): string[] {
  const placed = names.map((name) => ({ name, at: scripts.get(name)?.isDoor ? Infinity : placeOf(name, html) }));
  const first = Math.min(...placed.map(({ at }) => at).filter((at) => at >= 0));
  return placed.filter(({ at }) => at > first || at === Infinity).map(({ name }) => name);
}

/** Where the first element of a script begins in a page; infinity when none is there, -1 for a script without elements. */
function placeOf(name: string, html: string): number {
  const elements = [...closure([name])].flatMap((one) => [...(scripts.get(one)?.elements.keys() ?? [])]);
  return elements.length === 0 ? -1 : Math.min(...elements.map((element) => placeIn(html, element)));
}

/** Where the first element of a name begins in a page; infinity when there is none. */
function placeIn(html: string, element: string): number {
  const at = html.search(new RegExp(`<${element}[ >]`));
  return at < 0 ? Infinity : at;
}

/** False for a script of elements that the page does not have: a figure alone comes with all scripts of its lesson. */
function isWanted(name: string, html: string): boolean {
  return placeOf(name, html) < Infinity;
}

function withoutEmpty(name: string): string[] {
  const script = scripts.get(name);
  return script?.isEmpty ? script.imports.flatMap(withoutEmpty) : [name];
}

/** These scripts and all that they import. */
function closure(names: readonly string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    closure(scripts.get(name)?.imports ?? [], found);
  }
  return found;
}

/** What the first element of a page fetches when it comes near the screen. */
function firstElement(html: string, names: ReadonlySet<string>): readonly string[] {
  const all = [...names].flatMap((name) => [...(scripts.get(name)?.elements ?? [])]);
  const [first] = all
    .map(([name, fetched]) => ({ fetched, at: placeIn(html, name) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((one, other) => one.at - other.at);
  if (!first || first.fetched.length > MOST_FETCHED) return [];
  const [, name = ''] = /data-scenario="([\w-]+)"/.exec(html.slice(first.at, html.indexOf('>', first.at))) ?? [];
  const scenario = scenarios.get(name);
  return scenario !== undefined && first.fetched.length > 0 ? [...first.fetched, scenario] : first.fetched;
}
