import { Subject } from 'rxjs';
import { token } from '../di';
import { Store } from '../kernel/store';
import type { UserGroup } from './user-group';

/**
 * What requests are sent in the name of: the user, the cart and the store of this shopper. Accounts, cart and store views write
 * it, the gateway reads it, so that neither needs to know the other.
 */
export class Session {
  /** The server's token of the cart; empty while there is none. */
  cartId = '';
  /** The store whose cart that is; empty while no cart was read. After a change of store it is the old one until the new cart is read. */
  cartStoreCode = '';
  /** The token of the signed-in user; empty for a guest. */
  userToken = '';
  storeCode: string;
  /** Written at sign-in; null for guests. */
  userGroup: UserGroup | null = null;
  /** Whether the signed-in user sees products that are hidden (A §6). Written at sign-in. */
  seesHidden = false;
  readonly #userId = new Store('');
  /** The id below, now and with each change. */
  readonly userId$ = this.#userId.state$;
  readonly #cartMissing = new Subject<void>();
  /** Emits when a request needed a cart id and there was none (S §8): the cart is then recreated. */
  readonly cartMissing$ = this.#cartMissing.asObservable();

  /** @param interfaceLanguage the shopper's own choice; undefined while the store's language serves */
  constructor(
    storeCode: string,
    readonly interfaceLanguage?: string,
  ) {
    this.storeCode = storeCode;
  }

  /** Id of the signed-in user; empty for a guest. What was asked for one user is nobody else's. */
  get userId(): string {
    return this.#userId.value;
  }

  set userId(id: string) {
    this.#userId.set(id);
  }

  reportMissingCart(): void {
    this.#cartMissing.next();
  }

  close(): void {
    this.#userId.close();
    this.#cartMissing.complete();
  }
}

export const SESSION = token<Session>('Session');
