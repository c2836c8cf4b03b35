/**
 * Four talks in three rooms at two hours, as lesson 17 first encodes them, with a fault to be found: every place is a
 * primary column, so that four talks would have to fill six places. Ada gives two of the talks. The first cell of
 * content/mends/talks.md builds the same matrix.
 */
import type { ColumnKind } from '#dlx/matrix.ts';
import { asks } from '../asks.ts';
import { cellBoard } from '../board.ts';
import { type NamedColumn, createProblem } from '../create-problem.ts';
import { fill } from '../marks.ts';
import type { Problem } from '../problem.ts';

const TALKS = ['A', 'B', 'C', 'D'];
const ADAS = ['A', 'B'];
const ROOMS = [1, 2, 3];
const HOURS = [9, 10];

/**
 * The matrix: columns of the talks, then of the places hour by hour, then of Ada's hours; rows by talk, room and hour.
 * On the board, a place is a cell: its room across, its hour down.
 */
export function encode(): Problem {
  const columns: NamedColumn[] = [
    ...TALKS.map((talk) => column('talk', talk, 'primary', `Talk ${talk} is given`)),
    ...HOURS.flatMap((hour) =>
      ROOMS.map((room) => column('place', placeName(room, hour), 'primary', `Room ${room} at ${hour} has a talk`)),
    ),
    ...HOURS.map((hour) => column('Ada', `Ada${hour}`, 'secondary', `Ada speaks at ${hour}`)),
  ];
  const rows = TALKS.flatMap((talk) =>
    ROOMS.flatMap((room) =>
      HOURS.map((hour) => ({
        name: `${talk} in ${room} at ${hour}`,
        columns: [talk, placeName(room, hour), ...(ADAS.includes(talk) ? [`Ada${hour}`] : [])],
        marks: [fill(ROOMS.indexOf(room), HOURS.indexOf(hour), talk)],
        describe: () => `Talk ${talk} is in room ${room} at ${hour}.`,
      })),
    ),
  );
  const across = ROOMS.map((room) => `room ${room}`);
  const board = cellBoard(ROOMS.length, HOURS.length, { across, down: HOURS.map(String) });
  return { ...createProblem(columns, rows, board), title: 'The plan' };
}

function placeName(room: number, hour: number): string {
  return `${room}at${hour}`;
}

function column(group: string, name: string, kind: ColumnKind, what: string): NamedColumn {
  return { group, name, kind, describe: (now) => `${what}: ${asks(now, (count) => `${count} once`)}.` };
}
