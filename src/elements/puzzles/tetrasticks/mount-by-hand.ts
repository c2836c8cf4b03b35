export { mountParity } from './mount-parity.ts';
export { mountPieces } from './mount-pieces.ts';
export { mountRow } from './mount-row.ts';
