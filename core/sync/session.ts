import { Subject } from 'rxjs';
import { token } from '../di';
import { Store } from '../kernel/store';
import type { UserGroup } from './user-group';

/** Identity of requests: user, cart and store. Decouples the gateway from accounts and carts. */
export class Session {
  cartId = '';
  cartStoreCode = '';
  userToken = '';
  storeCode: string;
  userGroup: UserGroup | null = null;
  seesHidden = false;
  readonly #userId = new Store('');
  readonly userId$ = this.#userId.state$;
  readonly #cartMissing = new Subject<void>();
  /** Emits when a request lacks a cart id; the cart is then recreated. */
  readonly cartMissing$ = this.#cartMissing.asObservable();

  constructor(
    storeCode: string,
    readonly interfaceLanguage?: string,
  ) {
    this.storeCode = storeCode;
  }

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
