// Written by `npm run messages -- --write`.

/** Placeholders of each text that has some. */
export interface OrderPlaceholders {
  title: 'number';
  ordered: 'date';
  carrier: 'carrier';
  'return.until': 'date';
  'return.any-time': 'days';
  'return.units': 'name';
  'return.title': 'number';
  'return.started': 'date';
  'return.where': 'number';
  'account.done': 'email';
}
