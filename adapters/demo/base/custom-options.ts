import type { CustomOption } from '../../../core/contract';
import { CUSTOM_OPTIONS } from '../data';

/** Returns the member of a product that holds these options; nothing without any. */
export function customOptions(keys: readonly (keyof typeof CUSTOM_OPTIONS)[] = []): {
  custom_options?: CustomOption[];
} {
  if (keys.length === 0) return {};
  const options = keys.map((key): CustomOption => {
    const { values, ...option } = CUSTOM_OPTIONS[key];
    const offered = values?.map((value) => ({ ...value, title: value.title[0] }));
    return { ...option, title: option.title[0], ...(offered && { values: offered }) };
  });
  return { custom_options: options };
}
