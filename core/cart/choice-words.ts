import { lookUp } from '../kernel/look-up';
import type { CartItem } from './cart';
import type { Product } from '../contract';
import { chosenBundleParts } from '../pricing';
import type { ProductView } from '../product/product';

type Words = NonNullable<CartItem['options']>;

/** What was chosen on a product's page, in words: [{label: 'Colour', value: 'Black'}]. Variants, then answers, then parts. */
export function choiceWords(view: ProductView): Words {
  const { current, configuration } = view;
  return [...variantWords(view), ...answerWords(current, configuration.customOptions), ...partWords(view)];
}

function variantWords({ options }: ProductView): Words {
  return options.flatMap(({ label, choices }) => {
    const chosen = choices.find((choice) => choice.selected);
    return chosen === undefined ? [] : [{ label, value: chosen.label }];
  });
}

/** The titles of the values that were ticked, or the words that were typed. */
function answerWords(product: Product, answers: Readonly<Record<string, string>>): Words {
  return (product.custom_options ?? []).flatMap(({ option_id: id, title, values }) => {
    const answer = lookUp(answers, String(id)) ?? '';
    if (answer === '') return [];
    const titles = answer
      .split(',')
      .map((part) => values?.find((value) => String(value.option_type_id) === part.trim())?.title ?? part.trim());
    return [{ label: title, value: values === undefined ? answer : titles.join(', ') }];
  });
}

function partWords({ current, configuration }: ProductView): Words {
  if (current.type_id !== 'bundle') return [];
  return chosenBundleParts(current.bundle_options, configuration.bundle).map(({ option, link, qty }) => ({
    label: option.title ?? String(option.option_id),
    value: `${qty} × ${link.name ?? link.sku}`,
  }));
}
