/**
 * Charts as plain data, which the page draws. `chart` runs in a cell; `readChart` runs on the page and validates
 * everything.
 */

import { inWords, listed } from '#english/english.ts';

export const CHART_KINDS = ['bar', 'line', 'dot', 'area'] as const;
type ChartKind = (typeof CHART_KINDS)[number];

export interface ChartPoint {
  /** A number or a word; all points of a chart have the same type. */
  readonly x: number | string;
  readonly y: number;
  /** The series of the point, in a chart of several series. */
  readonly series?: string;
}

export interface ChartData {
  readonly kind: ChartKind;
  readonly title: string;
  /** The names of the axes. */
  readonly xLabel: string;
  readonly yLabel: string;
  readonly scale: 'linear' | 'log';
  readonly points: readonly ChartPoint[];
}

/** The options of `chart`: which fields of the records it shows, and how. */
export interface ChartOptions {
  readonly kind?: ChartKind;
  /** The names of fields. */
  readonly x?: string;
  readonly y?: string;
  readonly series?: string;
  readonly title?: string;
  readonly scale?: 'linear' | 'log';
}

const MOST = { points: 1_000, bars: 60, series: 4, label: 60, title: 120 } as const;

const OPTIONS = ['kind', 'x', 'y', 'series', 'title', 'scale'];

/** A chart made by a cell. It is drawn when the cell shows it. */
export class Chart {
  readonly data: ChartData;

  constructor(data: ChartData) {
    this.data = data;
  }
}

/**
 * Returns a chart of records: `chart(rows, { kind: 'bar', x: 'n', y: 'nodes' })`. By default x is the first field and y
 * the second.
 *
 * @throws RangeError that says what is wrong with the data or the options
 */
export function chart(records: readonly Readonly<Record<string, unknown>>[], options: ChartOptions = {}): Chart {
  for (const name of Object.keys(options)) {
    if (!OPTIONS.includes(name))
      throw new RangeError(`chart knows no option “${name}”; it knows ${OPTIONS.join(', ')}`);
  }
  if (!Array.isArray(records) || records.length === 0) {
    throw new RangeError('chart wants a list of records, such as [{ n: 4, nodes: 17 }]');
  }
  const names = Object.keys(Object(records[0]) as object);
  const { kind = 'line', x = names[0] ?? '', y = names[1] ?? '', series, title } = options;
  if (names.length < 2 && (options.x === undefined || options.y === undefined)) {
    throw new RangeError(
      `a chart needs a field for x and one for y, but the first record has ${names.length === 0 ? 'none' : `only ${names.join()}`}`,
    );
  }
  for (const name of [x, y, ...(series === undefined ? [] : [series])]) {
    if (!names.includes(name))
      throw new RangeError(`chart finds no field “${name}” in the first record; it has ${names.join(', ') || 'none'}`);
  }
  const data: unknown = {
    kind,
    title: title ?? `${y} by ${x}`,
    xLabel: x,
    yLabel: y,
    scale: options.scale ?? 'linear',
    points: (records as readonly unknown[]).map((one) => {
      const fields = record(one);
      const name = series === undefined ? undefined : String(fields[series]);
      return { x: fields[x], y: fields[y], ...(name !== undefined && { series: name }) };
    }),
  };
  const { chart: read, fault } = checkedChart(data);
  if (!read) throw new RangeError(fault);
  return new Chart(read);
}

/** Validates a chart from the sandbox; null when it is not a chart. */
export function readChart(data: unknown): ChartData | null {
  return checkedChart(data).chart;
}

type Checked = { readonly chart: ChartData; readonly fault: '' } | Fault;

interface Fault {
  readonly chart: null;
  /** The fault and its cure. */
  readonly fault: string;
}

const wrong = (fault: string): Fault => ({ chart: null, fault });

function checkedChart(data: unknown): Checked {
  const { kind, title, xLabel, yLabel, scale, points } = record(data);
  const known = CHART_KINDS.find((one) => one === kind);
  if (!known) return wrong(`the kind of a chart is ${listed(CHART_KINDS, 'or')}`);
  if (scale !== 'linear' && scale !== 'log') return wrong('the scale of a chart is linear or log');
  if (!isText(title, MOST.title)) return wrong(`the title of a chart has at most ${MOST.title} characters`);
  if (!isText(xLabel, MOST.label) || !isText(yLabel, MOST.label)) {
    return wrong(`the name of a field in a chart has at most ${MOST.label} characters`);
  }
  if (!Array.isArray(points) || points.length === 0) return wrong('a chart needs at least one record');
  const most = known === 'bar' ? MOST.bars : MOST.points;
  if (points.length > most) {
    return wrong(
      `there are ${inWords(points.length)} records, but ${known} charts show at most ` +
        `${inWords(most)}; leave some out`,
    );
  }
  const read: ChartPoint[] = [];
  for (const [index, one] of (points as unknown[]).entries()) {
    const { x, y, series } = record(one);
    const where = `record ${index + 1} of the chart`;
    if (Number.isFinite(y) && !isFinite(y))
      return wrong(`${where} has a number of more than 15 digits as ${yLabel}; chart its logarithm`);
    if (!isFinite(y)) return wrong(`${where} has no number as ${yLabel}; give one`);
    if (scale === 'log' && y < 1e-9) return wrong(`${where} has ${y} as ${yLabel}; a log scale needs numbers above 0`);
    if (!isFinite(x) && !isText(x, MOST.label))
      return wrong(
        `${where} has neither a number of at most 15 digits nor a string of at most ${MOST.label} characters as ${xLabel}`,
      );
    if (read[0] && typeof x !== typeof read[0].x)
      return wrong(`${where} has a different kind of ${xLabel} from the first; give only numbers, or only words`);
    if (series !== undefined && !isText(series, MOST.label))
      return wrong(`${where} belongs to a series whose name has more than ${MOST.label} characters`);
    read.push({ x: drawn(x), y: drawn(y), ...(series !== undefined && { series }) });
  }
  if (new Set(read.map(({ series }) => series)).size > MOST.series) {
    return wrong(`a chart shows at most ${MOST.series} series; leave some out`);
  }
  return { chart: { kind: known, title, xLabel, yLabel, scale, points: read }, fault: '' };
}

/** Returns the series names in order of appearance; a chart without series has one empty name. */
export function seriesOf({ points }: ChartData): string[] {
  return [...new Set(points.map(({ series = '' }) => series))];
}

/** Returns the points of a chart as a table of strings. */
export function chartTable({ points, xLabel, yLabel }: ChartData): {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const hasSeries = points.some(({ series }) => series !== undefined);
  return {
    head: [...(hasSeries ? ['series'] : []), xLabel, yLabel],
    rows: points.map(({ x, y, series }) => [
      ...(hasSeries ? [series ?? ''] : []),
      typeof x === 'number' ? String(x) : x,
      y.toLocaleString('en', { maximumFractionDigits: 6 }),
    ]),
  };
}

function isFinite(value: unknown): value is number {
  return Number.isFinite(value) && Math.abs(value as number) < 1e15;
}

/** Rounds a number to 12 digits, and a tiny one to 0: axes cannot label finer ones. */
function drawn<Value extends number | string>(value: Value): Value {
  if (typeof value !== 'number') return value;
  return (Math.abs(value) < 1e-9 ? 0 : Number(value.toPrecision(12))) as Value;
}

function isText(value: unknown, most: number): value is string {
  return typeof value === 'string' && value.length <= most;
}

function record(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
