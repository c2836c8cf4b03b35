import { type TrialName, ENGINES } from '#exhibits/trial-names.ts';
import { mountSettings } from '#ui/figure/settings-controls.ts';
import { defineElement } from '#ui/kit/define-element.ts';
import { ownSettings } from '#ui/kit/own-settings.ts';
import { say, setDisabled, setText } from '#ui/kit/parts.ts';
import { wiring } from '#ui/kit/wiring.ts';
import { openTask } from '#ui/kit/worker.ts';
import type { EngineStanding, Standings } from './engine-words.ts';
import { endWords, ENGINE_WORDS, MOST_SECONDS, NOBODY, RACED, shareOfSlowest, standingWords } from './engine-words.ts';
import { fetchProblems } from '../measuring/fetch-problems.ts';
import type * as Problems from '../measuring/measured-problems.ts';

/** The cells of an engine's row. */
const CELLS = ['time', 'state', 'nodes', 'memory', 'solutions'] as const;

/** Four engines on one problem, one after the other in a worker, each within a bound of time. */
function mountEngines(host: HTMLElement, signal: AbortSignal): void {
  const { part, press } = wiring(host, signal);
  const choices = { problem: [...RACED] };
  const said = part('said', HTMLElement);
  const problem = part('problem', HTMLSelectElement);
  const guess = part('guess', HTMLSelectElement);

  const own = ownSettings(host, choices);
  let standings: Standings = NOBODY;
  let running: TrialName | null = null;
  let isOn = false;
  let bound = 0;

  let problems: typeof Problems | null = null;

  const worker = openTask('engine', signal, {
    done(trial) {
      if (running) set(running, trial);
      goOn();
    },
    failed: (why) => fail(`The race failed: ${why}.`),
  });
  signal.addEventListener('abort', () => clearTimeout(bound));

  function show(): void {
    const shares = shareOfSlowest(standings);
    for (const engine of ENGINES) {
      const row = part(engine, HTMLElement);
      const words = standingWords(standings[engine]);
      row.style.setProperty('--share', String(shares[engine]));
      row.classList.toggle('is-over', standings[engine] === 'out of time');
      for (const name of CELLS) setText(row.querySelector(`[data-cell="${name}"]`), words[name]);
    }
    setDisabled(start, isOn);
    setDisabled(stop, !isOn);
    problem.disabled = isOn;
  }

  function set(engine: TrialName, standing: EngineStanding): void {
    standings = { ...standings, [engine]: standing };
  }

  function fail(words: string): void {
    clearTimeout(bound);
    worker.close();
    if (running) set(running, 'waiting');
    running = null;
    isOn = false;
    show();
    say(said, words);
  }

  function finish(): void {
    isOn = false;
    running = null;
    show();
    say(said, endWords(standings, ENGINES.find((engine) => engine === guess.value) ?? null));
  }

  /** Starts the next engine, each in a fresh worker. */
  function goOn(): void {
    clearTimeout(bound);
    worker.close();
    const next = ENGINES.find((engine) => standings[engine] === 'waiting');
    if (!next || !problems) {
      finish();
      return;
    }
    running = next;
    set(next, 'running');
    show();
    setText(said, `${ENGINE_WORDS[next].name} on ${problem.selectedOptions[0]?.text ?? ''}…`);
    const { matrix } = problems.problemNamed(own.now['problem'] ?? '');
    worker.begin({ engine: next, matrix: matrix() });
    bound = setTimeout(() => {
      set(next, 'out of time');
      goOn();
    }, MOST_SECONDS * 1_000) as unknown as number;
  }

  async function begin(): Promise<void> {
    if (isOn) return;
    isOn = true;
    standings = NOBODY;
    show();
    problems = await fetchProblems(() => signal.aborted || !isOn, fail);
    if (problems) goOn();
  }

  function callOff(): void {
    if (!isOn) return;
    clearTimeout(bound);
    worker.close();
    if (running) set(running, 'stopped by hand');
    finish();
  }

  const start = press('start', () => void begin());
  const stop = press('stop', callOff);
  mountSettings(host, signal, (name, value) => {
    own.set({ [name]: value });
    standings = NOBODY;
    setText(said, 'Guess who is fastest, then press Start.');
    show();
  }).update(own.now);
  show();
}

defineElement('engines-figure', mountEngines);
