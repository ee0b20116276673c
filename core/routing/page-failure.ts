import { isShopError, type ShopError } from '../kernel/shop-error';
import { HttpFailure } from '../ports';

export type PageFailure =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'offline' }
  | {
      readonly kind: 'failed';
      readonly code: ShopError['code'];
      readonly message: string;
      /** The request timed out and may succeed on retry. */
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

const MAX_DEPTH = 5;

function isLate(error: unknown): boolean {
  let cause = error;
  for (let depth = 0; depth < MAX_DEPTH && cause instanceof Error; depth += 1, { cause } = cause)
    if (cause instanceof HttpFailure && cause.code === 'ETIMEOUT') return true;
  return false;
}
