// Written by `npm run messages -- --write`.

/** Placeholders of each text that has some. */
export interface OrderPlaceholders {
  title: 'number';
  ordered: 'date';
  carrier: 'carrier';
  parcel: 'number';
  'parcel.sent': 'date';
  'parcel.track': 'tracking';
  'canceled-some': 'count' | 'of';
  'return.until': 'date';
  'return.any-time': 'days';
  'return.units': 'name';
  'return.title': 'number';
  'return.started': 'date';
  'return.where': 'number';
  'account.done': 'email';
}
