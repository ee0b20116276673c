import type { Order } from '../../../../core/contract';
import type { StoreView } from '../../../../core/store-views';
import { ApiError, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { HashPassword, NewPasswords } from '../passwords/new-passwords';
import type { Registered, Registration } from './account-opening';
import type { Registrations } from './registrations';

/** Accounts that guests request with an order. */
export class CheckoutRegistrations {
  constructor(
    private readonly parts: {
      readonly database: Database;
      readonly newPasswords: NewPasswords;
      readonly registrations: Registrations;
      readonly settings: Settings;
    },
  ) {}

  /**
   * S §4: creates the account requested at checkout; a failure never affects the order. Omits a common password, or
   * any if the queue is full: the emailed link then opens the account.
   */
  async register(order: Order, address?: string): Promise<void> {
    const { personalDetails, addressInformation, order_id: orderId, store_code: storeCode } = order;
    const { createAccount, password, emailAddress, firstName, lastName } = personalDetails;
    if (createAccount !== true || password === undefined) return;
    const { database, newPasswords, settings } = this.parts;
    try {
      const names = { email: emailAddress, firstname: firstName, lastname: lastName };
      const own = (await newPasswords.isCommon(password, names)) ? {} : { password };
      const addresses = [addressInformation.shippingAddress];
      const { customerId } = await this.#registerInTurn(
        { email: emailAddress, firstname: firstName, lastname: lastName, addresses, ...own },
        settings.stores.find((view) => view.storeCode === storeCode) ?? settings.defaultStore,
        address,
      );
      if (customerId !== undefined) await database.write((db) => db.orders.give(orderId, customerId));
    } catch (error) {
      if (!(error instanceof ApiError)) settings.telemetry.error(error, { area: 'register-at-checkout' });
    }
  }

  /** Hashes in the queue of accounts requested with an order; omits the password if it is full. */
  async #registerInTurn(registration: Registration, store: StoreView, address?: string): Promise<Registered> {
    const { newPasswords, registrations } = this.parts;
    const { password, ...named } = registration;
    if (password === undefined) return registrations.open(named, store, address);
    try {
      const caller = { address, isUnproven: true };
      const work = (hash: HashPassword) => registrations.open(named, store, address, hash);
      return await newPasswords.withinCheckout(password, caller, work);
    } catch (error) {
      if (error instanceof ApiError && error.status === 503) return registrations.open(named, store, address);
      throw error;
    }
  }
}
