import { BYTES } from './bytes.ts';

/** What the compiled module exports (`engine.as.ts`). */
interface Exports {
  root(): void;
  run(updates: number, solutions: number, floor: number): number;
  descend(level: number, bit: number): number;
}

/** The module with its memory, and views of it. */
export interface Machine extends Exports {
  readonly numbers: Int32Array;
  readonly doubles: Float64Array;
  readonly bytes: Uint8Array;
}

const PAGE = 65_536;

interface Instance {
  readonly memory: WebAssembly.Memory;
  readonly exports: Exports;
}

let instance: Instance | null | undefined;

/** Writes the mask of a row for the search that has the memory. */
let makeMask: (row: number) => void = () => undefined;

/** True where WebAssembly runs: it may be switched off, or forbidden by a page's policy. Instantiates the engine. */
export function isCompiledHere(): boolean {
  instance ??= instantiate();
  return instance !== null;
}

/**
 * The machine with room for so many bytes. A thread has one, because a browser gives a page few memories; the search
 * that asked before loses what it had written there.
 *
 * @param maker is called with a row when its mask is needed for the first time
 * @throws RangeError where WebAssembly does not run, or there is not enough memory
 */
export function machineOf(bytes: number, maker: (row: number) => void): Machine {
  if (!isCompiledHere() || !instance) throw new RangeError("WebAssembly does not run here; use engine 'links'");
  const { memory, exports } = instance;
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  makeMask = maker;
  const { buffer } = memory;
  return {
    ...exports,
    numbers: new Int32Array(buffer),
    doubles: new Float64Array(buffer),
    bytes: new Uint8Array(buffer),
  };
}

function instantiate(): Instance | null {
  try {
    const bytes = Uint8Array.from(BYTES.match(/../g) ?? [], (digits) => parseInt(digits, 16));
    const memory = new WebAssembly.Memory({ initial: 1 });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), {
      env: { memory },
      'engine.as': { makeMask: (row: number) => makeMask(row) },
    });
    return { memory, exports: exports as unknown as Exports };
  } catch {
    return null;
  }
}
