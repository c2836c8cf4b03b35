import { defineElement } from '#ui/kit/define-element.ts';
import { mountSearchBoard } from './mount-search-board.ts';

defineElement('search-board', mountSearchBoard);
