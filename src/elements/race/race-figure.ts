import type { Matrix } from '../../dlx/index.ts';
import type { Standing } from '../../dlx/race.ts';
import type { RaceLine } from '../../pictures/race/view.ts';
import type { Settings } from '../../player/address.ts';
import { readState, writeState } from '../../player/address.ts';
import {
  budgetOf,
  choosersOf,
  resultWords,
  runnerOf,
  seedSetting,
  standingWords,
  timeWords,
} from '../../player/race.ts';
import type { FromRacer, ToRacer } from '../../workers/race-protocol.ts';
import { fetchNow, fetchPart } from '../page/fetch-part.ts';
import { onPress, part, setDisabled, setText } from '../page/parts.ts';
import { mountSettings } from '../figure/settings-controls.ts';
import { addressQuery, writeQuery } from '../page/address.ts';
import { openWorker } from '../page/worker.ts';

/** What the table says of each runner. */
const CELLS = ['name', 'state', 'nodes', 'updates', 'solutions', 'first', 'firstTime'] as const;
/** The chart of a race that is on is drawn this often, in milliseconds. */
const CHART_MS = 250;

/**
 * Five choosers on one problem and one clock, in a worker. The page writes what it hears into the
 * table; the chart is loaded with the first race.
 */
class RaceFigure extends HTMLElement {
  #leaving = new AbortController();

  connectedCallback(): void {
    this.#leaving = new AbortController();
    const { signal } = this.#leaving;
    const problem = part(this, 'problem', HTMLSelectElement);
    const budgets = part(this, 'budget', HTMLSelectElement);
    const seed = part(this, 'seed', HTMLInputElement);
    const notice = part(this, 'notice', HTMLElement);
    const said = part(this, 'said', HTMLElement);
    const clock = part(this, 'clock', HTMLElement);
    const chart = part(this, 'chart', SVGSVGElement);
    const choices = { problem: valuesOf(problem), budget: valuesOf(budgets) };

    const read = readState(addressQuery(), this.id, choices, 'decisions', seedSetting);
    let settings: Settings = read.state.settings;
    setText(notice, read.problems.join(' '));
    notice.hidden = read.problems.length === 0;

    let standings: readonly Standing[] = [];
    let lit: string | null = null;
    let race = 0;
    let isOn = false;
    /** The worker knows of the race. */
    let hasBegun = false;
    let isDirty = false;
    let timer = 0;

    /** Writes the table. What the page was built with stays until something is known. */
    const write = (): void => {
      const most = Math.max(1, ...standings.map(({ nodes }) => nodes));
      for (const standing of standings) {
        const words = standingWords(standing, budgetOf(settings['budget'] ?? ''));
        const row = this.querySelector<HTMLElement>(`tr[data-runner="${words.id}"]`);
        if (!row) continue;
        row.style.setProperty('--share', String(standing.nodes / most));
        row.dataset['state'] = standing.state;
        for (const name of CELLS) {
          setText(row.querySelector(`[data-cell="${name}"]`), words[name]);
        }
      }
    };

    const drawChart = async (): Promise<void> => {
      isDirty = false;
      const { drawRace } = await fetchPart(this, 'the chart', () => import('../../pictures/race/draw.ts'), signal); // prettier-ignore
      if (signal.aborted) return;
      const lines = standings.length > 0 ? standings.map(lineOf) : builtLines(this);
      drawRace(chart, { lines, lit }, { id: `${this.id}-chart`, title: chartTitle });
    };
    const chartTitle = chart.getAttribute('aria-label') ?? '';

    const drawChartSoon = (): void => {
      isDirty = true;
      if (timer !== 0) return;
      timer = window.setTimeout(() => {
        timer = 0;
        if (isDirty) void drawChart();
      }, CHART_MS);
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      worker.close();
    });

    const showControls = (): void => {
      setDisabled(start, isOn);
      setDisabled(stop, !isOn);
      for (const control of [problem, budgets, seed]) control.disabled = isOn;
    };

    const clear = (): void => {
      standings = choosersOf(settings['seed'] ?? '').map((chooser) => ({
        ...{ chooser, state: 'waiting', nodes: 0, updates: 0, solutions: 0 },
        ...{ profile: [], elapsed: 0, first: null },
      }));
      write();
      setText(clock, 'Nobody has started.');
      setText(said, '');
      void drawChart();
    };

    const end = (words: string): void => {
      isOn = false;
      showControls();
      setText(start, 'Again');
      setText(said, words);
      this.removeAttribute('data-racing');
      void drawChart();
    };

    const receive = (message: FromRacer): void => {
      if (message.race !== race) return;
      if (message.kind === 'failed') {
        end(`The race broke off: ${message.message}.`);
        return;
      }
      standings = message.standings;
      write();
      setText(clock, clockWords(message.clock, standings, message.isOver));
      if (message.isOver) {
        end(`The race is over. ${resultWords(standings, budgetOf(settings['budget'] ?? ''))}`);
      } else drawChartSoon();
    };

    const worker = openWorker('race', receive, (why) => {
      if (isOn) end(`The race broke off: ${why}.`);
    });

    const go = async (): Promise<void> => {
      if (isOn) return;
      isOn = true;
      hasBegun = false;
      race += 1;
      const number = race;
      this.dataset['racing'] = '';
      clear();
      showControls();
      setText(said, `The race is on: ${problem.selectedOptions[0]?.text ?? ''}.`);
      const matrix = await fetchMatrix(settings['problem'] ?? '').catch((error: unknown) => {
        if (number === race) end((error as Error).message);
      });
      if (signal.aborted || !matrix || number !== race) return;
      hasBegun = true;
      const choosers = choosersOf(settings['seed'] ?? '');
      const budget = budgetOf(settings['budget'] ?? '');
      const message: ToRacer = { kind: 'start', race, matrix, choosers, budget };
      worker.post(message);
    };

    const start = onPress(this, 'start', () => void go(), signal);
    const stop = onPress(
      this,
      'stop',
      () => {
        if (!isOn) return;
        if (hasBegun) {
          const message: ToRacer = { kind: 'stop', race };
          worker.post(message);
        } else {
          race += 1;
          end('The race was called off before its start.');
        }
      },
      signal,
    );

    const change = (name: string, value: string): void => {
      settings = { ...settings, [name]: value };
      const state = { ...read.state, settings };
      const query = writeState(addressQuery(), this.id, choices, state, 'decisions', seedSetting);
      writeQuery(this.id, query);
      setText(start, 'Start');
      clear();
    };
    const controls = mountSettings(this, change, signal);
    controls.update(settings);
    seed.value = settings['seed'] ?? '';
    seed.addEventListener(
      'change',
      () => {
        const accepts = seedSetting['seed']?.accepts(seed.value.trim()) ?? false;
        const isNew = accepts && seed.value.trim() !== settings['seed'];
        const words = `A seed is a whole number of up to six digits; “${seed.value}” is none, so it stays ${settings['seed']}.`;
        setText(notice, accepts ? '' : words);
        notice.hidden = accepts;
        if (isNew) change('seed', String(Number(seed.value.trim())));
        seed.value = settings['seed'] ?? '';
      },
      { signal },
    );

    // Pointing at a runner in the table, or at its line, lights both.
    const point = (event: Event): void => {
      const mark = event.target instanceof Element ? event.target.closest('[data-runner]') : null;
      const runner = mark?.getAttribute('data-runner') ?? null;
      if (runner === lit) return;
      lit = runner;
      for (const row of this.querySelectorAll<HTMLElement>('tr[data-runner]')) {
        row.classList.toggle('is-lit', row.dataset['runner'] === lit);
      }
      void drawChart();
    };
    const stage = part(this, 'stage', HTMLElement);
    stage.addEventListener('pointerover', point, { signal });
    stage.addEventListener('pointerleave', point, { signal });

    showControls();
    const isStandard = writeState('', this.id, choices, { ...read.state, step: null }, 'decisions', seedSetting) === ''; // prettier-ignore
    if (!isStandard) clear();
    this.dataset['ready'] = '';
  }

  disconnectedCallback(): void {
    this.#leaving.abort();
  }
}

async function fetchMatrix(problem: string): Promise<Matrix | undefined> {
  const { raceProblems } = await fetchNow('the race', () => import('./race-problems.ts'));
  return raceProblems[problem]?.matrix();
}

function valuesOf(select: HTMLSelectElement): string[] {
  // The standard one comes first.
  const options = Array.from(select.options).sort(
    (a, b) => Number(b.defaultSelected) - Number(a.defaultSelected),
  );
  return options.map(({ value }) => value);
}

function lineOf({ chooser, profile }: Standing): RaceLine {
  const id = runnerOf(chooser);
  return { id, name: id, profile };
}

/** The lines that the page was built with, which stand beside the table for this. */
function builtLines(host: HTMLElement): RaceLine[] {
  return Array.from(host.querySelectorAll<HTMLElement>('tr[data-runner]'), (row) => ({
    id: row.dataset['runner'] ?? '',
    name: row.dataset['runner'] ?? '',
    profile: (row.dataset['profile'] ?? '').split(' ').map(Number),
  }));
}

function clockWords(clock: number, standings: readonly Standing[], isOver: boolean): string {
  const total = standings.reduce((sum, { elapsed }) => sum + elapsed, 0);
  const last = isOver ? Math.max(...standings.map(({ updates }) => updates)) : clock;
  return `${last.toLocaleString('en')} updates on the clock; ${timeWords(total)} for all five.`;
}

customElements.define('race-figure', RaceFigure);
