import styles from './notebook.css?inline';
import { adoptStyles } from '../page/adopt-styles.ts';
import type { Mount } from '../page/mount.ts';
import { mountNotebook } from './mount-notebook.ts';

/** Wires cells whose styles come with their code. */
export const mountLateCells: Mount = (host, signal) => {
  adoptStyles(styles);
  mountNotebook(host, signal);
};
