import { inject, injectable } from '../di';
import type { ShopConfig } from '../config';
import type { CartTotals, PaymentMethod, Product, ShippingMethod } from '../contract';
import { CONFIG, token } from '../di';
import { lazily } from '../kernel/async/lazily';
import { loadSha3 } from '../kernel/sha3';
import { ShopError } from '../kernel/shop-error';
import { NOTICES, type NoticesArea } from '../notices/notices';
import type { ProductView } from '../product/product';
import { STOCK, type StockArea } from '../stock/stock';
import { addNotices } from './add-notices';
import { addVerdict } from './add-verdict';
import { adoptTotals } from './adopt-totals';
import type {
  AddOptions,
  AddResult,
  CartItem,
  RemovedLine,
  RemoveOptions,
  SyncDifference,
  GiftCardChange,
} from './cart';
import { roomProblem } from './cart-room';
import { sameAddress } from './information-of';
import { lineQuantity } from './line-quantity';
import { isLine, lineKey, type CartAddress, type CartData, type CartRecord } from './cart-record';
import { CART_STORE, type CartStore } from './cart-store';
import { CART_SYNC, type CartSync } from './cart-sync';
import { leftBehind, withoutServerIds } from './change-lines';
import { onTop } from './claim-cart';
import { leftBy, type Departure } from './former-owner';
import { inPlaceOf, mergeItem, putBackItem } from './merge-item';
import { planAdd, planLines, type AddPlan } from './plan-add';
import { isVirtualCart } from '../totals';
import { isDirty } from './plan-sync';
import { totalsFit } from './items-hash';
import { findLine, linesToRemove, withPlaces } from './remove-lines';
import { restoreLines } from './restore-lines';
import { syncStock } from './sync-stock';
import { withoutOrdered, type Release } from './take-out';
import { CART_DISCOUNTS, type CartDiscounts } from './cart-discounts';
import { TOTALS_SYNC, type TotalsSync } from './totals-sync';
import { quantityCode, validQuantity, type Problem } from './validate-product';

/** Cart use cases. Changes apply locally first and are sent to the server in order. */
@injectable()
export class CartService {
  #loaded = lazily(() => this.#load());
  #following: Promise<void> = Promise.resolve();

  constructor(
    @inject(CART_STORE) private readonly store: CartStore,
    @inject(CART_SYNC) private readonly server: CartSync,
    @inject(TOTALS_SYNC) private readonly totals: TotalsSync,
    @inject(CART_DISCOUNTS) private readonly discounts: CartDiscounts,
    @inject(STOCK) private readonly stock: StockArea,
    @inject(NOTICES) private readonly notices: NoticesArea,
    @inject(CONFIG) private readonly config: ShopConfig,
  ) {}

  get record(): CartRecord {
    return this.store.value;
  }

  load(): Promise<void> {
    return this.#loaded();
  }

  async #load(): Promise<void> {
    await this.store.load();
    if (!this.config.cart.synchronize) this.store.updateTab({ isLocal: true });
    await this.totals.restoreTaxes();
    this.adopt();
  }

  adopt(): void {
    if (this.server.isUnclaimed) this.#send();
  }

  async reload(): Promise<void> {
    await this.store.settled();
    this.#loaded = lazily(() => this.#load());
    await this.load();
  }

  async add(product: ProductView | Product, qty?: number, options: AddOptions = {}): Promise<AddResult> {
    return this.#adding(async () => planAdd(product, qty, this.config.cart, await loadSha3()), options);
  }

  addLines(lines: readonly CartItem[]): Promise<AddResult> {
    return this.#adding(() => Promise.resolve(planLines(lines)), {});
  }

  async #adding(planned: () => Promise<AddPlan>, { insteadOf, notifies = true }: AddOptions): Promise<AddResult> {
    await this.load();
    const replaced = insteadOf && findLine(this.record.cartItems, insteadOf);
    this.store.updateTab({ isAddingToCart: true });
    try {
      const plan = await planned();
      const problems: Problem[] = [...plan.problems];
      const added: CartItem[] = [];
      for (const wanted of plan.wanted) {
        const others = this.record.cartItems.filter((item) => replaced === undefined || !isLine(item, replaced));
        const problem = roomProblem([...others, ...added], wanted.item);
        const verdict = problem ? { add: false, problem } : await addVerdict(wanted, this.stock, this.config.cart);
        if (verdict.problem) problems.push(verdict.problem);
        if (verdict.add) added.push(wanted.item);
      }
      await this.#put(added, replaced);
      if (notifies) this.#notify(added, problems);
      const keys = new Set(added.map(lineKey));
      return { items: this.record.cartItems.filter((item) => keys.has(lineKey(item))), problems };
    } finally {
      this.store.updateTab({ isAddingToCart: false });
    }
  }

  async setQuantity(sku: string, qty: number, checksum?: string): Promise<void> {
    await this.load();
    const target = findLine(this.record.cartItems, { sku, checksum });
    const allowed = lineQuantity(target, this.config.cart);
    const wanted = validQuantity(qty, allowed);
    if (wanted === undefined) throw new ShopError(quantityCode(allowed), { params: { ...allowed } });
    if (target.qty !== wanted)
      this.#change((items) => items.map((item) => (isLine(item, target) ? { ...item, qty: wanted } : item)));
  }

  async remove(sku: string, checksum?: string, options: RemoveOptions = {}): Promise<readonly RemovedLine[]> {
    await this.load();
    const leaving = linesToRemove(this.record.cartItems, { sku, checksum }, options);
    const isKnown =
      leaving.length > 0 ||
      (options.byParentSku === true && this.record.cartItems.some(({ parentSku }) => parentSku === sku));
    if (!isKnown) findLine(this.record.cartItems, { sku, checksum });
    return this.#takeOut(leaving);
  }

  async clear(): Promise<readonly RemovedLine[]> {
    await this.load();
    return this.#takeOut(this.record.cartItems);
  }

  async restore(removed: readonly RemovedLine[]): Promise<void> {
    await this.load();
    if (removed.length > 0)
      this.#change((items, { base }) => restoreLines(items, removed, (key) => base.some((line) => line.key === key)));
  }

  async sync(
    options: { readonly force?: boolean; readonly dryRun?: boolean } = {},
  ): Promise<readonly SyncDifference[]> {
    await this.load();
    return this.store.serially(async () => {
      const found = await this.server.run(options);
      if (options.dryRun === true) return found;
      if (this.config.cart.synchronize) await this.totals.refresh();
      else this.#notify([], await syncStock(this.store, this.stock, this.config.cart));
      return found;
    });
  }

  async syncTotals(options: { readonly force?: boolean } = {}): Promise<void> {
    await this.load();
    await this.store.serially(() => this.#connected(() => this.totals.refresh(options.force)));
  }

  async loadShippingMethods(address?: CartAddress): Promise<readonly ShippingMethod[]> {
    await this.load();
    await this.store.serially(() =>
      this.#connected(async () => {
        await this.totals.loadShipping(address ?? this.totals.address);
        await this.totals.refresh();
      }),
    );
    return this.record.shippingMethods;
  }

  async loadPaymentMethods(): Promise<readonly PaymentMethod[]> {
    await this.load();
    await this.store.serially(() => this.#connected(() => this.totals.loadPayment()));
    return this.record.paymentMethods;
  }

  async selectShipping(carrierCode: string, methodCode: string): Promise<void> {
    await this.load();
    this.store.update((cart) => ({ ...cart, shipping: { method_code: methodCode, carrier_code: carrierCode } }));
    await this.syncTotals();
  }

  async selectPayment(code: string): Promise<void> {
    await this.load();
    this.store.update((cart) => ({ ...cart, payment: code }));
    await this.syncTotals();
  }

  applyCoupon(code: string): Promise<boolean> {
    return this.#changePrice(() => this.discounts.applyCoupon(code.trim()), false);
  }

  changeGiftCards(change: GiftCardChange): Promise<void> {
    const { discounts } = this;
    const work = () =>
      'add' in change ? discounts.applyGiftCard(change.add.trim()) : discounts.removeGiftCard(change.remove);
    return this.#changePrice(work, true);
  }

  spendBonuses(spends: boolean): Promise<boolean> {
    return this.#changePrice(() => this.discounts.spendBonuses(spends), true);
  }

  removeCoupon(): Promise<void> {
    return this.#changePrice(() => this.discounts.removeCoupon(), false);
  }

  /**
   * Totals follow unless the server refused.
   * @param force fetches totals even if the answer has them
   */
  async #changePrice<T>(change: () => Promise<T>, force: boolean): Promise<T> {
    await this.load();
    return this.store.serially(() =>
      this.#connected(async () => {
        const accepted = await change();
        if (accepted !== false) await this.totals.refresh(force);
        return accepted;
      }),
    );
  }

  async settled(): Promise<void> {
    await this.#following;
    await this.store.settled();
  }

  written(): Promise<void> {
    return this.store.written();
  }

  async deliverTo(address: CartAddress): Promise<void> {
    await this.load();
    const isSame = sameAddress(this.record.address, address);
    const { cartItems: items, shippingMethods } = this.record;
    if (isSame && (isVirtualCart(items) || (shippingMethods.length > 0 && this.totalsFit))) return;
    if (this.record.cartItems.length > 0) {
      await this.store.serially(() => this.#connected(() => this.totals.deliverTo(address)));
    } else this.store.update((cart) => ({ ...cart, address }));
  }

  async chooseShipping(methodCode: string): Promise<void> {
    await this.load();
    if (this.record.shipping?.method_code === methodCode) return;
    const isUnknown = this.record.shippingMethods.length === 0 && this.record.cartItems.length > 0;
    const methods = isUnknown ? await this.loadShippingMethods() : this.record.shippingMethods;
    const found = methods.find((method) => method.method_code === methodCode);
    if (found === undefined || this.record.shipping?.method_code === methodCode) return;
    await this.selectShipping(found.carrier_code, methodCode);
  }

  async choosePayment(code: string): Promise<void> {
    await this.load();
    const { payment, paymentMethods: known } = this.record;
    const isOffered = known.length === 0 || known.some((method) => method.code === code);
    if (payment !== code && isOffered) await this.selectPayment(code);
  }

  follow(action: () => Promise<void>): void {
    this.#following = Promise.all([this.#following, action()]).then(
      () => undefined,
      (error: unknown) => this.store.report(error, 'follow'),
    );
  }

  /**
   * Sends unsynced changes and refreshes stale totals.
   * @returns false if the server could not confirm both
   */
  async prepareOrder(): Promise<boolean> {
    if (!this.config.cart.synchronize) return true;
    await this.store.serially(() => this.#connected(() => this.totals.refresh()));
    const settled = this.record.cartServerToken !== '' && !isDirty(this.record);
    return settled && (this.totalsFit || !this.config.cart.synchronizeTotals);
  }

  /** Removes the ordered lines and the server cart, on the device too; later additions stay. */
  async release(ordered: readonly CartItem[], how: Release = {}): Promise<void> {
    this.store.update((cart) => withoutOrdered(cart, ordered, how));
    if (this.record.cartItems.length > 0) this.#send();
    await this.written();
  }

  async followPaid(): Promise<boolean> {
    await this.load();
    if (this.record.owner === '') return false;
    await this.sync({ force: true });
    return true;
  }

  async claim(policy: 'keep' | 'merge'): Promise<void> {
    await this.load();
    await this.store.serially(async () => {
      await this.server.claim(policy);
      await this.totals.refresh();
    });
  }

  /**
   * Clears the cart at once, without queueing: a running request may have triggered this.
   * @param lost keeps all lines in checkout, elsewhere only unsynced ones
   */
  async leave(departure: Departure): Promise<void> {
    this.store.update((cart) => leftBy(cart, departure));
    await Promise.all([this.store.forgetElsewhere(), this.store.written()]);
  }

  leaveOf(owner: string): void {
    this.store.update((cart) => (cart.owner === owner ? leftBehind(cart) : cart));
  }

  /** Idempotent per order, across tabs. */
  putBack(lines: readonly CartItem[], orderId: string): void {
    const { maxQuantity: max } = this.config.cart;
    this.#change((items, cart) =>
      lines
        .map((line) => onTop(withoutServerIds(line), cart))
        .reduce((all, line) => putBackItem(all, line, { orderId, max }), items),
    );
  }

  adoptTotals(given: CartTotals | undefined): void {
    if (this.config.cart.synchronize) return;
    const { taxing } = this.record;
    this.store.update((cart) => adoptTotals(cart, given, taxing));
  }

  /** Stops following other tabs. */
  dispose(): void {
    this.store.dispose();
  }

  get totalsFit(): boolean {
    return totalsFit(this.record);
  }

  #takeOut(leaving: readonly CartItem[]): readonly RemovedLine[] {
    const removed = withPlaces(this.record.cartItems, leaving);
    const keys = new Set(leaving.map(lineKey));
    if (removed.length > 0) this.#change((items) => items.filter((item) => !keys.has(lineKey(item))));
    return removed;
  }

  async #put(added: readonly CartItem[], replaced: CartItem | undefined): Promise<void> {
    if (added.length === 0) return;
    const { maxQuantity: max } = this.config.cart;
    this.#change((items, cart) =>
      inPlaceOf(items, replaced, (all) => added.reduce((sum, line) => mergeItem(sum, onTop(line, cart), max), all)),
    );
    await this.store.written();
  }

  #change(change: (items: readonly CartItem[], cart: CartData) => readonly CartItem[]): void {
    this.store.update((cart) => ({ ...cart, cartItems: change(cart.cartItems, cart) }));
    this.#send();
  }

  #send(): void {
    this.store
      .serially(async () => {
        await this.server.push();
        await this.totals.refresh();
      })
      .catch((error: unknown) => this.store.report(error, 'push'));
  }

  async #connected<T>(action: () => Promise<T>): Promise<T> {
    await this.server.push();
    return action();
  }

  #notify(added: readonly CartItem[], problems: readonly Problem[]): void {
    for (const notice of addNotices(added, problems, this.record.cartItems)) this.notices.spawn(notice);
  }
}

export const CART = token<CartService>('Cart');
