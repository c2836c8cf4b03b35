import { defineLazy } from '../../../page/lazy-element.ts';

defineLazy('three-runs', async () => (await import('./mount-three-runs.ts')).mountThreeRuns);
