export const ICON_PATHS = {
  menu: 'M3 7h18M3 12h18M3 17h12',
  close: 'M5 5l14 14M19 5 5 19',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.4 15.4 20.5 20.5',
  heart: 'M12 20.2 4.3 12.4a4.7 4.7 0 0 1 6.7-6.6l1 1 1-1a4.7 4.7 0 0 1 6.7 6.6Z',
  bag: 'M5 8h14l1 12H4L5 8ZM8.5 10V7a3.5 3.5 0 0 1 7 0v3',
  next: 'M4 12h16M14 6l6 6-6 6',
  previous: 'M20 12H4M10 6l-6 6 6 6',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  check: 'M4.5 12.5l5 5 10-11',
  filter: 'M4 7h16M7 12h10M10 17h4',
  down: 'M6 9l6 6 6-6',
  download: 'M12 3.5V15M7 10l5 5 5-5M4 20.5h16',
  enlarge: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  box: 'M4 8l8-4 8 4v9l-8 4-8-4V8ZM4 8l8 4 8-4M12 12v9',
  back: 'M9 6L4 11l5 5M4 11h10.5a5 5 0 0 1 0 10H11',
  mail: 'M3.5 6h17v12.5h-17V6ZM3.5 6.5l8.5 7 8.5-7',
  ruler: 'M3 8h18v8H3V8ZM7 8v4M11 8v3M15 8v4M19 8v3',
  camera: 'M4 8h4l1.5-2.5h5L16 8h4v11H4V8ZM12 10.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  person: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
  'person-in': 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20.5c.6-4 3.5-6 7.5-6 1 0 2 .1 2.8.4M15.5 18.5l2.2 2.2 3.8-4.4',
  bin: 'M5 7h14M9.5 7V4.5h5V7M7 7l1 13h8l1-13',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof ICON_PATHS;
