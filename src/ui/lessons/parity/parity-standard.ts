import type { Balance } from '#pictures/parity/balance.ts';

/** F left out, which cannot be: what the figure of the balance opens with. */
export const OPENING_BALANCE: Balance = { omit: 'F', leans: ['H', 'V', 'H', 'V', 'H', 'V'] };
