import type { Mount } from '../page/mount.ts';
import { mountNotebook } from './mount-notebook.ts';

/** Wires cells whose styles have come with the door to them: `puzzles/tetrasticks/by-hand-door.ts`. */
export const mountLateCells: Mount = mountNotebook;
