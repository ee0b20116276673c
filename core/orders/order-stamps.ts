import { CLAIMS, type ClaimsArea } from '../claims/claims';
import { CLOCK, IDS, inject, injectable, token } from '../di';
import type { Clock, Ids } from '../ports';

/** What an order carries that neither cart nor checkout knows. */
export interface OrderStamp {
  readonly order_id: string;
  /** Milliseconds since the Unix epoch. */
  readonly now: number;
  /** The promo code that brought the shopper here (A §4.4); empty where none did. */
  readonly promo_code: string;
}

/** Gives each order its id, its moment and what it is owed to. */
@injectable()
export class OrderStamps {
  constructor(
    @inject(IDS) private readonly ids: Ids,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(CLAIMS) private readonly claims: ClaimsArea,
  ) {}

  /** Resolves when the claims of the device are read. */
  ready(): Promise<void> {
    return this.claims.load();
  }

  next(): OrderStamp {
    const value = this.claims.snapshot.claims.get('promoCode')?.value;
    const promo_code = typeof value === 'string' ? value : '';
    return { order_id: this.ids.uuid(), now: this.clock.now(), promo_code };
  }
}

export const ORDER_STAMPS = token<OrderStamps>('OrderStamps');
