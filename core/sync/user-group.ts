import type { ShopConfig } from '../config';

export interface UserGroup {
  readonly id: string;
  readonly token: string;
}

export function groupToSend(
  { userGroup }: { readonly userGroup: UserGroup | null },
  { userGroupPrices }: ShopConfig['products'],
): UserGroup | null {
  return userGroupPrices ? userGroup : null;
}
