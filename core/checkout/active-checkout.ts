import type { Clock, Storage } from '../ports';
import { CHECKOUT_COLLECTION } from './checkout';

/** Key under which the moment of the last change is kept. */
export const MODIFIED_AT = 'modifiedAt';

/** S §4: checkout is active for a while after its last change. Pure. @param modifiedAt milliseconds since the epoch; 0 is never */
export function isActive(modifiedAt: number, now: number, activeMs: number): boolean {
  return modifiedAt > 0 && now - modifiedAt < activeMs;
}

interface Facts {
  readonly storage: Storage;
  readonly clock: Clock;
  /** Milliseconds. */
  readonly activeMs: number;
}

/** Whether the shopper is checking out: on this page, or in another tab, as what it left on the device shows. */
export async function isCheckingOut(
  opened: { isActive(): boolean } | undefined,
  { storage, clock, activeMs }: Facts,
): Promise<boolean> {
  if (opened?.isActive() === true) return true;
  const kept = await storage.get(CHECKOUT_COLLECTION, MODIFIED_AT);
  return typeof kept === 'number' && isActive(kept, clock.now(), activeMs);
}
