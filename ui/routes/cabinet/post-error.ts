import { BLOGGER_LIMITS } from '../../../core/blogger';
import { isShopError } from '../../../core/shopper';
import type { CabinetText } from '../../text/cabinet-text';
import type { CabinetKey } from '../../text/own-keys';

const SENTENCES: ReadonlyMap<string, CabinetKey> = new Map([
  ['not-delivered', 'error.not-delivered'],
  ['post-empty', 'error.post-empty'],
  ['photos-not-sent', 'error.photos-not-sent'],
  ['promo-archived', 'error.promo-archived'],
  ['request-failed', 'error.no-answer'],
  ['ACCESS_DENIED', 'error.denied'],
] as const);
const MEGABYTE = 1024 * 1024;

export function postError(error: unknown, t: CabinetText): string {
  if (!isShopError(error)) return t('error.other');
  const { reason } = error.details;
  if (reason === 'too-many') return t('error.too-many', { max: BLOGGER_LIMITS.photos });
  if (reason === 'too-large' || reason === 'all-too-large') {
    return t('error.too-large', { size: BLOGGER_LIMITS.photoBytes / MEGABYTE });
  }
  if (reason === 'type') return t('error.type');
  return t(SENTENCES.get(error.code) ?? 'error.other');
}
