/**
 * The outline of a queen in a box of 100 by 100: five points with a pearl each, the body drawn in
 * at the waist, and a foot. Ours.
 */
export const QUEEN_PATH =
  // The crown, from its left point to its right one, and down the body to the waist.
  'M17 37L32.5 54L33 30L44.5 51L50 24L55.5 51L67 30L67.5 54L83 37L74.5 68' +
  'Q69.5 73.5 71 79.5Q50 76.5 29 79.5Q30.5 73.5 25.5 68Z' +
  // The foot.
  'M27 84.5Q50 81 73 84.5Q77 85.2 77 89.5Q77 92.5 74 92.5H26Q23 92.5 23 89.5Q23 85.2 27 84.5Z' +
  pearl(15, 31, 4.6) +
  pearl(32.5, 22.5, 4.6) +
  pearl(50, 15.5, 5.2) +
  pearl(67.5, 22.5, 4.6) +
  pearl(85, 31, 4.6);

function pearl(x: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 1`;
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0Z`;
}
