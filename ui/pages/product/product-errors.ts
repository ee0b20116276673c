import type { CustomOption, ProductView } from '../../../core';
import { lookUp } from '../../../core';
import { blockedText } from '../../text/say';
import type { Say, Translate } from '../../text/text-context';

/** What keeps a product out of the bag, in the shopper's language. */
export interface ShownErrors {
  /** Nothing that the shopper can fill in would help: shown at once, and the button is off. */
  readonly blocking: readonly string[];
  /** Field of the form (the core's name for it) → what is missing there: shown once the shopper has tried. */
  readonly fields: Readonly<Record<string, string>>;
}

const FIELDS = /^(option|bundle)-(\d+)$/;

/** Sorts the core's errors into those of the form and those of the product itself. Being sold out is said by the stock line, what is to be chosen by the button. */
export function shownErrors({ parent, errors, configuration }: ProductView, t: Translate, say: Say): ShownErrors {
  const fields: Record<string, string> = {};
  const blocking: string[] = [];
  for (const [field, message] of Object.entries(errors)) {
    const [, kind, id] = FIELDS.exec(field) ?? [];
    const option = (parent.custom_options ?? []).find((candidate) => String(candidate.option_id) === id);
    if (kind === 'option' && option) {
      fields[field] =
        optionError(option, lookUp(configuration.customOptions, String(option.option_id)) ?? '', t) ?? message;
    } else if (kind === 'bundle') {
      const title = (parent.bundle_options ?? []).find((candidate) => String(candidate.option_id) === id)?.title ?? '';
      fields[field] = t('product.option-required', { title });
    } else if (field === 'parts' && (parent.product_links ?? []).length > 0) {
      fields[field] = t('product.parts-none');
    } else if (field !== 'stock' && field !== 'choice') {
      blocking.push(blockedText(field, message, say));
    }
  }
  return { blocking, fields };
}

function optionError({ title, max_characters: most = 0 }: CustomOption, value: string, t: Translate) {
  if (value === '') return t('product.option-required', { title });
  return most > 0 && value.length > most ? t('product.option-long', { title, most }) : undefined;
}
