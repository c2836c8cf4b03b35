import type { Choosing, EngineName } from '#dlx/index.ts';

/** The compiled engine wherever it knows the chooser, also on matrices so small that `auto` stays on links. */
export function byCompiled(chooser: Choosing = 'smallest'): EngineName {
  return chooser === 'smallest' ? 'compiled' : 'links';
}
