/**
 * The explorer is fetched through here, so that the list of what it needs is not part of each page that
 * has a tree.
 */
export const openTreeExplorer = async () => (await import('./tree-explorer.ts')).createTreeExplorer;
