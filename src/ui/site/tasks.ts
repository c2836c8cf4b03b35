/** What one can do on this site, by intent: what Find shows before anything is typed, and finds. */

export interface Task {
  readonly name: string;
  /** Its address below the base of the site. */
  readonly path: string;
}

export interface Intent {
  readonly title: string;
  readonly tasks: readonly Task[];
}

export const intents: readonly Intent[] = [
  {
    title: 'Play',
    tasks: [
      { name: 'Play a puzzle of sticks', path: 'tetrasticks/play/' },
      { name: 'Play Ripple Effect', path: 'ripple-effect/play/' },
      { name: 'Draw a board of your own, with a hole', path: 'tetrasticks/boards/' },
    ],
  },
  {
    title: 'Learn',
    tasks: [
      { name: 'Begin with a puzzle', path: 'lessons/fifteen-sticks/' },
      { name: 'Switch secondary columns off', path: 'lessons/tetrasticks/#tetrasticks' },
      { name: 'Do an exercise on undo order', path: 'exercises/#task-4' },
    ],
  },
  {
    title: 'Teach',
    tasks: [
      { name: 'Print a worksheet', path: 'exercises/' },
      { name: 'Choose a plan for one hour', path: 'teach/#hours' },
      { name: 'Show a lesson on the classroom wall', path: 'teach/#how' },
      { name: 'Make a word search', path: 'words/' },
    ],
  },
  {
    title: 'Solve',
    tasks: [
      { name: 'Make a rota', path: 'notebook/rota/' },
      { name: 'Put a problem of your own into code', path: 'notebook/own/' },
      { name: 'Make a slow search faster', path: 'too-slow/' },
    ],
  },
  {
    title: 'Program',
    tasks: [
      { name: 'Use the package', path: 'library/' },
      { name: 'Get the code in TypeScript or Python', path: 'implement/' },
      { name: 'See where your solver goes wrong', path: 'implement/trace/' },
    ],
  },
];
