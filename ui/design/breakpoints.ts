/**
 * Layout breakpoints, with the value just below each. Media queries cannot read variables, so they repeat them; a test
 * checks.
 */
export const BREAKPOINTS: readonly string[] = ['64em', '63.99em', '768px', '47.99em', '575px'];

export const PAGE_BREAKPOINTS: readonly string[] = [
  '359px',
  '23.5em',
  '640px',
  '699px',
  '700px',
  '899px',
  '900px',
  '1000px',
  '1100px',
  '1199.98px',
  '1200px',
  '99.99em',
  '100em',
  '112em',
];
