import type { StoreView } from '../../../core/store-views';
import type { PriceGroup, ShopperView } from '../settings/price-group';
import type { Caller } from '../http/route';
import type { Settings } from '../settings/options';
import { isSameText, sign } from '../kernel/secrets';

/** What a request says of its customer's group (S §6). An id alone proves nothing and is never believed. */
interface GroupClaim {
  readonly groupToken?: string | null | undefined;
}

/**
 * Groups of shoppers with prices of their own, if the shop uses them (S §6, off by default). A group is proven by the sign-in of
 * a customer, or by the token that the shop made for its members; what a client says without proof changes no price.
 */
export class PriceGroups {
  readonly #views = new Map<string, ShopperView>();

  constructor(
    private readonly settings: Pick<Settings, 'userGroups' | 'stores'>,
    /** The shop's own, of which nobody else knows. */
    private readonly secret: string,
  ) {}

  /** The token that proves a group; it names nobody. */
  tokenOf(groupId: number): string {
    return `${String(groupId)}.${sign(this.secret, `group:${String(groupId)}`)}`;
  }

  /** A store as this caller sees it. The same object for the same store and group. */
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
