import { defineLazy } from '../../page/lazy-element.ts';

defineLazy('eleven-steps', async () => (await import('./mount-eleven-steps.ts')).mountElevenSteps);
