import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('three-runs', async () => (await import('./mount-three-runs.ts')).mountThreeRuns);
