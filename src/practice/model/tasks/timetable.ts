import { listed } from '#english/english.ts';
import { defineTask, type Fact } from '../task.ts';

interface Timetable {
  readonly lessons: readonly { readonly name: string; readonly teacher: string; readonly group: string }[];
  readonly hours: readonly number[];
  readonly rooms: readonly string[];
  readonly needs: readonly (readonly [string, string])[];
}

interface Placed extends Fact {
  readonly hour: number;
  readonly room: string;
  readonly teacher: string;
  readonly group: string;
}

/** A morning at a school: rooms, teachers and groups can do one thing at a time. */
export const timetable = defineTask<Timetable, Placed>({
  name: 'timetable',
  short: 'A timetable',
  form: 'Maths at 9 in Attic',
  data: [
    {
      lessons: [
        { name: 'Maths', teacher: 'Abel', group: '7a' },
        { name: 'Physics', teacher: 'Abel', group: '7b' },
        { name: 'Art', teacher: 'Bell', group: '7a' },
        { name: 'Sport', teacher: 'Cho', group: '7b' },
      ],
      hours: [9, 10, 11],
      rooms: ['Attic', 'Hall'],
      needs: [
        ['Sport', 'Hall'],
        ['Art', 'Attic'],
      ],
    },
    {
      lessons: [
        { name: 'Music', teacher: 'Diaz', group: '8a' },
        { name: 'Latin', teacher: 'Ek', group: '8b' },
        { name: 'Drama', teacher: 'Diaz', group: '8b' },
      ],
      hours: [13, 14],
      rooms: ['Studio', 'Library'],
      needs: [['Music', 'Studio']],
    },
    {
      lessons: [
        { name: 'French', teacher: 'Fox', group: '9a' },
        { name: 'German', teacher: 'Gray', group: '9a' },
        { name: 'Biology', teacher: 'Hill', group: '9b' },
      ],
      hours: [8, 9],
      rooms: ['Lab', 'North', 'South'],
      needs: [['Biology', 'Lab']],
    },
  ],
  comments: {
    lessons: 'Each lesson is given once. A teacher or a group can only be in one lesson at a time.',
    hours: 'The hours at which lessons begin.',
    rooms: 'A room holds one lesson at a time.',
    needs: 'Lessons that need a certain room.',
  },
  pattern: /(\p{L}+) at (\d+) in (\p{L}+)/u,
  says: ([, lesson = '', hour = '', room = '']) => [`${lesson} at ${Number(hour)} in ${room}`],
  domain: ({ lessons, hours, rooms }) =>
    `The lessons are ${listed(lessons.map(({ name }) => name))}; the hours are ${listed(hours.map(String))}; the rooms are ${listed(rooms)}.`,
  things: ({ lessons }) =>
    lessons.map(({ name }) => ({ name, none: `${name} is not given`, twice: `${name} is given twice` })),
  facts: ({ lessons, hours, rooms }) =>
    lessons.flatMap(({ name: thing, teacher, group }) =>
      hours.flatMap((hour) =>
        rooms.map((room) => ({ say: `${thing} at ${hour} in ${room}`, thing, hour, room, teacher, group })),
      ),
    ),
  wrong({ needs }, all) {
    for (const [lesson, room] of needs) {
      const one = all.find(({ thing }) => thing === lesson);
      if (one && one.room !== room) return `${lesson} needs ${room}, but is in ${one.room}`;
    }
    for (const [at, one] of all.entries()) {
      for (const other of all.slice(at + 1)) {
        if (one.hour !== other.hour) continue;
        const both = `${one.thing} and ${other.thing}`;
        if (one.room === other.room) return `${both} are both in ${one.room} at ${one.hour}`;
        if (one.teacher === other.teacher) return `${one.teacher} teaches ${both} at ${one.hour}`;
        if (one.group === other.group) return `${one.group} has ${both} at ${one.hour}`;
      }
    }
    return '';
  },
  table({ hours, rooms }, all) {
    const on = (hour: number, room: string): string =>
      all
        .filter((one) => one.hour === hour && one.room === room)
        .map(({ thing }) => thing)
        .join(', ');
    return {
      head: ['Hour', ...rooms],
      lines: hours.map((hour) => [String(hour), ...rooms.map((room) => on(hour, room) || '–')]),
    };
  },
});
