import { makeSheet } from '#puzzles/words/sheet.ts';
import { workerScope } from './scope.ts';
import type { FromSheetMaker, ToSheetMaker } from './sheet-protocol.ts';
import { failureOf } from './thread.ts';

const scope = workerScope<FromSheetMaker, ToSheetMaker>();

scope.onmessage = ({ data }) => {
  try {
    const made = makeSheet(data.wish, (crossings) => scope.postMessage({ kind: 'making', crossings }));
    scope.postMessage({ kind: 'made', made });
  } catch (error) {
    scope.postMessage({ kind: 'failed', message: failureOf(error) });
  }
};
