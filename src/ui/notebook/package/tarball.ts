/** The tarball of the package, made once per build by the script that `npm run package` runs. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { version } from '../../../../package.json';

/** The name of the file, as `npm pack` writes it. */
export const tarballName = `cover-and-uncover-${version}.tgz`;

let made: Promise<Uint8Array<ArrayBuffer>> | null = null;

/**
 * Makes the tarball, or returns the one made before.
 * @throws Error when the script fails, with what it has said
 */
export function tarball(): Promise<Uint8Array<ArrayBuffer>> {
  made ??= make();
  return made;
}

async function make(): Promise<Uint8Array<ArrayBuffer>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/package.ts']);
  return new Uint8Array(await readFile(stdout.trim().split('\n').at(-1) ?? ''));
}
