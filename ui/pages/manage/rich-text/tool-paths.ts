/** Icons of the toolbar, kept apart from the storefront's. */
export const TOOL_PATHS = {
  bold: 'M7.5 4.5v15M7.5 4.5h5.5a3.6 3.6 0 0 1 0 7.2H7.5M7.5 11.7h6.3a3.9 3.9 0 0 1 0 7.8H7.5',
  italic: 'M10 4.5h7.5M6.5 19.5H14M14 4.5l-4 15',
  underline: 'M7 4v7.5a5 5 0 0 0 10 0V4M5.5 20h13',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.5-1.5',
  bullets: 'M9.5 6h11M9.5 12h11M9.5 18h11M4 6h.5M4 12h.5M4 18h.5',
  numbers: 'M10 6h10.5M10 12h10.5M10 18h10.5M4 4.5l1.5-1V9M3.5 14h3l-3 4.5h3.2',
  undo: 'M8.5 5 4 9.5 8.5 14M4 9.5h10a5.5 5.5 0 0 1 0 11h-3.5',
  redo: 'M15.5 5 20 9.5 15.5 14M20 9.5H10a5.5 5.5 0 0 0 0 11h3.5',
} as const;
