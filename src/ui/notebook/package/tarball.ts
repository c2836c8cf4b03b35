/** The tarball of the package, made once per build by the script that `npm run package` runs. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';

interface Tarball {
  /** `cover-and-uncover-0.1.0.tgz` */
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

let made: Promise<Tarball> | null = null;

/** @throws Error when the script fails, with what it has said */
export function tarball(): Promise<Tarball> {
  made ??= make();
  return made;
}

async function make(): Promise<Tarball> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/package.ts']);
  const path = stdout.trim().split('\n').at(-1) ?? '';
  return { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
}
