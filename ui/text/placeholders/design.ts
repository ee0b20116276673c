// Written by `npm run messages -- --write`.

/** Placeholders of each text that has some. */
export interface DesignPlaceholders {
  'state-refused': 'reason';
  'preview-of': 'page';
  'contrast-line': 'of' | 'on';
  'contrast-ratio': 'min' | 'ratio';
  'colour-own': 'name';
  'colour-hex': 'name';
  favicon: 'number';
  'favicon-size': 'number';
  'picture-upload': 'name';
  'picture-shown': 'name';
  slide: 'number';
  up: 'name';
  down: 'name';
  remove: 'name';
  'contrast-faults': 'count';
}
