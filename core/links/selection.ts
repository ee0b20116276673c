import type { ConfigurableOption } from '../contract';

/** Attribute code → chosen option value: {color: 'black', size: 'm'}. */
export type Selection = Readonly<Record<string, string>>;

/** Whether a picture shows which value of the option it is: a colour can be seen, a size cannot. */
export function isLook({
  attribute_code: code,
  values,
}: Pick<ConfigurableOption, 'attribute_code' | 'values'>): boolean {
  return code === 'color' || values.some(({ swatch }) => swatch !== undefined);
}
