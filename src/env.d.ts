declare namespace App {
  interface Locals {
    /** Whether a template of the figures of cells stands on the page (`Cells.astro`). */
    hasFigureTemplate?: boolean;
  }
}
