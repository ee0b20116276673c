import { storeOfOrder, type Settings } from '../../foundation';
import { amountDue } from '../../../../core/orders/rules/amount-due';
import type { Database, Repositories } from '../../ports/database';
import type { StoredOrder } from '../../ports/orders/orders';
import { PaymentError, type PaymentPage, type PaymentReturns } from '../../ports/orders/payment-provider';
import type { PaymentAttempt } from '../../ports/orders/payments';
import type { PaymentProviders } from './payment-providers';
import { providerMoney } from './provider-money';
import { returnAddresses, type ReturnAddresses } from './return-addresses';

export function returnsOf(order: StoredOrder, settings: Settings, named?: ReturnAddresses): PaymentReturns {
  const own = [settings.publicUrl];
  const after = named ?? returnAddresses(order, storeOfOrder(order, settings), new URLSearchParams(), own);
  const whole = (path: string) => new URL(path, settings.publicUrl).href;
  return { success: whole(after.return), cancel: whole(after.cancel_return), failed: whole(after.failed) };
}

/** Starts payments, once per attempt across processes. */
export class PaymentStarts {
  constructor(
    private readonly services: {
      readonly database: Database;
      readonly settings: Settings;
      readonly providers: PaymentProviders;
    },
  ) {}

  /**
   * Records the attempt before asking the provider, so that a retry after a crash sends the same idempotency key.
   * @param after return targets
   * @throws PaymentError if the provider refuses
   */
  async pageOf(order: StoredOrder, after: ReturnAddresses): Promise<PaymentPage> {
    const { database, providers, settings } = this.services;
    const begun = await database.write((db) => this.#begin(db, order, after), 'power');
    if (begun.page !== undefined) return begun.page;
    await this.#endEarlier(begun);
    const provider = providers.of(begun.provider);
    if (provider === undefined)
      throw new PaymentError('misconfigured', `There is no payment provider ${begun.provider}`);
    const { reference, page } = await provider.start({
      orderId: order.orderId,
      number: order.number,
      email: order.email,
      locale: storeOfOrder(order, settings).i18n.defaultLocale,
      total: providerMoney(amountDue(order), order.currency),
      attempt: begun.attempt,
      returns: begun.returns,
      idempotencyKey: `${order.orderId}:${String(begun.attempt)}`,
    });
    await database.write((db) => db.paymentAttempts.keep({ ...begun, reference, page }), 'power');
    return page;
  }

  async #begin(db: Repositories, order: StoredOrder, after: ReturnAddresses): Promise<PaymentAttempt> {
    await db.orders.lock(order.cartToken);
    const latest = await db.paymentAttempts.latest(order.orderId);
    const { providers, settings } = this.services;
    const returns = returnsOf(order, settings, after);
    const isReused = latest?.status === 'open' && providers.of(latest.provider) !== undefined;
    if (isReused && (!hasSecret(latest.returns, order) || hasSecret(returns, order))) return latest;
    if (providers.first === undefined) throw new PaymentError('misconfigured', 'There is no payment provider');
    const attempt: PaymentAttempt = {
      orderId: order.orderId,
      attempt: (latest?.attempt ?? 0) + 1,
      provider: providers.first.code,
      reference: undefined,
      status: 'open',
      returns,
      page: undefined,
      createdAt: settings.clock.now(),
    };
    await db.paymentAttempts.begin(attempt);
    return attempt;
  }

  /** Ends open attempts that were replaced, so that the shopper has one page to pay on. */
  async #endEarlier({ orderId, attempt }: PaymentAttempt): Promise<void> {
    const { database, providers, settings } = this.services;
    const all = await database.read((db) => db.paymentAttempts.ofOrder(orderId));
    for (const { attempt: one, provider: code, reference, status } of all) {
      if (one >= attempt || status !== 'open' || reference === undefined) continue;
      try {
        await providers.of(code)?.end?.({ orderId, reference });
      } catch (error) {
        // A payment of it is refunded as a second one.
        settings.telemetry.error(error, { area: 'payments', provider: code });
      }
    }
  }
}

/** Holders of a signed link must not meet pages that return to an address with the secret of the order. */
function hasSecret(returns: PaymentReturns, { orderId }: StoredOrder): boolean {
  const { success, cancel, failed } = returns;
  return [success, cancel, failed].some((address) => address.includes(encodeURIComponent(orderId)));
}
