/** What a test and a run of the reader’s code need beyond the page itself: it is fetched at the first press. */
export { partsWith, testRequest } from '#practice/code/requests.ts';
export { compiled } from './compiler.ts';
export { failureOf } from './failure.ts';
