import type { BankAccount, PaymentMethod } from '../../../core/contract';
import { BANK_TRANSFER } from '../../../core/contract/bank-account';
import type { StoreView } from '../../../core/store-views';
import { bankAccountOf } from '../content/bank-account';
import type { CatalogueReader } from '../catalogue/catalogue-reader';
import type { Commerce } from '../commerce/commerce';
import { needsProvider } from '../commerce/needs-provider';
import type { Content } from '../content/content';
import type { Settings } from '../settings/options';
import type { Repositories } from '../ports/database';
import { findPayment, paymentMethodsOf } from './methods';

type Db = Pick<Repositories, 'commerce' | 'content'>;

/**
 * Ways to pay that the shop can take now: without an account to pay to, nobody can pay by bank transfer, and without a payment provider nobody
 * on a payment page.
 */
export class PaymentOffers {
  constructor(
    private readonly content: Content,
    private readonly reader: Pick<CatalogueReader, 'commerce'>,
    private readonly settings: Pick<Settings, 'paymentProvider'>,
  ) {}

  /** @param isVirtual whether nothing of the cart is delivered */
  async of(db: Db, store: StoreView, isVirtual: boolean): Promise<PaymentMethod[]> {
    const hasAccount = (await this.accountOf(db, store)) !== undefined;
    const commerce = await this.reader.commerce(db);
    return paymentMethodsOf(commerce, isVirtual, store).filter(
      ({ code }) => (hasAccount || code !== BANK_TRANSFER) && this.#isTaken(commerce, code),
    );
  }

  /** The way to pay of this code, where it is offered for such a cart. */
  async find(
    db: Db,
    store: StoreView,
    isVirtual: boolean,
    code: string | undefined,
  ): Promise<PaymentMethod | undefined> {
    if (code === undefined) return undefined;
    const commerce = await this.reader.commerce(db);
    if (!this.#isTaken(commerce, code)) return undefined;
    if (code === BANK_TRANSFER && (await this.accountOf(db, store)) === undefined) return undefined;
    return findPayment(commerce, store, isVirtual, code);
  }

  /** The account that bank transfers of a store go to. */
  accountOf(db: Db, store: StoreView): Promise<BankAccount | undefined> {
    return bankAccountOf(db, this.content, store);
  }

  #isTaken(commerce: Commerce, code: string): boolean {
    return this.settings.paymentProvider !== 'none' || !needsProvider(commerce, code);
  }
}
