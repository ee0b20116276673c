import type { StoreView } from '../../../../core/store-views';
import { type PriceGroup, type ShopperView, type Caller, type Settings, isSameText, sign } from '../../foundation';

interface GroupClaim {
  readonly groupToken?: string | null | undefined;
}

/** Customer groups with their own prices. Only sign-in or a shop-issued token proves a group. */
export class PriceGroups {
  readonly #views = new Map<string, ShopperView>();

  constructor(
    private readonly settings: Pick<Settings, 'userGroups' | 'stores'>,
    private readonly secret: string,
  ) {}

  tokenOf(groupId: number): string {
    return `${String(groupId)}.${sign(this.secret, `group:${String(groupId)}`)}`;
  }

  /** Returns the same object per store and group. */
  view(store: StoreView, caller: Caller, claim: GroupClaim = {}): ShopperView {
    if (this.settings.userGroups.length === 0) return store;
    return this.ofGroup(store, caller.kind === 'user' ? caller.customer.groupId : this.#proven(claim.groupToken));
  }

  ofGroup(store: StoreView, groupId: number | undefined): ShopperView {
    const group = this.settings.userGroups.find(({ id }) => id === groupId);
    if (!group) return store;
    const key = `${store.storeCode}~${String(group.id)}`;
    const known = this.#views.get(key) ?? { ...store, group };
    this.#views.set(key, known);
    return known;
  }

  #proven(token: string | null | undefined): number | undefined {
    const groups: readonly PriceGroup[] = this.settings.userGroups;
    return groups.find(({ id }) => isSameText(token ?? '', this.tokenOf(id)))?.id;
  }
}
