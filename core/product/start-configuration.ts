import type { ConfigurableOption, Product } from '../contract';
import { lookUp } from '../kernel/look-up';
import { defaultAnswers, usualParts } from '../pricing';
import type { Selection } from '../links';
import type { ProductConfiguration } from './product';

export interface StartInput {
  readonly selection?: Selection | undefined;
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

/** Resolves labels and case to option values; drops unknown ones. */
export function resolveSelection(options: readonly ConfigurableOption[], selection: Selection): Selection {
  return Object.fromEntries(
    options.flatMap((option) => {
      const word = lookUp(selection, option.attribute_code) ?? lookUp(selection, option.label.toLowerCase());
      const value = word === undefined ? undefined : valueMeant(option, word);
      return value === undefined ? [] : [[option.attribute_code, value] as const];
    }),
  );
}

/** Precedence: address, remembered size, merchant defaults. */
export function startConfiguration(product: Product, input: StartInput): ProductConfiguration {
  const options = product.configurable_options ?? [];
  const remembered: Selection = input.rememberedSize === undefined ? {} : { size: input.rememberedSize };
  return {
    selection: resolveSelection(options, { ...remembered, ...input.selection }),
    customOptions: defaultAnswers(product.custom_options),
    bundle: {},
    ...(product.type_id === 'grouped' && { parts: usualParts(product) }),
    qty: 1,
  };
}

export function sizeToRemember(options: readonly ConfigurableOption[], selection: Selection): string | undefined {
  const option = options.find((candidate) => candidate.attribute_code === 'size');
  const value = option?.values.find((candidate) => candidate.value_index === selection.size);
  return value?.value_index.toUpperCase();
}
