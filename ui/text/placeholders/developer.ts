// Written by `npm run messages -- --write`.

/** Placeholders of each text that has some. */
export interface DeveloperPlaceholders {
  'import-progress': 'done' | 'total';
  'copy-named': 'name';
}
