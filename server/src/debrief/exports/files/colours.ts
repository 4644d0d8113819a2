/** The product's colours in print. */
export const colour = {
  ink: '#0f1d29',
  ink2: '#3f4d56',
  ink3: '#59676f',
  lineStrong: '#768389',
  line: '#d1d9dc',
  sunken: '#eaf0f2',
  signal: '#f8d230',
  room: {
    political: '#305eb7',
    economic: '#875808',
    social: '#a62d68',
    technological: '#06717a',
    environmental: '#287534',
    legal: '#7e44a4',
  },
} as const;

/** The colours of bars, by shade. */
export const shades = {
  ink: colour.ink,
  dark: colour.lineStrong,
  middle: colour.line,
  light: colour.sunken,
} as const;
