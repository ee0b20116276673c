import { CLAIMS, type ClaimsArea } from '../claims/claims';
import { CLOCK, IDS, inject, injectable, token } from '../di';
import type { Clock, Ids } from '../ports';

export interface OrderStamp {
  readonly order_id: string;
  readonly now: number;
  readonly promo_code: string;
}

@injectable()
export class OrderStamps {
  constructor(
    @inject(IDS) private readonly ids: Ids,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(CLAIMS) private readonly claims: ClaimsArea,
  ) {}

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
