import type { CodeKey } from './keys.ts';

/** The three texts of a listing, in the order in which they are offered. */
export const TEXTS = ['english', 'pseudocode', 'typescript'] as const;

export type TextId = (typeof TEXTS)[number];

export const TEXT_NAMES: Readonly<Record<TextId, string>> = {
  english: 'Plain English',
  pseudocode: 'Pseudocode',
  typescript: 'TypeScript',
};

export interface CodeLine {
  /** As the text counts its lines; in TypeScript, as the source file does. */
  readonly number: number;
  /** How far it is set in, in levels of the text. */
  readonly indent: number;
  readonly text: string;
  /** What the line does, if a step of a run can be about it. */
  readonly key: CodeKey | null;
}

/** Lines under a heading: a part of the algorithm, or a function. */
export interface CodePart {
  readonly heading: string;
  readonly lines: readonly CodeLine[];
}

export interface CodeText {
  readonly id: TextId;
  readonly parts: readonly CodePart[];
}

/** A line as an author writes it: its indent is two spaces a level. */
export type Written = readonly [text: string, key?: CodeKey];

/** A text that was written for readers, its lines numbered through. */
export function writtenText(id: TextId, parts: Readonly<Record<string, readonly Written[]>>): CodeText {
  let number = 0;
  return {
    id,
    parts: Object.entries(parts).map(([heading, lines]) => ({
      heading,
      lines: lines.map(([text, key = null]) => {
        number += 1;
        const trimmed = text.trimStart();
        return { number, indent: (text.length - trimmed.length) / 2, text: trimmed, key };
      }),
    })),
  };
}

/** The lines of a text, one after another. */
export function linesOf({ parts }: CodeText): CodeLine[] {
  return parts.flatMap(({ lines }) => lines);
}
