import type { ManageText } from '../../../text/manage-text';

export function formatValue(value: unknown, t: ManageText): string {
  if (value === null || value === undefined || value === '') return t('value.none');
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || t('value.none');
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}
