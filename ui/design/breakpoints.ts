/**
 * The widths at which the layout changes (S §9): tablets, phones and desktops, each with what is just below it. Media queries cannot read a
 * variable, so each repeats its figure; a test refuses one that does not stand here.
 */
export const BREAKPOINTS: readonly string[] = ['64em', '63.99em', '768px', '47.99em', '575px'];

/**
 * Where tables and columns of one page have room for one more, in the account, the cabinet, the back office and beside a product's pictures; the narrowest phones;
 * where a list beside its filters has room for a fourth tile and the menu for its usual letters, and where for a fifth; and where a product's description fits beside the choice.
 */
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
