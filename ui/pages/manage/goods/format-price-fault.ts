import type { ManageText } from '../../../text/manage-text';

const COLUMN = '(?<column>price|special_price|special_from|special_to|stock|status)';

/** The first match wins. */
const FAULTS = [
  { said: /^There is no sku$/, fault: 'price-fault.no-sku' },
  { said: /^(?<sku>.*) stands in line (?<line>\d+) already$/, fault: 'price-fault.twice' },
  { said: /^There are (?<cells>\d+) cells for (?<columns>\d+) columns$/, fault: 'price-fault.cells' },
  { said: new RegExp(`^${COLUMN} must be an amount such as \\S+, or -, not (?<text>.*)$`), fault: 'price-fault.amount-or-none' },
  { said: new RegExp(`^${COLUMN} must be an amount such as \\S+, not (?<text>.*)$`), fault: 'price-fault.amount' },
  { said: new RegExp(`^${COLUMN} must be a day such as \\S+, or -, not (?<text>.*)$`), fault: 'price-fault.day' },
  { said: new RegExp(`^${COLUMN} must be a whole number from 0 on, not (?<text>.*)$`), fault: 'price-fault.count' },
  { said: new RegExp(`^${COLUMN} must be enabled or disabled, not (?<text>.*)$`), fault: 'price-fault.status' },
  { said: new RegExp(`^(?<sku>.*) has no ${COLUMN} of its own$`), fault: 'price-fault.not-its-own' },
  { said: /^special_price must be less than the price, which is (?<price>\S+)$/, fault: 'price-fault.not-less' },
  { said: /^special_to must not be before special_from$/, fault: 'price-fault.ends-first' },
  { said: /^There is no product or variant (?<sku>.*)$/, fault: 'price-fault.unknown-sku' },
  { said: /^You may not change stock$/, fault: 'price-fault.no-right' },
  { said: /^It was removed meanwhile$/, fault: 'price-fault.removed' },
  { said: new RegExp(`^${COLUMN} is (?<now>.*) by now, not (?<before>.*)$`), fault: 'price-fault.changed' },
  { said: /^The first line must name the columns: sku, and some of (?<columns>.+)$/, fault: 'price-fault.no-head' },
  { said: /^There is no column (?<column>.+): a price list has (?<columns>.+)$/, fault: 'price-fault.unknown-column' },
  { said: /^The list has no column besides sku: it sets some of (?<columns>.+)$/, fault: 'price-fault.no-column' },
  { said: /^A price list has (?<max>\d+) rows at the most$/, fault: 'price-fault.too-many' },
] as const; // prettier-ignore

/** The shop's word for a missing value. */
const NOTHING = 'none';
const DASH = '–';

/**
 * Translates a price list error; unknown messages stay unchanged. Pure.
 * @param said the shop's message, in English
 */
export function formatPriceFault(said: string, t: ManageText): string {
  for (const { said: pattern, fault } of FAULTS) {
    const found = pattern.exec(said);
    if (found === null) continue;
    const facts = Object.entries(found.groups ?? {});
    return t(fault, Object.fromEntries(facts.map(([name, value]) => [name, value === NOTHING ? DASH : value])));
  }
  return said;
}
