import type { CmsBlock } from '../../../../core/contract';

import { bookSettings } from '../../../../core/contract/staff/book-settings';
import { invoiceSettings } from '../../../../core/contract/staff/invoice-settings';

const MEMBER = 'search_words';
const FOR_STAFF: ReadonlySet<string> = new Set([MEMBER, ...Object.keys({ ...invoiceSettings, ...bookSettings })]);

function isObject(json: unknown): json is Readonly<Record<string, unknown>> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

export function ownSearchWords(json: unknown): string {
  const own = isObject(json) ? json[MEMBER] : undefined;
  return typeof own === 'string' ? own : '';
}

/** Removes synonyms and settings of invoices and books, which every page would otherwise carry. Pure. */
export function withoutStaffSettings(block: CmsBlock): CmsBlock {
  const { json } = block;
  if (!isObject(json) || !Object.keys(json).some((name) => FOR_STAFF.has(name))) return block;
  return { ...block, json: Object.fromEntries(Object.entries(json).filter(([name]) => !FOR_STAFF.has(name))) };
}
