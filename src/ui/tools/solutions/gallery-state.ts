import type { TextSettings, SettingChoices, Settings } from '#player/address.ts';
import { isPieceId } from '#puzzles/tetrasticks/pieces.ts';
import { type Filter, type Sort, pointKey, SORTS } from '#puzzles/tetrasticks/selection.ts';

/** The settings of the gallery in the address, and their meaning. */

/** The five pieces that can be left out; H first, because it leaves the fewest solutions. */
export const LEFT_OUT = ['H', 'J', 'L', 'N', 'Y'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** The number of boards found before the reader asks for all; the build draws as many. */
export const FIRST_BOARDS = 6;

/** The junctions of the 5×5 board, line by line from the top. */
export const JUNCTIONS: readonly string[] = [4, 3, 2, 1].flatMap((y) => [1, 2, 3, 4].map((x) => pointKey({ x, y })));

const upTo = (last: number): string[] => Array.from({ length: last + 1 }, (_, n) => String(n));

export const galleryChoices = {
  omitted: LEFT_OUT,
  sort: SORTS,
  x: ['any', ...JUNCTIONS],
  straight: ['any', ...upTo(16)],
  meetings: ['any', ...upTo(4)],
} as const satisfies SettingChoices;

export const galleryUserProblems: TextSettings = {
  corners: {
    standard: '',
    noun: 'list of corner pieces',
    accepts: (text) => /^[A-Z]*$/.test(text) && new Set(text).size === text.length && [...text].every(isPieceId),
  },
  board: {
    standard: '',
    noun: 'number of a board',
    accepts: (text) => /^[1-9]\d{0,4}$/.test(text),
  },
};

export function omittedOf(settings: Settings): LeftOut {
  return LEFT_OUT.find((id) => id === settings['omitted']) ?? LEFT_OUT[0];
}

/** The board that the address asks for, or null. */
export function boardOf(settings: Settings): number | null {
  return settings['board'] ? Number(settings['board']) : null;
}

export function sortOf(settings: Settings): Sort {
  return SORTS.find((sort) => sort === settings['sort']) ?? 'found';
}

export function filterOf(settings: Settings): Filter {
  return {
    x: valueOf(settings, 'x'),
    straight: numberFrom(valueOf(settings, 'straight')),
    meetings: numberFrom(valueOf(settings, 'meetings')),
    corners: [...(settings['corners'] ?? '')].filter(isPieceId),
  };
}

/** The settings without filters. */
export function unfiltered(settings: Settings): Settings {
  return { ...settings, x: 'any', straight: 'any', meetings: 'any', corners: '' };
}

/** The settings without a piece at a corner, as one that is left out cannot be there; the same when it is not asked for. */
export function withoutCorner(settings: Settings, piece: string): Settings {
  const corners = settings['corners'] ?? '';
  return corners.includes(piece) ? { ...settings, corners: corners.replace(piece, '') } : settings;
}

export function isFiltered(settings: Settings): boolean {
  const { x, straight, meetings, corners } = filterOf(settings);
  return x !== null || straight !== null || meetings !== null || corners.length > 0;
}

function valueOf(settings: Settings, name: string): string | null {
  const value = settings[name];
  return value === undefined || value === 'any' ? null : value;
}

function numberFrom(text: string | null): number | null {
  return text === null ? null : Number(text);
}
