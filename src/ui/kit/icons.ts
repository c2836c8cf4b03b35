/**
 * Paths of the transport's icons, for `<svg viewBox="0 0 18 18"><path d=…></svg>`. The kit fills
 * and strokes them; a chevron runs back along itself, so that there is nothing to fill.
 */
export const icons = {
  first: 'M4.5 4.5v9M12.5 4.5 8 9l4.5 4.5L8 9z',
  previous: 'M11 4.5 6.5 9l4.5 4.5L6.5 9z',
  play: 'M6 4l8 5-8 5z',
  pause: 'M5.8 4.2h1.4v9.6H5.8zM10.8 4.2h1.4v9.6h-1.4z',
  next: 'M7 4.5 11.5 9 7 13.5 11.5 9z',
  narrow: 'M3 9h4.5M5.5 6.5 8 9l-2.5 2.5M15 9h-4.5M12.5 6.5 10 9l2.5 2.5',
  widen: 'M8 9H3M5.5 6.5 3 9l2.5 2.5M10 9h5M12.5 6.5 15 9l-2.5 2.5',
  large: 'M10 8 14.5 3.5h-4 4v4-4zM8 10 3.5 14.5h4-4v-4 4z',
  takeOut: 'M9 3v7.5M9 10.5 5.8 7.3 9 10.5l3.2-3.2L9 10.5zM3.5 12v2.8h11V12v2.8h-11z',
  last: 'M13.5 4.5v9M5.5 4.5 10 9l-4.5 4.5L10 9z',
} as const;
