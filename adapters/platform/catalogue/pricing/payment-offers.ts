import { promoRefusal, type PromoRefusal } from '../../../../core/bloggers/promo-allowance';
import type { BankAccount, PaymentMethod, Product } from '../../../../core/contract';
import { BANK_TRANSFER } from '../../../../core/contract/content/bank-account';
import { isGiftCard } from '../../../../core/contract/selling/gift-card';
import { isSentOnlyPaid, PROMO_ORDER } from '../../../../core/contract/selling/methods';
import { hasUsualQuantities, selectionOf } from '../../../../core/pricing';
import type { StoreView } from '../../../../core/store-views';
import { bankAccountOf, type Content } from '../../content';
import type { CatalogueReader } from '../reading/catalogue-reader';
import { type Commerce, needsProvider, type Settings, TEST_ACCEPTS } from '../../foundation';
import type { Repositories } from '../../ports/database';
import { findPayment, paymentMethodsOf } from './methods';
import type { PricedCart } from './priced-cart';

type Db = Pick<Repositories, 'bloggers' | 'commerce' | 'content' | 'customers'>;

export interface Payable {
  readonly priced: Pick<PricedCart, 'hasVirtual' | 'lines'>;
  readonly customerId: number | undefined;
}

export class PaymentOffers {
  constructor(
    private readonly content: Content,
    private readonly reader: Pick<CatalogueReader, 'commerce'>,
    private readonly settings: Pick<Settings, 'clock' | 'paymentProvider' | 'payments' | 'testPayments'>,
  ) {}

  async of(db: Db, store: StoreView, payable: Payable): Promise<PaymentMethod[]> {
    const hasAccount = (await this.accountOf(db, store)) !== undefined;
    const commerce = await this.reader.commerce(db);
    const methods = paymentMethodsOf(commerce, payable.priced.hasVirtual, store)
      .filter(({ code }) => (hasAccount || code !== BANK_TRANSFER) && this.#isTaken(commerce, code))
      .map((method) => (method.redirect === true ? { ...method, ...this.#accepted() } : method));
    const hasPromo = methods.some(({ code }) => code === PROMO_ORDER);
    if (!hasPromo || (await this.#isPromoOrder(db, payable))) return methods;
    return methods.filter(({ code }) => code !== PROMO_ORDER);
  }

  async find(db: Db, store: StoreView, payable: Payable, code: string | undefined): Promise<PaymentMethod | undefined> {
    if (code === undefined) return undefined;
    if (code === PROMO_ORDER && !(await this.#isPromoOrder(db, payable))) return undefined;
    const commerce = await this.reader.commerce(db);
    if (!this.#isTaken(commerce, code)) return undefined;
    if (code === BANK_TRANSFER && (await this.accountOf(db, store)) === undefined) return undefined;
    return findPayment(commerce, store, payable.priced.hasVirtual, code);
  }

  async sendsOnlyPaid(db: Db, code: string): Promise<boolean> {
    const { payment } = await this.reader.commerce(db);
    return isSentOnlyPaid(payment.find((method) => method.code === code) ?? { code });
  }

  #accepted(): Pick<PaymentMethod, 'cards' | 'wallets'> {
    const { testPayments, payments } = this.settings;
    const accepts = testPayments ? TEST_ACCEPTS : payments[0]?.accepts;
    return accepts === undefined ? {} : { cards: [...accepts.cards], wallets: [...accepts.wallets] };
  }

  accountOf(db: Db, store: StoreView): Promise<BankAccount | undefined> {
    return bankAccountOf(db, this.content, store);
  }

  async #isPromoOrder(db: Db, { priced: { lines }, customerId }: Payable): Promise<boolean> {
    // Promo orders allow one unit of each product.
    const isToShow =
      lines.length > 0 &&
      lines.every(
        ({ line, option, product }) =>
          line.qty === 1 && isPromo(product) && hasUsualQuantities(product, selectionOf(option)),
      );
    if (customerId === undefined || !isToShow) return false;
    if ((await db.customers.byId(customerId))?.roles.includes('blogger') !== true) return false;
    return (await this.promoRefusal(db, { priced: { lines }, customerId })) === undefined;
  }

  async promoRefusal(
    db: Db,
    { priced: { lines }, customerId }: { readonly priced: Pick<PricedCart, 'lines'>; readonly customerId: number },
  ): Promise<PromoRefusal | undefined> {
    const { payment } = await this.reader.commerce(db);
    const max = payment.find(({ code }) => code === PROMO_ORDER)?.free?.most_unshown ?? 0;
    const skus = lines.map(({ line: { sku } }) => sku);
    return promoRefusal(skus, await db.bloggers.held(customerId), { max, now: this.settings.clock.now() });
  }

  #isTaken(commerce: Commerce, code: string): boolean {
    return this.settings.paymentProvider !== 'none' || !needsProvider(commerce, code);
  }
}

/** Gift cards are money, so never promo items. */
function isPromo(product: Product): boolean {
  return (product.is_promo === true || product.only_promo === true) && !isGiftCard(product);
}
