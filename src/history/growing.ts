type Numbers = Float64Array | Int32Array;

/** A typed array that grows by doubling, as a list does. */
export interface Growing<T extends Numbers> {
  readonly length: number;
  /** The numbers so far, with unused room behind them; an `append` may replace the array. */
  readonly values: T;
  append(more: T): void;
}

/** An empty growing array; `make` returns a typed array of the given length. */
export function growing<T extends Numbers>(make: (length: number) => T): Growing<T> {
  let values = make(64);
  let length = 0;
  return {
    get length() {
      return length;
    },
    get values() {
      return values;
    },
    append(more) {
      if (length + more.length > values.length) {
        const wider = make(Math.max(values.length * 2, length + more.length));
        wider.set(values.subarray(0, length));
        values = wider;
      }
      values.set(more, length);
      length += more.length;
    },
  };
}
