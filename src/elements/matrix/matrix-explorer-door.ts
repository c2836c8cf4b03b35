/**
 * The explorer is fetched through here, so that the list of what it needs is not part of each page that
 * has a large matrix.
 */
export const openMatrixExplorer = async () => import('./matrix-explorer.ts');
