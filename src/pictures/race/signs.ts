/** The sign of each chooser, around the middle: no two have the same shape. */
const SIGNS: Readonly<Record<string, string>> = {
  smallest: 'M-4,0A4,4 0 1 1 4,0A4,4 0 1 1 -4,0Z',
  leftmost: 'M-5.5,0L4,-5V5Z',
  rightmost: 'M5.5,0L-4,-5V5Z',
  largest: 'M-4.5,-4.5H4.5V4.5H-4.5Z',
  random: 'M0,-6L6,0L0,6L-6,0Z',
};

/** The path of a chooser's sign, about 10 units wide. */
export function signOf(id: string): string {
  return SIGNS[id] ?? '';
}
