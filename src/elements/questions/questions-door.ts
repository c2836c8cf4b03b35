/**
 * The questions are fetched through here, so that the list of what they need is not part of each
 * page that asks.
 */
export const openQuestions = async () => (await import('./index.ts')).questions;
