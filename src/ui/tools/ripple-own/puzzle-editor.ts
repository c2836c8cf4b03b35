import { defineLazy } from '#ui/kit/lazy-element.ts';

defineLazy('puzzle-editor', async () => (await import('./mount-puzzle-editor.ts')).mountPuzzleEditor);
