import type { ManageText } from '../../../text/manage-text';
import type { ManageKey } from '../../../text/own-keys';
import { formatFault } from '../records/format-fault';

const LABELS: ReadonlyMap<string, ManageKey> = new Map([
  ['enabled', 'product.enabled'],
  ['visibility', 'product.visibility'],
  ['tax_class_id', 'product.tax-class'],
  ['category_ids', 'product.categories'],
  ['price', 'product.price'],
  ['special_price', 'product.special-price'],
  ['cost', 'product.cost'],
  ['special_from', 'product.special-from'],
  ['special_to', 'product.special-to'],
  ['qty', 'stock.qty'],
  ['in_stock', 'product.in-stock'],
  ['status', 'review.status'],
]);

/** Names a changed member, such as 'TEE-BLACK-S: Price' for `variants.TEE-BLACK-S.price`. Pure. */
export function formatMember(path: string, t: ManageText): string {
  const [, sku, member = path] = /^(?:variants|stock)\.(.+)\.([^.]+)$/.exec(path) ?? [];
  const label = LABELS.get(member);
  const name = label === undefined ? member.replace(/^attributes\./, '') : t(label);
  return sku === undefined ? name : `${sku}: ${name}`;
}

/** The first match wins; other messages are those of a form. */
const FAULTS: readonly (readonly [said: RegExp, fault: ManageKey])[] = [
  [/must be empty: a \w+ product has the (?:prices|costs)/, 'bulk.fault-parts'],
  [/was changed since$/, 'bulk.fault-since'],
  [/does not exist$/, 'bulk.fault-gone'],
];

/** Translates the reason of a refusal in a bulk edit. Pure. */
export function formatBulkFault(said: string, t: ManageText): string {
  const [, fault] = FAULTS.find(([pattern]) => pattern.test(said)) ?? [];
  return fault === undefined ? formatFault(said, said, t) : t(fault);
}
