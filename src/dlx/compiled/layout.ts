/**
 * Where the compiled search finds its numbers: byte addresses in its memory, below the tables. The modules of this folder
 * and the AssemblyScript among them both read this file, so it is plain enough for AssemblyScript.
 *
 * Words have 64 bits, most numbers of tables 32, flags a byte; counters are doubles, as in JavaScript.
 */

// What the tables have: words of all columns, columns, homes, planes, bits in the words of the widest column.
export const WORDS = 0;
export const COLUMNS = 4;
export const HOMES = 8;
export const PLANES = 12;
export const WIDEST = 16;

// Where the tables begin.
export const STARTS = 24;
export const HAS = 28;
export const MASKS = 32;
export const ALL = 36;
export const LEAST = 40;
export const WEIGHTS = 44;
export const ORDER = 48;
export const ROW_OF_BIT = 52;
export const LENGTHS = 56;

// Where the values by level begin: words, open columns, rows in turn, and single numbers.
export const LIVE = 60;
export const OPEN = 64;
export const OPEN_COUNT = 68;
export const HOME_COUNT = 72;
export const TURNS = 76;
export const BRANCH = 80;
export const SIZE = 84;
export const TURN = 88;
export const WEIGHT = 92;
export const BRANCH_WEIGHT = 96;
export const PROFILE = 100;
export const UPDATES_BY_LEVEL = 104;

// Colours; 0 words of rows means that there are none.
export const ROW_WORDS = 108;
export const COST_PLANES = 112;
export const PLACES = 116;
export const PLACE_COLUMN = 120;
export const PLACE_COLOUR = 124;
export const ROWS_IN = 128;
export const AGREE = 132;
export const THERE = 136;
export const COSTS = 140;
export const IS_COLOURED = 144;
export const GIVEN = 148;
export const GIVEN_COUNT = 152;
export const MATRIX_COLUMN = 156;
export const COVERED = 160;
export const REMOVED = 164;
export const CLEANSED = 168;

// How far the search is.
export const EVENT = 172;
export const LEVEL = 176;
export const LOWEST = 180;
export const HIGHEST = 184;

/** Where a byte for each row says whether its mask is there. */
export const MADE = 188;

// Doubles.
export const NODES = 192;
export const UPDATES = 200;
export const COVERS = 208;
export const CLEANSINGS = 216;
export const SOLUTIONS = 224;
export const DEAD_ENDS = 232;

/** The first byte after all these. */
export const TABLES = 240;

/** The events, by their number in the memory. */
export const START = 0;
export const CHOOSE = 1;
export const DEAD_END = 2;
export const TRY = 3;
export const SOLUTION = 4;
export const RETREAT = 5;
export const DONE = 6;
