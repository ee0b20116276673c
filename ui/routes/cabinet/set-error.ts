import { isShopError } from '../../../core/shopper';
import type { CabinetText } from '../../text/cabinet-text';
import type { CabinetKey } from '../../text/own-keys';
import { postError } from './post-error';

export interface SetError {
  readonly text: string;
  readonly existing?: number | undefined;
}

const SENTENCES: ReadonlyMap<string, CabinetKey> = new Map([
  ['set-exists', 'set.error-exists'],
  ['set-incomplete', 'set.error-incomplete'],
  ['not-delivered', 'set.error-not-delivered'],
  ['promo-archived', 'set.error-archived'],
] as const);

export function whyNotSaved(error: unknown, t: CabinetText): SetError {
  const key = isShopError(error) ? SENTENCES.get(error.code) : undefined;
  if (!isShopError(error) || key === undefined) return { text: postError(error, t) };
  const { id } = error.details;
  return { text: t(key), existing: error.code === 'set-exists' && typeof id === 'number' ? id : undefined };
}
