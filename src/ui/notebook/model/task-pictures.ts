/** A small picture of each modelling task: what is to be arranged, some of it in its place. */
import { box, dot, line, sign } from '#ui/kit/thumbs/marks.ts';

/** Five chairs in a row, four of them taken. */
function seating(): string {
  const chairs = [8, 24.5, 41, 57.5, 74].map((x) => line(`M${x} 34V62M${x} 48H${x + 12}V62`, 'ink')).join('');
  const guests = [0, 2, 3, 4].map((at) => dot(14.5 + at * 16.5, 38, at === 0 ? 'branch' : 'chosen', 5)).join('');
  return chairs + guests;
}

/** Five regions, three of them coloured. */
function map(): string {
  const decided = box(6, 10, 22, 52, 'chosen') + box(30, 10, 22, 25, 'branch') + box(30, 37, 22, 25, 'covered');
  return `${decided}${line('M55 11H73V61H55ZM77 11H90V61H77Z', 'ink')}`;
}

/** A van of 4×3 cells with its three crates. */
function packing(): string {
  const floor = line('M16 12H80V60H16ZM32 12V60M48 12V60M64 12V60M16 28H80M16 44H80', 'soft');
  const crates = box(17, 13, 14, 30, 'chosen') + box(29, 29, 18, 14, 'chosen') + box(33, 13, 46, 14, 'chosen');
  return `${floor}${crates}${box(49, 29, 30, 30, 'branch')}`;
}

/** Four teams, each line a game. */
function tournament(): string {
  const games =
    line('M22 14L74 58M22 58L74 14', 'soft') +
    line('M22 14V58M74 14V58', 'chosen') +
    line('M22 14H74M22 58H74', 'soft');
  const teams = [22, 74].flatMap((x) => [14, 58].map((y) => dot(x, y, 'ink', 5)));
  return games + teams.join('');
}

/** Three hours in two rooms. */
function timetable(): string {
  const hours = line('M12 14H84V58H12ZM36 14V58M60 14V58M12 36H84', 'soft');
  return `${hours}${box(14, 16, 20, 18, 'chosen')}${box(38, 38, 20, 18, 'chosen')}${box(38, 16, 20, 18, 'branch')}${box(62, 38, 20, 18, 'chosen')}`;
}

/** Six places, with two numbers between the 2s. */
function langford(): string {
  const numbers = ['', '2', '', '', '2', ''].map((number, at) => (number === '' ? '' : sign(13 + at * 14, 44, number)));
  const places = line('M6 34H90V54H6ZM20 34V54M34 34V54M48 34V54M62 34V54M76 34V54', 'soft');
  return `${places}${numbers.join('')}${line('M27 30C32 14 64 14 69 30', 'branch')}`;
}

/** Three people, five days. */
function rota(): string {
  const days = [0, 1, 2, 0, 2];
  const shifts = days.map((person, day) => box(14 + day * 14.5, 14 + person * 15.5, 11.5, 12.5, 'chosen')).join('');
  const rest = days.flatMap((person, day) =>
    [0, 1, 2].flatMap((other) =>
      other === person ? [] : [box(14 + day * 14.5, 14 + other * 15.5, 11.5, 12.5, 'covered')],
    ),
  );
  return rest.join('') + shifts;
}

/** Two runs from left to right and two from top to bottom, each with its sum. */
function kakuro(): string {
  const sums = [sign(44.5, 12.5, '5'), sign(63.5, 12.5, '7'), sign(24, 32, '4'), sign(24, 51, '9')];
  const cells = line('M35 22H73V41H92V60H35ZM54 22V60M35 41H73V60', 'ink');
  return `${sums.join('')}${cells}${sign(44.5, 32, '3')}${sign(63.5, 32, '?', 'branch')}`;
}

const PICTURES: Readonly<Record<string, () => string>> = {
  seating,
  map,
  packing,
  tournament,
  timetable,
  langford,
  rota,
  kakuro,
};

/** @throws RangeError when the task has no picture */
export function taskPicture(name: string): string {
  const draw = PICTURES[name];
  if (!draw) throw new RangeError(`task-pictures.ts has no picture of ${name}`);
  return draw();
}
