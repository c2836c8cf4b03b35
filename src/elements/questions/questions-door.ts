/**
 * What judges is fetched through here, so that the list of what it needs is not part of each page that
 * asks.
 */
export const openQuestions = async () => import('./judge.ts');
