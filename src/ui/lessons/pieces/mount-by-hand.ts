export { mountParity } from '../parity/mount-parity.ts';
export { mountPieces } from './mount-pieces.ts';
export { mountRow } from '../row/mount-row.ts';
