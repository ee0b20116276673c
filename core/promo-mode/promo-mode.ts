import type { Observable } from 'rxjs';
import type { User } from '../contract';
import { token } from '../di';

/** Promo mode, a persisted flag that limits the catalogue to promo products. */
export interface PromoArea {
  readonly isOn$: Observable<boolean>;
  readonly isOn: boolean;
  /** Loads once; does nothing on the server. */
  load(): Promise<void>;
  /** @throws ShopError ACCESS_DENIED unless the user is a blogger */
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
}

export const PROMO_USER = token<() => Pick<User, 'roles'> | null>('PromoUser');
export const PROMO = token<PromoArea>('Promo');
