import { hasBounds } from '../bounds.ts';
import { type Choosing, chooserOf } from '../choosers.ts';
import type { Matrix } from '../matrix.ts';
import { Search } from '../search.ts';
import { BoundedSearch } from './bounded-search.ts';

/**
 * The search of a matrix on links, with bounds or without; `engine-of-any.ts` takes the other engines too.
 * @throws RangeError when there is no such chooser, or a column with colours is primary
 */
export function searchOnLinks(matrix: Matrix<unknown>, chooser: Choosing): Search | BoundedSearch {
  return hasBounds(matrix) ? new BoundedSearch(matrix, chooser) : new Search(matrix, chooserOf(chooser));
}
