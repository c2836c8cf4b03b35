import { hasBounds } from '../bounds.ts';
import type { Chooser } from '../choosers.ts';
import type { Matrix } from '../matrix.ts';
import { Search } from '../search.ts';
import { BoundedSearch } from './bounded-search.ts';

/**
 * The search of a matrix on links, with bounds or without; `engine-of-any.ts` takes the other engines too.
 * @throws RangeError when a column with colours is primary
 */
export function searchOnLinks(matrix: Matrix<unknown>, choose: Chooser): Search | BoundedSearch {
  return hasBounds(matrix) ? new BoundedSearch(matrix, choose) : new Search(matrix, choose);
}
