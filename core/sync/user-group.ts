import type { ShopConfig } from '../config';

/** The group of customers that the shopper belongs to, with the token by which the back end believes it. */
export interface UserGroup {
  readonly id: string;
  readonly token: string;
}

/** The shopper's group where requests are to carry it (S §6: price tiers or taxes by group, off by default); else null. */
export function groupToSend(
  { userGroup }: { readonly userGroup: UserGroup | null },
  { userGroupPrices }: ShopConfig['products'],
): UserGroup | null {
  return userGroupPrices ? userGroup : null;
}
