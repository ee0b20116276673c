import { isShopError } from '../../../../core/shopper';
import { formatFault } from '../../../pages/manage/records/format-fault';
import type { ManageText } from '../../../text/manage-text';

const FAULTS = [
  [/^(?:email|phone) of staff /, 'person.contact-staff'],
  [/ belongs to another person/, 'person.contact-taken'],
  [/^email must be an e-mail address/, 'person.contact-wrong-email'],
  [/^phone must be a number/, 'person.contact-wrong-phone'],
  [/^(?:email|phone) must be given/, 'person.contact-none'],
] as const;

/** Returns the refusals of a change by field. */
export function personFaults(error: unknown, t: ManageText): Readonly<Record<string, string>> {
  const fields = isShopError(error) ? error.details['fields'] : undefined;
  if (!Array.isArray(fields)) return {};
  return Object.fromEntries(
    fields.filter(isFieldError).map(({ field, message }) => {
      const key = FAULTS.find(([said]) => said.test(message))?.[1];
      // 'tags.0' is a fault of the field 'tags'.
      return [field.split('.')[0] ?? field, key === undefined ? formatFault(message, field, t) : t(key)];
    }),
  );
}

export function personRefusal(error: unknown, t: ManageText): string {
  if (isShopError(error) && error.details['error'] === 'person_changed') return t('person.changed');
  if (isShopError(error) && error.details['error'] === 'bonuses_short') return t('person.bonus-short');
  return t('order.refused.other', { message: error instanceof Error ? error.message : String(error) });
}

function isFieldError(value: unknown): value is { readonly field: string; readonly message: string } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    typeof value.field === 'string' &&
    'message' in value &&
    typeof value.message === 'string'
  );
}
