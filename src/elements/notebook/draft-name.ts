/** The name under which this device keeps what a reader has made of a notebook. */
export const draftName = (slug: string): string => `notebook.${slug}`;
