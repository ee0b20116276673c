import type { ConfigurableChild, ConfigurableOption } from '../../core/contract';

export function choiceOf(
  { custom_attributes: own }: ConfigurableChild,
  { attribute_code: code, values }: ConfigurableOption,
): string {
  const found = own.find((attribute) => attribute.attribute_code === code)?.value;
  const value = typeof found === 'string' || typeof found === 'number' ? String(found) : '';
  return values.find((entry) => entry.value_index === value)?.label ?? value;
}
