import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('eleven-steps', async () => (await import('./mount-eleven-steps.ts')).mountElevenSteps);
