/** The lock installs the same tree on every system, whoever wrote it and wherever it is read. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

type Dependencies = Readonly<Record<string, string>>;

interface Package {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
  readonly optionalDependencies?: Dependencies;
  readonly engines?: Dependencies;
}

const read = (name: string): unknown => JSON.parse(readFileSync(name, 'utf8'));
const manifest = read('package.json') as Package;
const lock = read('package-lock.json') as { packages: Readonly<Record<string, Package>> };
const { '': root, ...locked } = lock.packages;
const groups = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

test('package.json asks for exact versions', () => {
  const loose = groups
    .flatMap((group) => Object.entries(manifest[group] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
  expect(loose).toEqual([]);
});

test('the build imports nothing that only development installs', () => {
  const reached = new Set<string>();
  const imported = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const imports = readFileSync(file, 'utf8').matchAll(/^(?:import(?! type)|export|\}).*?'([^'\n]+)';$/gm);
    for (const [, from = ''] of imports) {
      if (from.startsWith('.') && from.endsWith('.ts')) reach(join(dirname(file), from));
      else imported.add(/^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? '');
    }
  };
  for (const file of ['astro.config.mjs', ...globSync('src/**/*.{ts,astro}')]) reach(file);
  expect([...reached].filter((file) => file.startsWith('scripts')).length).toBeGreaterThan(10);
  expect([...imported].filter((name) => name in (manifest.devDependencies ?? {}))).toEqual([]);
});

test('the lock was written for this package.json', () => {
  for (const group of [...groups, 'engines'] as const) expect(root?.[group]).toEqual(manifest[group]);
});

test('what a package installs on other systems only is locked too', () => {
  const missing = Object.entries(locked).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLockedFor(path, name))
      .map((name) => `${path} wants ${name}`),
  );
  expect(missing).toEqual([]);
});

test('the lock has a checksum for every package, and names no registry', () => {
  const entries = Object.entries(locked);
  expect(entries.filter(([, { integrity }]) => !integrity)).toEqual([]);
  expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
});

/** Looks where Node would: in the package's own node_modules, then in those around it. */
function isLockedFor(path: string, name: string): boolean {
  if ([path, 'node_modules', name].filter(Boolean).join('/') in locked) return true;
  if (path === '') return false;
  return isLockedFor(path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}
