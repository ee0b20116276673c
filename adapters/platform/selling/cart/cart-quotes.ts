import type { AddressInformation, EstimateAddress } from '../../../../core/contract';
import type { Database } from '../../ports/database';
import type { QuoteAsker } from '../quotes/quote-budget';
import type { ShippingQuotes } from '../quotes/shipping-quotes';
import type { TaxQuotes } from '../quotes/tax-quotes';
import type { ShippingCarrier } from '../../ports/selling/carrier';
import { shippingRequestOf } from '../quotes/shipping-request';
import type { CartCosts, MethodChoice } from './cart-costs';
import type { VatChecks } from '../quotes/vat-checks';
import type { CartService, NamedCart } from './cart-service';

export interface CartIntent {
  readonly address?: EstimateAddress | undefined;
  readonly showsMethods?: boolean;
  readonly inputs?: MethodChoice;
  readonly wanted?: AddressInformation;
}

/** Queries carriers, tax calculator and VAT register before the unit of work, which must not wait for external services. */
export class CartQuotes {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly shippingQuotes: ShippingQuotes;
      readonly taxQuotes: TaxQuotes;
      readonly cartService: CartService;
      readonly cartCosts: CartCosts;
      readonly vatChecks: VatChecks;
    },
  ) {}

  get isNeeded(): boolean {
    const { shippingQuotes, taxQuotes } = this.services;
    return shippingQuotes.carriers.length > 0 || taxQuotes.hasCalculator;
  }

  /**
   * @param address caller address for rate limits
   * @throws ApiError as `CartService.find`
   */
  async prepare(named: NamedCart, intent: CartIntent = {}, address?: string): Promise<void> {
    const asker = askerOf(named, address);
    if (intent.address?.vat_id !== undefined) await this.#askVat(named, intent.address, asker);
    if (!this.isNeeded) return;
    await this.#askCarriers(named, intent, asker);
    await this.#askTaxes(named, intent, asker);
  }

  async #askVat(named: NamedCart, address: EstimateAddress, asker: QuoteAsker): Promise<void> {
    const { cartService, database, vatChecks } = this.services;
    const { store } = await database.read((db) => cartService.find(db, named));
    await vatChecks.refresh({ address, store: store.storeCode }, 'shown', asker);
  }

  async #askTaxes(named: NamedCart, intent: CartIntent, asker: QuoteAsker): Promise<void> {
    const { cartCosts, cartService, database, taxQuotes } = this.services;
    if (!taxQuotes.hasCalculator) return;
    const { totals, address } = await database.read(async (db) => {
      const { cart, store } = await cartService.find(db, named);
      const there = { store, cart: { ...cart, address: intent.address ?? cart.address } };
      return { totals: await cartCosts.foreseen(db, there, intent), address: there.cart.address };
    });
    await taxQuotes.refresh(named.token, totals, { address, use: 'shown', asker });
  }

  async #askCarriers(named: NamedCart, intent: CartIntent, asker: QuoteAsker): Promise<void> {
    if (this.services.shippingQuotes.carriers.length === 0) return;
    const { cartService, database, shippingQuotes } = this.services;
    const asked = await database.read(async (db) => {
      const { cart, store } = await cartService.find(db, named);
      const address = intent.address ?? cart.address;
      const chosen = intent.inputs?.shipping ?? { method: cart.shippingMethod, carrier: cart.shippingCarrier };
      const carriers = this.#carriers(chosen, intent.showsMethods);
      if (carriers.length === 0) return undefined;
      const priced = await cartService.priced(db, { cart: { ...cart, address }, store });
      const request = shippingRequestOf(priced, store, address);
      return request && { carriers, request };
    });
    if (asked) await shippingQuotes.refresh(named.token, asked.request, { shown: asked.carriers }, asker);
  }

  #carriers(
    { method, carrier }: { readonly method: string | undefined; readonly carrier?: string | undefined },
    showsMethods = false,
  ): readonly ShippingCarrier[] {
    const { shippingQuotes } = this.services;
    if (showsMethods) return shippingQuotes.carriers;
    const found = shippingQuotes.carrierOf(method, carrier);
    return found === undefined ? [] : [found];
  }
}

function askerOf({ caller }: NamedCart, address: string | undefined): QuoteAsker {
  const isCustomer = caller?.kind === 'user' && caller.customer.isVerified;
  return { address, customerId: isCustomer ? caller.customer.id : undefined };
}
