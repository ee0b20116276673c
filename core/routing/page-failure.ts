import { isShopError, type ShopError } from '../kernel/shop-error';
import { HttpFailure } from '../ports';

/** What becomes of a page whose data could not be loaded (S §8). */
export type PageFailure =
  | { readonly kind: 'not-found' }
  /** There is no network, and the page is not kept: it opens once there is one. */
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'failed';
      readonly code: ShopError['code'];
      readonly message: string;
      /** True where the answer did not come in time: the same request may well be answered a moment later. */
      readonly isLate: boolean;
    };

const NOT_FOUND: ReadonlySet<string> = new Set([
  'product-not-found',
  'product-query-empty-status',
  'product-query-empty-visibility',
  'search-key-missing',
  'category-query-empty',
  'cms-query-empty',
  'page-not-found',
]);

/** Sorts an error of a page's loading into what the shopper is shown. */
export function pageFailure(error: unknown): PageFailure {
  if (!isShopError(error))
    return {
      kind: 'failed',
      code: 'request-failed',
      message: error instanceof Error ? error.message : '',
      isLate: isLate(error),
    };
  if (NOT_FOUND.has(error.code)) return { kind: 'not-found' };
  if (error.details.offline === true || error.code === 'offline') return { kind: 'offline' };
  return { kind: 'failed', code: error.code, message: error.message, isLate: isLate(error) };
}

/** Causes of an error that are looked at. */
const MAX_DEPTH = 5;

function isLate(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MAX_DEPTH && cause instanceof Error; depth += 1, { cause } = cause)
    if (cause instanceof HttpFailure && cause.code === 'ETIMEOUT') return true;
  return false;
}
