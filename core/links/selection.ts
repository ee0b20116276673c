import type { ConfigurableOption } from '../contract';

/** Attribute code → option value: {color: 'black'}. */
export type Selection = Readonly<Record<string, string>>;

/** Returns true for options visible in pictures, such as colour. */
export function isLook({
  attribute_code: code,
  values,
}: Pick<ConfigurableOption, 'attribute_code' | 'values'>): boolean {
  return code === 'color' || values.some(({ swatch }) => swatch !== undefined);
}
