import type { ManageText } from '../../text/manage-text';

/** What the shop says of fields, in the order in which it is looked for, and the sentence of the reader's language for it. */
const FAULTS = [
  { said: /must match \//, fault: 'fault.form' },
  { said: /must be a valid /, fault: 'fault.form' },
  { said: /at most (?<limit>\d+) characters long/, fault: 'fault.too-long' },
  { said: /at least (?<limit>\d+) characters long/, fault: 'fault.too-short' },
  { said: /a list of at most (?<limit>\d+) entries/, fault: 'fault.too-many' },
  { said: /must be (?:at most|less than) (?<limit>-?[\d.]+)$/, fault: 'fault.too-large' },
  { said: /must be (?:at least|more than) (?<limit>-?[\d.]+)$/, fault: 'fault.too-small' },
  { said: /must be a (?:whole )?number$/, fault: 'fault.number' },
  { said: /must be one of (?<limit>.+)$/, fault: 'fault.choice' },
] as const;

/**
 * What is wrong with a field, in the reader's language where the shop's sentence is one of those that follow from the shape of a record; else as the
 * shop says it. Pure.
 * @param said the sentence of the shop, which is in English
 * @param value what is in the field
 */
export function sayFault(said: string, value: unknown, t: ManageText): string {
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
    return t('fault.required');
  }
  for (const { said: pattern, fault } of FAULTS) {
    const found = pattern.exec(said);
    if (found !== null) return t(fault, { limit: found.groups?.['limit'] ?? '' });
  }
  return said.replace(/^document\./, '');
}
