import { lookUp } from '../kernel/look-up';
import type { CartItem } from './cart';
import type { Product } from '../contract';
import { chosenBundleParts, type UnitSelection } from '../pricing';
import type { ProductView } from '../product/product';

type Words = NonNullable<CartItem['options']>;

/** Returns labels for display: [{label: 'Colour', value: 'Black'}]. */
export function choiceWords(view: ProductView): Words {
  const { current, configuration } = view;
  return [...variantWords(view), ...answerWords(current, configuration)];
}

function variantWords({ options }: ProductView): Words {
  return options.flatMap(({ label, choices }) => {
    const chosen = choices.find((choice) => choice.selected);
    return chosen === undefined ? [] : [{ label, value: chosen.label }];
  });
}

export function answerWords(product: Product, { customOptions = {}, bundle = {} }: UnitSelection): Words {
  const answers = (product.custom_options ?? []).flatMap(({ option_id: id, title, values }) => {
    const answer = lookUp(customOptions, String(id)) ?? '';
    if (answer === '') return [];
    const titles = answer
      .split(',')
      .map((part) => values?.find((value) => String(value.option_type_id) === part.trim())?.title ?? part.trim());
    return [{ label: title, value: values === undefined ? answer : titles.join(', ') }];
  });
  if (product.type_id !== 'bundle') return answers;
  const parts = chosenBundleParts(product.bundle_options, bundle).map(({ option, link, qty }) => ({
    label: option.title ?? String(option.option_id),
    value: `${qty} × ${link.name ?? link.sku}`,
  }));
  return [...answers, ...parts];
}
