import type { EngineStop } from './engine.ts';
import type { SearchEvent, StopAt } from './events.ts';

/** A search that carries out one event after another. */
interface Stepping {
  readonly event: SearchEvent;
  readonly events: number;
  readonly moves: number;
  readonly writes: number;
  readonly updates: number;
  readonly solutions: number;
  readonly deadEnds: number;
  readonly level: number;
  step(): void;
}

/** Runs a search until an event reaches one of the limits, or the search is done. */
export function runUntil(search: Stepping, stop: StopAt & EngineStop): void {
  const { events = Infinity, moves = Infinity, writes = Infinity, floor = 0 } = stop;
  const { updates = Infinity, solutions = Infinity, deadEnds = Infinity } = stop;
  while (search.event !== 'done') {
    search.step();
    if (search.events >= events || search.moves >= moves || search.writes >= writes) return;
    if (search.event === 'try' && search.updates >= updates) return;
    if (search.event === 'solution' && search.solutions >= solutions) return;
    if (search.event === 'dead end' && search.deadEnds >= deadEnds) return;
    if (search.level < floor) return;
  }
}
