export { mountRippleGivens } from './mount-ripple-givens.ts';
export { mountRippleRow } from './mount-ripple-row.ts';
export { mountRippleRule } from './mount-ripple-rule.ts';
