/** Label texts in the capitals of `wordmark`. The keys are part of picture URLs. */
export const HOUSE_MARKS = {
  norrland: 'NORRLAND',
  kestrel: 'KESTREL',
  stillwater: 'STILLWATER',
  forecourt: 'FORECOURT',
  lido: 'LIDO',
  meridian: 'MERIDIAN',
  'hollow-pine': 'HOLLOW PINE',
  'halden-row': 'HALDEN ROW',
  'oda-lind': 'ODA LIND',
  'terrace-club': 'TERRACE',
  bluework: 'BLUEWORK',
  'little-fell': 'LITTLE FELL',
  'cobble-welt': 'COBBLE&WELT',
  ostra: 'OSTRA',
  'plain-goods': 'PLAIN GOODS',
  'maison-verre': 'MAISON VERRE',
} as const;

export type House = keyof typeof HOUSE_MARKS;

export const OWN_MARK = 'VITRINE';

export function isHouse(word: string | undefined): word is House {
  return word !== undefined && Object.hasOwn(HOUSE_MARKS, word);
}

export function markOf(house: House | undefined): string {
  return house === undefined ? OWN_MARK : HOUSE_MARKS[house];
}
