declare namespace App {
  interface Locals {
    /** Whether a template of the figures of cells stands on the page (`Cells.astro`). */
    hasFigureTemplate?: boolean;
    /** The questions on the page so far (`Question.astro`). */
    questions?: number;
  }
}

/** A module of Astro's own, without documentation: the modules of the lessons by their files. */
declare module 'astro:content-module-imports' {
  const modules: ReadonlyMap<string, () => Promise<{ default: { collectedStyles: readonly string[] } }>>;
  export default modules;
}
