/**
 * A modelling task: what the reader's rows are to say, and what must hold of a solution. All is plain code about the
 * world of the task, and knows nothing of columns, so any model with the same solutions is right.
 */

/** What a row can say, such as “Ada at 3”. */
export interface Fact {
  /** Its words, as a row's name begins with them. Without regard to case they name the fact. */
  readonly say: string;
  /** The thing that it decides: Ada. A solution has exactly one fact for each. */
  readonly thing: string;
}

/** Something that has to be decided. */
export interface Thing {
  readonly name: string;
  /** What is said when nothing decides it, and when two facts do: “Ada has no chair”, “Ada has two chairs”. */
  readonly none: string;
  readonly twice: string;
}

/** A solution as a small table. */
export interface Table {
  /** Headings of the columns; the first is that of the names of the lines. */
  readonly head: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** A task as its file gives it. */
interface TaskOf<Data, F extends Fact> {
  readonly name: string;
  /** Its name in the list of tasks. */
  readonly short: string;
  /** How a row says its fact, in an example of the first data. */
  readonly form: string;
  /** The data of the reader's cell first, and then others on which the same cell is judged. */
  readonly data: readonly Data[];
  /** What each constant is, as a comment above it. */
  readonly comments: Readonly<Record<keyof Data & string, string>>;
  /** Finds a fact, or several with one ending, at `lastIndex` of a name: sticky. */
  readonly pattern: RegExp;
  /** The words of the facts that the pattern has found, in the task's own order. */
  says(found: readonly string[]): readonly string[];
  /** What names a fact may have, for one with others: “The chairs are 1 to 5.” */
  domain(data: Data): string;
  things(data: Data): readonly Thing[];
  facts(data: Data): readonly F[];
  /** What is wrong with facts that stand together, each about a thing of its own; empty when nothing is. */
  wrong(data: Data, facts: readonly F[]): string;
  table(data: Data, facts: readonly F[]): Table;
}

/** A task with one of its data. Facts are given by their keys: their words in lower case. */
export interface Case {
  /** The constants as code. */
  readonly code: string;
  readonly domain: string;
  readonly things: readonly Thing[];
  readonly facts: ReadonlyMap<string, Fact>;
  wrong(keys: readonly string[]): string;
  table(keys: readonly string[]): Table;
}

export interface ModelTask {
  readonly name: string;
  readonly short: string;
  readonly form: string;
  readonly cases: readonly Case[];
  readonly pattern: RegExp;
  says(found: readonly string[]): readonly string[];
}

/** The name under which the device keeps that a task was done. */
export const taskAnswer = (name: string): string => `model.${name}`;

export const keyOf = (say: string): string => say.toLowerCase();

/** Makes a task that the judge can ask by the words of facts. */
export function defineTask<Data extends object, F extends Fact>(task: TaskOf<Data, F>): ModelTask {
  const { name, short, form, pattern, comments } = task;
  const cases = task.data.map((data): Case => {
    const facts = new Map(task.facts(data).map((fact) => [keyOf(fact.say), fact]));
    const of = (keys: readonly string[]): F[] => keys.flatMap((key) => facts.get(key) ?? []);
    return {
      code: dataCode(data, comments),
      domain: task.domain(data),
      things: task.things(data),
      facts,
      wrong: (keys) => task.wrong(data, of(keys)),
      table: (keys) => task.table(data, of(keys)),
    };
  });
  return { name, short, form, pattern, cases, says: (found) => task.says(found) };
}

/** The data as the constants of a cell. */
function dataCode<Data extends object>(data: Data, comments: TaskOf<Data, Fact>['comments']): string {
  const all = Object.entries(data) as [keyof Data & string, unknown][];
  return all.map(([name, value]) => `// ${comments[name]}\nconst ${name} = ${literal(value)};`).join('\n');
}

/** The longest line of code before a list is broken. */
const LINE = 60;

function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Array.isArray(value)
    ? value.map(literal)
    : Object.entries(value).map(([key, one]) => `${key}: ${literal(one)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts.join(', ')}${close}`;
  return line.length <= LINE ? line : `${open.trim()}\n${parts.map((part) => `  ${part},\n`).join('')}${close.trim()}`;
}
