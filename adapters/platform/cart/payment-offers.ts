import type { BankAccount, PaymentMethod } from '../../../core/contract';
import { BANK_TRANSFER } from '../../../core/contract/bank-account';
import type { StoreView } from '../../../core/store-views';
import { bankAccountOf } from '../content/bank-account';
import type { ContentRepository } from '../content/content-repository';
import type { Settings } from '../options';
import { findPayment, needsProvider, paymentMethodsOf } from './methods';

/**
 * Ways to pay that the shop can take now: without an account to pay to, nobody can pay by bank transfer, and without a payment provider nobody
 * on a payment page.
 */
export class PaymentOffers {
  constructor(
    private readonly content: ContentRepository,
    private readonly settings: Pick<Settings, 'paymentProvider'>,
  ) {}

  /** @param isVirtual whether nothing of the cart is delivered */
  of(store: StoreView, isVirtual: boolean): PaymentMethod[] {
    const hasAccount = this.accountOf(store) !== undefined;
    return paymentMethodsOf(isVirtual, store).filter(
      ({ code }) => (hasAccount || code !== BANK_TRANSFER) && this.#isTaken(code),
    );
  }

  /** The way to pay of this code, where it is offered for such a cart. */
  find(store: StoreView, isVirtual: boolean, code: string | undefined): PaymentMethod | undefined {
    if (code === undefined || !this.#isTaken(code)) return undefined;
    if (code === BANK_TRANSFER && this.accountOf(store) === undefined) return undefined;
    return findPayment(store, isVirtual, code);
  }

  /** The account that bank transfers of a store go to. */
  accountOf(store: StoreView): BankAccount | undefined {
    return bankAccountOf(this.content, store);
  }

  #isTaken(code: string): boolean {
    return this.settings.paymentProvider !== 'none' || !needsProvider(code);
  }
}
