import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CustomerOrder, Order, OrderAddress, OrderResult, OwnDataCopy, TrackedOrder } from '../../../core/account';
import type { BloggerOrder, BloggerPost, BloggerSettings } from '../../../core/blogger';
import {
  lookUp,
  type Attribute,
  type CartTotals,
  type Category,
  type CmsBlock,
  type CmsPage,
  type ConfigurableChild,
  type FieldProblem,
  type PaymentMethod,
  type PlacedOrder,
  type Review,
  type ShippingMethod,
  type SiteSettings,
  type TotalSegment,
  type User,
} from '../../../core/shopper';
import type { ManagedOrder, PersonDetails } from '../../../core/staff';
import type { Known } from '../../../core/kernel/known';

interface Documents {
  readonly attribute: Attribute;
  readonly block: CmsBlock;
  readonly bloggerOrder: BloggerOrder;
  readonly bloggerSettings: BloggerSettings;
  readonly category: Category;
  readonly customerOrder: CustomerOrder;
  readonly managedOrder: ManagedOrder;
  readonly order: Order;
  readonly orderAddress: OrderAddress;
  readonly orderResult: OrderResult;
  readonly ownData: OwnDataCopy;
  readonly page: CmsPage;
  readonly paymentMethod: PaymentMethod;
  readonly person: PersonDetails;
  readonly placedOrder: PlacedOrder;
  readonly post: BloggerPost;
  readonly review: Review;
  readonly segment: TotalSegment;
  readonly settings: SiteSettings;
  readonly shippingMethod: ShippingMethod;
  readonly totals: CartTotals;
  readonly tracked: TrackedOrder;
  readonly user: User;
  readonly variant: ConfigurableChild;
}
type Open = { [Name in keyof Documents]: string extends keyof Documents[Name] ? Name : never }[keyof Documents];

const totals: CartTotals = {
  quote_currency_code: 'USD',
  grand_total: 95,
  subtotal: 95,
  discount_amount: 0,
  shipping_amount: 0,
  tax_amount: 0,
  items_qty: 1,
  items: [{ item_id: 1, qty: 1, name: 'Bomber', price: 95, row_total: 95 }],
  total_segments: [{ code: 'grand_total', title: 'Grand total', value: 95 }],
};

describe('document types', () => {
  it('contain no misspelled names, at any depth', () => {
    expectTypeOf<Open>().toEqualTypeOf<never>();
    // @ts-expect-error it is called grand_total
    expect(totals.grand_totl).toBeUndefined();
    // @ts-expect-error it is called row_total
    expect(totals.items[0]?.row_totl).toBeUndefined();
    expectTypeOf<string>().not.toExtend<keyof Order['products'][number]>();
    expectTypeOf<string>().not.toExtend<keyof Order['addressInformation']>();
    expectTypeOf<string>().not.toExtend<keyof NonNullable<User['addresses']>[number]>();
    expectTypeOf<string>().not.toExtend<keyof Attribute['options'][number]>();
  });

  it('keep undescribed fields, which can be read by name', () => {
    const written = { ...totals, loyalty_points: 12 };
    const read: CartTotals = written;
    // @ts-expect-error no member, although the document has it
    expect(read.loyalty_points).toBe(12);
    expect(lookUp(read, 'loyalty_points')).toBe(12);
  });

  it('keep the fields, their optionality, and pure dictionaries', () => {
    expectTypeOf<CartTotals['grand_total']>().toEqualTypeOf<number>();
    expectTypeOf<CartTotals['coupon_code']>().toEqualTypeOf<string | null | undefined>();
    expectTypeOf<Known<Readonly<Record<string, FieldProblem>>>>().toEqualTypeOf<
      Readonly<Record<string, FieldProblem>>
    >();
    expectTypeOf<Known<readonly [a: 1, b: { [name: string]: unknown; c: 2 }]>>().toEqualTypeOf<
      readonly [a: 1, b: { c: 2 }]
    >();
    expect(totals.total_segments.map(({ value }) => value)).toEqual([95]);
  });
});
