/**
 * The switch of the junction columns. It is named after what it allows, on every page, so it is on while the columns
 * are off.
 */
export const LET_CROSS = { label: 'Let pieces cross', on: 'off', off: 'on' } as const;
