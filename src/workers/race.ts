import { messageOf } from '#english/english.ts';
import { type Race, createRace } from '#exhibits/race.ts';
import type { FromRacer, ToRacer } from './race-protocol.ts';
import { type Thread, inSlices } from './thread.ts';

/** Milliseconds of a turn of all runners: short enough for Stop to feel instant. */
const TURN_MS = 25;
const FIRST_TURN = 500;
const LEAST_TURN = 200;
/** Updates that each runner makes before the start, so that the code is compiled. */
const WARMING = 20_000;
/** Milliseconds between two reports to the page. */
const NEWS_MS = 80;

/**
 * Runs races, all runners in this one thread and in turns, so that none has a processor to itself.
 *
 * @returns the function that receives the page's messages
 */
export function createRacer(thread: Thread<FromRacer>): (message: ToRacer) => void {
  let race: Race | null = null;
  let number = -1;
  let updates = FIRST_TURN;
  let lastNews = 0;

  const goOn = inSlices(thread, turn);

  function turn(): void {
    if (!race) return;
    try {
      const before = thread.now();
      race.turn(updates);
      const took = thread.now() - before;
      const factor = Math.min(4, Math.max(0.25, TURN_MS / Math.max(took, 0.1)));
      updates = Math.max(LEAST_TURN, Math.round(updates * factor));
    } catch (error) {
      fail(error);
      return;
    }
    if (race.isOver || thread.now() - lastNews >= NEWS_MS) tell(race);
    if (race.isOver) race = null;
    else goOn();
  }

  function tell({ clock, isOver, standings, tracks }: Race): void {
    lastNews = thread.now();
    if (isOver) {
      thread.send({ kind: 'over', race: number, standings: standings(), tracks: tracks() });
    } else thread.send({ kind: 'clock', race: number, clock });
  }

  function fail(error: unknown): void {
    race = null;
    thread.send({ kind: 'failed', race: number, message: messageOf(error) });
  }

  return (message) => {
    switch (message.kind) {
      case 'start':
        number = message.race;
        updates = FIRST_TURN;
        lastNews = thread.now();
        try {
          const { choosers, budget } = message;
          const matrix = message.matrix;
          // Otherwise the time of the first runner would contain the compilation, from which all others profit.
          createRace(matrix, choosers, {}, thread.now).turn(WARMING);
          race = createRace(matrix, choosers, budget, thread.now);
        } catch (error) {
          fail(error);
          return;
        }
        goOn();
        return;
      case 'stop':
        if (message.race !== number || !race) return;
        race.stop();
        tell(race);
        race = null;
    }
  };
}
