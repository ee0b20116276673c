import type { BrandKey } from './index';

/** Where each house has its things made, by the code of the country: what its own sentences say of it, where they do. */
export const ORIGINS: Readonly<Record<BrandKey, string>> = {
  norrland: 'SE',
  kestrel: 'PT',
  stillwater: 'PT',
  forecourt: 'IT',
  lido: 'IT',
  meridian: 'TR',
  'hollow-pine': 'NO',
  'halden-row': 'GB',
  'oda-lind': 'SE',
  'terrace-club': 'PT',
  bluework: 'JP',
  'little-fell': 'GB',
  'cobble-welt': 'GB',
  ostra: 'IT',
  'plain-goods': 'PT',
  'maison-verre': 'FR',
};
