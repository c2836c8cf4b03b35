export { mountRippleGivens } from '../ripple-givens/mount-ripple-givens.ts';
export { mountRippleRow } from '../ripple-row/mount-ripple-row.ts';
export { mountRippleRule } from './mount-ripple-rule.ts';
