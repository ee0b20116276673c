export type SizeSystem = 'eu' | 'uk' | 'us';

/**
 * Marked waists ('W32') mean that bare numbers are not waists.
 * @param all every size of the shop
 */
export function hasMarkedWaists(all: readonly { readonly label: string }[]): boolean {
  return all.some(({ label }) => /^W\s*\d+/i.test(label));
}

export interface ShoeSize {
  readonly eu: string;
  readonly uk: string;
  readonly us: { readonly men: string; readonly women: string };
  readonly foot: string;
}

const shoe = (eu: string, uk: number, foot: string): ShoeSize => ({
  eu,
  uk: String(uk),
  us: { men: String(uk + 1), women: String(uk + 2.5) },
  foot,
});

export const SHOE_SIZES: readonly ShoeSize[] = [
  shoe('36', 3.5, '22.8'),
  shoe('37', 4, '23.5'),
  shoe('38', 5, '24.1'),
  shoe('39', 6, '24.8'),
  shoe('40', 6.5, '25.4'),
  shoe('41', 7.5, '26.1'),
  shoe('42', 8, '26.8'),
  shoe('43', 9, '27.4'),
  shoe('44', 9.5, '28.1'),
  shoe('45', 10.5, '28.8'),
  shoe('46', 11, '29.4'),
  shoe('47', 12, '30.1'),
];

/** EU, UK, US, foot length in centimetres. UK and US restart after 13, marked C and Y. */
export const SMALL_SHOE_SIZES: readonly (readonly [eu: string, uk: string, us: string, foot: string])[] = [
  ['25', '7.5', '8C', '15.8'],
  ['26', '8.5', '9C', '16.4'],
  ['27', '9.5', '10C', '17.1'],
  ['28', '10.5', '11C', '17.7'],
  ['29', '11', '11.5C', '18.4'],
  ['30', '12', '12.5C', '19.0'],
  ['31', '12.5', '13C', '19.7'],
  ['32', '13.5', '1Y', '20.4'],
  ['33', '1', '1.5Y', '21.0'],
  ['34', '2', '2.5Y', '21.7'],
  ['35', '2.5', '3Y', '22.3'],
];

export const CHILD_SIZES: readonly (readonly [height: string, uk: string, us: string])[] = [
  ['92', '1½–2 y', '2T'],
  ['98', '2–3 y', '3T'],
  ['104', '3–4 y', '4T'],
  ['110', '4–5 y', '5'],
  ['116', '5–6 y', '6'],
  ['122', '6–7 y', '7'],
  ['128', '7–8 y', '8'],
  ['140', '9–10 y', '10'],
  ['152', '11–12 y', '12'],
  ['164', '13–14 y', '14'],
];

export const BELT_SIZES: readonly (readonly [cm: string, inches: string])[] = [
  ['80', '32'],
  ['85', '34'],
  ['90', '36'],
  ['95', '38'],
  ['100', '40'],
  ['105', '42'],
];
