import type { BrandKey } from './index';

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
