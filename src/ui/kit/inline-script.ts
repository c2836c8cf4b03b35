import { minify, transformWithOxc } from 'vite';

/** Those that have been made: each page asks for the same few. */
const scripts = new Map<string, Promise<string>>();

/**
 * Returns a TypeScript file as a classic script that a page holds in itself, because it must run before the first paint
 * or the first press. Runs while the site is built.
 *
 * @param source of a file without imports; its names are its own
 */
export function inlineScript(source: string): Promise<string> {
  const script = scripts.get(source) ?? made(source);
  scripts.set(source, script);
  return script;
}

async function made(source: string): Promise<string> {
  const { code } = await transformWithOxc(`(() => {\n${source}\n})();`, 'inline.ts');
  const small = await minify('inline.js', code);
  return small.code.trim();
}
