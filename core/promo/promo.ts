import type { Observable } from 'rxjs';
import type { User } from '../contract';
import { token } from '../di';

/** Promo mode: the catalogue shows promo products only (S §1; A §4.4). A persisted flag of the shopper. */
export interface PromoArea {
  readonly isOn$: Observable<boolean>;
  readonly isOn: boolean;
  /** Reads what was kept, once. Does nothing on the server. */
  load(): Promise<void>;
  /**
   * Success notice PROMO_MODE_IS_TURNED_ON; none when it is on already.
   * @throws ShopError ACCESS_DENIED for who is no blogger (A §1, §4.4)
   */
  turnOn(): Promise<void>;
  /** Warning notice PROMO_MODE_IS_TURNED_OFF; none when it is off already. */
  turnOff(): Promise<void>;
}

/** Who is signed in, by whose roles promo mode may be turned on. */
export const PROMO_USER = token<() => Pick<User, 'roles'> | null>('PromoUser');
export const PROMO = token<PromoArea>('Promo');
