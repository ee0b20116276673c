import { typedAmount } from '../../../../core/staff';
import type { ManageText } from '../../../text/manage-text';

/** The first match wins. */
const FAULTS = [
  { said: /must be .+ such as (?<limit>.+)$/, fault: 'fault.such-as' },
  { said: /must be text that matches \//, fault: 'fault.form' },
  { said: /must be a valid /, fault: 'fault.form' },
  { said: /must be empty/, fault: 'fault.empty' },
  { said: /cannot be changed/, fault: 'fault.fixed' },
  { said: /must be an? (?:country|currency code|day|hour|link|path|time zone)\b/, fault: 'fault.form' },
  { said: / is not valid$/, fault: 'fault.form' },
  { said: /at most (?<limit>\d+) characters long/, fault: 'fault.too-long' },
  { said: /at least (?<limit>\d+) characters long/, fault: 'fault.too-short' },
  { said: /a list of at most (?<limit>\d+) entries/, fault: 'fault.too-many' },
  { said: /must be (?:at most|less than) (?<limit>-?[\d.]+)$/, fault: 'fault.too-large' },
  { said: /must be (?:at least|more than) (?<limit>-?[\d.]+)$/, fault: 'fault.too-small' },
  { said: /must be a (?:whole )?number$/, fault: 'fault.number' },
  { said: /must be one of (?<limit>.+)$/, fault: 'fault.choice' },
] as const;

/**
 * Translates a validation error; unknown messages stay unchanged. Pure.
 * @param said the shop's message, in English
 * @param value current value of the field
 */
export function formatFault(said: string, value: unknown, t: ManageText): string {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
    return t('fault.required');
  }
  if (/must be an amount\b/.test(said) && typeof value === 'string' && typedAmount(value).kind === 'ambiguous')
    return t('fault.ambiguous-amount', { value });
  for (const { said: pattern, fault } of FAULTS) {
    const found = pattern.exec(said);
    if (found !== null) return t(fault, { limit: found.groups?.['limit'] ?? '' });
  }
  return said.replace(/^document\./, '');
}
