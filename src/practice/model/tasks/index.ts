/** The modelling tasks in their order. */
import type { ModelTask } from '../task.ts';
import { kakuro } from './kakuro.ts';
import { langford } from './langford.ts';
import { map } from './map.ts';
import { packing } from './packing.ts';
import { rota } from './rota.ts';
import { seating } from './seating.ts';
import { timetable } from './timetable.ts';
import { tournament } from './tournament.ts';

export const modelTasks: readonly ModelTask[] = [seating, map, packing, tournament, timetable, langford, rota, kakuro];
