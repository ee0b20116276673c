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
    if (latest?.status === 'open' && providers.of(latest.provider) !== undefined) return latest;
    if (providers.first === undefined) throw new PaymentError('misconfigured', 'There is no payment provider');
    const attempt: PaymentAttempt = {
      orderId: order.orderId,
      attempt: (latest?.attempt ?? 0) + 1,
      provider: providers.first.code,
      reference: undefined,
      status: 'open',
      returns: returnsOf(order, settings, after),
      page: undefined,
      createdAt: settings.clock.now(),
    };
    await db.paymentAttempts.begin(attempt);
    return attempt;
  }
}
