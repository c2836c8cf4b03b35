import { defineElement } from '../page/define-element.ts';
import { mountSearchBoard } from './mount-search-board.ts';

defineElement('search-board', mountSearchBoard);
