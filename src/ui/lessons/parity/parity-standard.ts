import type { Balance } from '#pictures/parity/balance.ts';

/** The figure of the balance opens with F left out, which cannot balance. */
export const OPENING_BALANCE: Balance = { omit: 'F', leans: ['H', 'V', 'H', 'V', 'H', 'V'] };
