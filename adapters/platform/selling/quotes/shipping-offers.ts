import type { EstimateAddress, ShippingMethod } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import { shippingMethodsTo, type PricedCart } from '../../catalogue';
import type { Commerce } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { DeliveryDates } from '../delivery/delivery-dates';
import { shippingRequestOf } from './shipping-request';
import type { ShippingQuotes } from './shipping-quotes';

interface ShippedCart {
  readonly token: string;
  readonly priced: PricedCart;
  readonly store: StoreView;
  readonly address: EstimateAddress | undefined;
}

/** The shipping methods that a cart may choose from: the shop's own and the carriers', with dates. */
export class ShippingOffers {
  constructor(
    private readonly services: {
      readonly deliveryDates: DeliveryDates;
      readonly shippingQuotes: ShippingQuotes;
    },
  ) {}

  async of(
    db: Pick<Repositories, 'cartQuotes'>,
    commerce: Commerce,
    { token, priced, store, address }: ShippedCart,
  ): Promise<ShippingMethod[]> {
    const { deliveryDates, shippingQuotes } = this.services;
    const isQuoted = shippingQuotes.carriers.length > 0;
    const quoted = isQuoted ? await shippingQuotes.methods(db, token, shippingRequestOf(priced, store, address)) : [];
    const place = { store, country: address?.country_id };
    return deliveryDates.dated([...shippingMethodsTo(commerce, place), ...quoted], commerce, place);
  }
}
