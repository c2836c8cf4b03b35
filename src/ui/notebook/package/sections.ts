/** The sections of `/library/`: those of the README of the package, and one before and one after them. */
import readme from '#dlx/README.md?raw';
import { headingsOf, idOf } from '#notebook/package-text.ts';

export const sections = ['How to get it', ...headingsOf(readme), 'Compared with other packages'].map((title) => ({
  title,
  href: `#${idOf(title)}`,
}));
