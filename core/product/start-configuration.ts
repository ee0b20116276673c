import type { ConfigurableOption, Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import { defaultAnswers, usualParts } from '../pricing';
import type { Selection } from '../links';
import type { ProductConfiguration } from './product';

export interface StartWish {
  readonly selection?: Selection | undefined;
  /** The size that this shopper last chose for such products, in upper case (S §3). */
  readonly rememberedSize?: string | undefined;
}

function valueMeant(option: ConfigurableOption, word: string): string | undefined {
  const folded = word.trim().toLowerCase();
  const exact = option.values.find((value) => value.value_index === word);
  const found =
    exact ??
    option.values.find((value) => value.value_index.toLowerCase() === folded) ??
    option.values.find((value) => value.label.trim().toLowerCase() === folded);
  return found?.value_index;
}

/** A selection by option values, where a person may have given labels or another case; what means nothing is left out. */
export function resolveSelection(options: readonly ConfigurableOption[], selection: Selection): Selection {
  return Object.fromEntries(
    options.flatMap((option) => {
      const word = lookUp(selection, option.attribute_code) ?? lookUp(selection, option.label.toLowerCase());
      const value = word === undefined ? undefined : valueMeant(option, word);
      return value === undefined ? [] : [[option.attribute_code, value] as const];
    }),
  );
}

/** The configuration that a product page begins with: what the address says, then the remembered size, then the merchant's defaults. */
export function startConfiguration(product: Product, wish: StartWish): ProductConfiguration {
  const options = product.configurable_options ?? [];
  const remembered: Selection = wish.rememberedSize === undefined ? {} : { size: wish.rememberedSize };
  return {
    selection: resolveSelection(options, { ...remembered, ...wish.selection }),
    customOptions: defaultAnswers(product.custom_options),
    bundle: {},
    ...(product.type_id === 'grouped' && { parts: usualParts(product) }),
    qty: 1,
  };
}

/** The size that a selection holds, in upper case as it is remembered: its value, which is the same in every store; undefined for products without sizes. */
export function sizeToRemember(options: readonly ConfigurableOption[], selection: Selection): string | undefined {
  const option = options.find((candidate) => candidate.attribute_code === 'size');
  const value = option?.values.find((candidate) => candidate.value_index === selection.size);
  return value?.value_index.toUpperCase();
}
