import type { Clock, Storage } from '../ports';
import { CHECKOUT_COLLECTION } from './checkout';

export const MODIFIED_AT = 'modifiedAt';

/** @param modifiedAt milliseconds since the epoch; 0 for never */
export function isActive(modifiedAt: number, now: number, activeMs: number): boolean {
  return modifiedAt > 0 && now - modifiedAt < activeMs;
}

interface Facts {
  readonly storage: Storage;
  readonly clock: Clock;
  /** In milliseconds. */
  readonly activeMs: number;
}

export async function isCheckingOut(
  opened: { isActive(): boolean } | undefined,
  { storage, clock, activeMs }: Facts,
): Promise<boolean> {
  if (opened?.isActive() === true) return true;
  const kept = await storage.get(CHECKOUT_COLLECTION, MODIFIED_AT);
  return typeof kept === 'number' && isActive(kept, clock.now(), activeMs);
}
