/** The name under which this device keeps the last trace. */
export const TRACE = 'trace';

/** In characters; a longer trace is not kept, and not written into the field. */
export const MOST_KEPT = 300_000;
