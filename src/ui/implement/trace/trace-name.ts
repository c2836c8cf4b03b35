/** The name under which this device keeps the last trace. */
export const TRACE = 'trace';

/**
 * In characters; a longer trace is not written into the field, and not kept: the browser would lay out its lines in one
 * long task, and paste a million of them for minutes.
 */
export const MOST_KEPT = 40_000;
