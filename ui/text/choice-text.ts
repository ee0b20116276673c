import { longDate } from './long-date';
import type { Translate } from './text-context';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function choiceValue(value: string, locale: string): string {
  return DAY.test(value) ? longDate(value, locale) : value;
}

interface Chosen {
  readonly options?: readonly { readonly label: string; readonly value: string }[] | undefined;
  readonly product_option?:
    | { readonly extension_attributes?: { readonly custom_options?: readonly unknown[] | undefined } | undefined }
    | undefined;
}

export function choicesText({ options = [], product_option: chosen }: Chosen, t: Translate, locale: string): string {
  const isTyped = (chosen?.extension_attributes?.custom_options ?? []).length > 0;
  return options
    .map(({ label, value }) => {
      const text = choiceValue(value, locale);
      return isTyped ? t('thanks.choice', { label, value: text }) : text;
    })
    .join(' · ');
}
