import type { CustomOption, ProductView } from '../../../../core/shopper';
import { lookUp } from '../../../../core/shopper';
import type { Translate } from '../../../text/text-context';

const FIELDS = /^(option|bundle)-(\d+)$/;

/** Returns translated errors by field, as soon as the later texts are loaded. */
export function fieldErrors(
  { parent, errors, configuration }: Pick<ProductView, 'configuration' | 'errors' | 'parent'>,
  t: Translate,
): Readonly<Record<string, string>> {
  const fields: Record<string, string> = {};
  for (const [field, message] of Object.entries(errors)) {
    const [, kind, id] = FIELDS.exec(field) ?? [];
    const option = (parent.custom_options ?? []).find((candidate) => String(candidate.option_id) === id);
    if (kind === 'option' && option) {
      fields[field] =
        optionError(option, lookUp(configuration.customOptions, String(option.option_id)) ?? '', t) || message;
    } else if (kind === 'bundle') {
      const title = (parent.bundle_options ?? []).find((candidate) => String(candidate.option_id) === id)?.title ?? '';
      fields[field] = t('product.option-required', { title }) || message;
    } else if (field === 'parts') {
      fields[field] = t('product.parts-none') || message;
    }
  }
  return fields;
}

function optionError({ title, type, max_characters: max = 0 }: CustomOption, value: string, t: Translate): string {
  if (max > 0 && value.length > max) return t('product.option-long', { title, max });
  if (value.trim() === '') return t('product.option-required', { title });
  if (type === 'email') return t('product.option-email', { title });
  return type === 'date' ? t('product.option-past', { title }) : '';
}
