/**
 * What a figure of a puzzle is made of, in a file of its own: a page that has it at once would have to carry what
 * makes a late module of each part.
 */
export { mountFigure } from '../figure/mount-figure.ts';
export { usualPictures } from './usual-pictures.ts';
