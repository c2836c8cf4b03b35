/** Files of this page that are there, by name. */
const there = new Set<string>();

/**
 * Imports code that comes late. The bundler puts each `import()` into a call of this one, with the
 * files that it needs (see `astro.config.mjs`).
 *
 * Browsers remember for the life of a page that a module could not be fetched, and an import of it
 * never works again. So its files are fetched first, as any others: that may fail, and be tried again.
 */
export async function importLate<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  await Promise.all(files.map(fetchFile));
  return load();
}

/** Brings a file into the cache of the browser, where its import then finds it. */
async function fetchFile(file: string): Promise<void> {
  if (there.has(file)) return;
  // All scripts lie in one folder, this one too.
  const { href } = new URL(file.slice(file.lastIndexOf('/') + 1), import.meta.url);
  try {
    const response = await fetch(href);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`the answer was ${response.status}`);
  } catch (cause) {
    throw new Error(`The module ${href} could not be fetched.`, { cause });
  }
  there.add(file);
}
