/** The pages around tetrasticks that are not lessons, in the order in which they are offered. */
export interface WorkshopPage {
  /** Its folder under `tetrasticks/`. */
  readonly slug: string;
  readonly title: string;
  readonly idea: string;
}

export const workshopPages: readonly WorkshopPage[] = [];
