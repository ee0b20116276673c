import type { Words } from './words/words';

/** Waist sizes carry a 'w', to keep trousers 36 and shoes 36 apart in filters. */
export const SIZE_SCALES = {
  alpha: ['xs', 's', 'm', 'l', 'xl', 'xxl', '3xl'],
  waist: ['w28', 'w29', 'w30', 'w31', 'w32', 'w33', 'w34', 'w36', 'w38'],
  shoe: ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45', '46', '47'],
  height: ['92', '98', '104', '110', '116', '122', '128', '140', '152', '164'],
  'small-shoe': ['25', '26', '27', '28', '29', '30', '31', '32', '33', '34', '35'],
  'sock-band': ['36-38', '39-41', '42-44', '45-47'],
  belt: ['80', '85', '90', '95', '100', '105'],
  one: ['one-size'],
} as const;

export type SizeScale = keyof typeof SIZE_SCALES;

export const ONE_SIZE: Words = ['One Size', 'Einheitsgröße', 'Единый размер', 'Єдиний розмір', '均码'];

export function sizeLabel(size: string): string {
  return size === 'one-size' ? ONE_SIZE[0] : size.toUpperCase().replace('-', '–');
}

export function allSizes(): string[] {
  const order: readonly SizeScale[] = ['alpha', 'waist', 'shoe', 'small-shoe', 'height', 'sock-band', 'belt', 'one'];
  return [...new Set([...order.flatMap((scale): readonly string[] => SIZE_SCALES[scale]), '27-30', '31-34', '35-38'])];
}
