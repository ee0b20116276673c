/** Products with this status or above are disabled. */
export const MAX_STATUS = 2;
export const USUAL_STATUS = 1;

/** @param maxStatus first disabled status */
export function isSold({ status = USUAL_STATUS }: { status?: number | undefined }, maxStatus = MAX_STATUS): boolean {
  return status < maxStatus;
}
