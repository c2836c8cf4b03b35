/** Tables in the memory of the compiled search: where one begins, and its numbers of 32 bits. */

/** Where the table begins whose address stands there. */
export function table(address: usize): usize {
  return <usize>load<u32>(address);
}

/** Reads and writes the number of a level in a table. */
export function read(tableAt: usize, level: i32): i32 {
  return load<i32>(table(tableAt) + ((<usize>level) << 2));
}

export function put(tableAt: usize, level: i32, value: i32): void {
  store<i32>(table(tableAt) + ((<usize>level) << 2), value);
}
