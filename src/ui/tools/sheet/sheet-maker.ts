/** Makes sheets in a worker. A new wish ends the one before it. */
export interface SheetMaker<Wish> {
  make(wish: Wish): void;
  stop(): void;
}

/** A sheet, or none; and a sentence about what is not as wished. */
export interface Made<Sheet> {
  readonly sheet: Sheet | null;
  readonly words: string;
}

export interface MakerHears<Sheet> {
  /** How far it is, as a sentence. */
  making(words: string): void;
  made(made: Made<Sheet>): void;
  /** The worker broke off: why, as the end of a sentence. */
  broken(why: string): void;
}
