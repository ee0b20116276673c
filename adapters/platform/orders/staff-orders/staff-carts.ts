import type { StaffOrder } from '../../../../core/contract/orders/manage-order-new';
import type { PriceGroups } from '../../catalogue';
import { ApiError, invalidField, invalidInput, storeOf, type Settings, type ShopperView } from '../../foundation';
import type { CartDiscounts, CartService } from '../../selling';
import type { Repositories } from '../../ports/database';
import type { Customer } from '../../ports/people/customers';

type Db = Repositories;

export interface StaffCart {
  readonly customer: Customer | undefined;
  readonly store: ShopperView;
  readonly email: string;
}

/** Fills a guest cart for an order that staff make; the customer's own cart stays as it is. */
export class StaffCarts {
  constructor(
    private readonly services: {
      readonly cartDiscounts: CartDiscounts;
      readonly cartService: CartService;
      readonly groups: PriceGroups;
      readonly settings: Settings;
    },
  ) {}

  /**
   * Replaces the contents of the cart, in the caller's unit of work.
   * @returns undefined if the cart was ordered
   * @throws ApiError 400 naming the field; as `CartDiscounts.setCoupon`
   */
  async fill(db: Db, token: string, input: StaffOrder): Promise<StaffCart | undefined> {
    await db.orders.lock(token);
    const { groups, settings } = this.services;
    const { customer, email } = await buyerOf(db, input);
    const store = groups.ofGroup(storeOf(input.store, settings, 'store'), customer?.groupId);
    const cart = await db.carts.find(token);
    if (cart === undefined) await db.carts.create(token, store.storeCode, settings.clock.now());
    else if (cart.status !== 'open') return undefined;
    for (const { itemId } of cart?.lines ?? []) await db.carts.removeLine(token, itemId);
    for (const [index, line] of input.lines.entries()) await this.#add(db, token, { store, line, index });
    await this.#setCoupon(db, token, { customer, store, code: input.coupon ?? null });
    return { customer, store, email };
  }

  async #add(
    db: Db,
    token: string,
    {
      store,
      line,
      index,
    }: { readonly store: ShopperView; readonly line: StaffOrder['lines'][number]; readonly index: number },
  ): Promise<void> {
    const { cartService } = this.services;
    const { cart } = await cartService.begin(db, { token }, { adds: true });
    try {
      await cartService.update(db, { cart, store }, line);
    } catch (error) {
      throw inLine(error, index);
    }
  }

  async #setCoupon(
    db: Db,
    token: string,
    { customer, store, code }: Pick<StaffCart, 'customer' | 'store'> & { readonly code: string | null },
  ): Promise<void> {
    const { cartDiscounts, cartService } = this.services;
    const { cart } = await cartService.open(db, { token });
    if (code === null && cart.coupon === undefined) return;
    await cartDiscounts.setCoupon(db, { cart: { ...cart, customerId: customer?.id }, store }, code);
  }
}

/** @throws ApiError 400 for an unknown or unconfirmed customer, or a missing address */
async function buyerOf(
  { customers }: Pick<Db, 'customers'>,
  { customer: id, email }: StaffOrder,
): Promise<Pick<StaffCart, 'customer' | 'email'>> {
  const customer = id === undefined ? undefined : await customers.byId(id);
  if (id !== undefined && customer === undefined) throw invalidField('customer', 'does not match any customer');
  // A stranger may have registered the address, and would see and could cancel the order.
  if (customer?.isVerified === false)
    throw invalidField(
      'customer',
      'is an account that is not confirmed: order for its email address as a guest, and the order joins the account once it is confirmed',
    );
  const contact = email ?? customer?.loginEmail;
  if (contact === undefined) throw invalidField('email', 'is required');
  return { customer, email: contact };
}

function inLine(error: unknown, index: number): unknown {
  const errors = error instanceof ApiError ? error.meta?.errors : undefined;
  if (errors === undefined) return error;
  const place = `lines.${String(index)}.`;
  return invalidInput(
    errors.map(({ field, message }) => ({ field: `${place}${field}`, message: `${place}${message}` })),
  );
}
