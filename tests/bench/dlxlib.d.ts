/** npm `dlxlib` comes without types; this is the part of it that the benchmark calls. */
declare module 'dlxlib' {
  interface Options {
    readonly numPrimaryColumns?: number;
  }
  const dlxlib: {
    solve(matrix: readonly (readonly number[])[], options?: Options): number[][];
  };
  export default dlxlib;
}
