import { defineElement } from '#ui/kit/define-element.ts';
import { mountProgressWords } from './progress-words.ts';

defineElement('progress-line', mountProgressWords);
