import { MAX_TAX_NAMES, namedParts, partText } from '../contract/orders/tax-part';
import { allocate } from '../kernel/allocate';
import { MoneyError, taxInside, taxOn, type Minor } from '../kernel/money';
import { shippingCharge } from './shipping-charge';
import { spendableBonuses } from './bonuses';
import { checkInput } from './check-input';
import { coverWithCards } from './cover-with-cards';
import { giftCardCost } from './earning';
import { isUntaxed, withoutTax } from './without-tax';
import { couponRule, hasFreeDelivery, paymentDiscount } from './discounts';
import { applyPromotions, applyRule, type CartGoods } from '../promotions';
import type { Segment, Totals, TotalsInput, TotalsLine, TotalsRow, TotalsShipping } from './totals';

type Step = (totals: Totals, input: TotalsInput) => Totals;

/**
 * Order matters: promotions, coupon and payment discount apply to the goods subtotal, shipping and tax to the remainder; then bonuses, then gift
 * cards pay.
 */
const GOODS_STEPS: readonly Step[] = [priceRows, takePromotions, takeCoupon, takePaymentDiscount, sumDiscounts];
const SHIPPING_STEPS: readonly Step[] = [chargeShipping, addTax];
const STEPS: readonly Step[] = [
  ...GOODS_STEPS,
  ...SHIPPING_STEPS,
  sumUp,
  markGiftCards,
  spendBonuses,
  spendGiftCards,
  writeSegments,
];

const NOTHING: Totals = {
  rows: [],
  subtotal: 0,
  subtotalInclTax: 0,
  shipping: 0,
  shippingInclTax: 0,
  discount: 0,
  promotions: [],
  couponDiscount: 0,
  couponFreeDelivery: false,
  freeDelivery: false,
  paymentDiscount: 0,
  tax: 0,
  giftCardLines: [],
  bonuses: 0,
  giftCards: 0,
  grandTotal: 0,
  segments: [],
};

/**
 * Returns the totals in integer minor units. Client and platform share it so that they agree.
 * @throws MoneyError naming a negative, fractional or unsafe figure
 */
export function calculateTotals(input: TotalsInput): Totals {
  checkInput(input);
  const net = withoutTax(input);
  const totals = takeSteps(isPaidWithoutMethod(net) ? { ...net, paymentDiscount: undefined } : net);
  return isUntaxed(input) ? withExemption(totals) : totals;
}

/** Charge with tax for each shipping method, in minor units, as in `calculateTotals`, pricing the goods once. */
export function shippingCharges(
  input: Omit<TotalsInput, 'shipping'>,
  ways: readonly TotalsShipping[],
): readonly Minor[] {
  const inputs = ways.map((shipping): TotalsInput => ({ ...input, shipping }));
  // Bonuses or gift cards may cover the total, or the sale may be exempt, with one shipping method but not another.
  if (input.isTaxExempt === true || mayBePaidWithoutMethod(input))
    return inputs.map((one) => calculateTotals(one).shippingInclTax);
  const goods = takeSteps(input, GOODS_STEPS);
  return inputs.map((one) => {
    checkInput(one);
    return takeSteps(one, SHIPPING_STEPS, goods).shippingInclTax;
  });
}

/** Shows that no tax is charged. */
function withExemption({ segments, ...totals }: Totals): Totals {
  const at = segments.findIndex(({ code }) => code === 'grand_total');
  return {
    ...totals,
    isTaxExempt: true,
    segments: segments.toSpliced(at, 0, { code: 'tax', value: 0, title: 'Tax (exempt)' }),
  };
}

function takeSteps(input: TotalsInput, steps = STEPS, from = NOTHING): Totals {
  return steps.reduce((totals, step) => step(totals, input), from);
}

/** Payment discounts do not apply then. Uses local tax rates, since a tax calculator needs this result first. */
function isPaidWithoutMethod(input: TotalsInput): boolean {
  if (!mayBePaidWithoutMethod(input)) return false;
  const totals = takeSteps({ ...input, taxes: undefined });
  return totals.grandTotal === giftCardCost(totals) && totals.bonuses + totals.giftCards > 0;
}

function mayBePaidWithoutMethod({ bonuses, giftCards = [], paymentDiscount: discount }: TotalsInput): boolean {
  return discount !== undefined && (bonuses !== undefined || giftCards.length > 0);
}

function sum(values: readonly Minor[]): Minor {
  const total = values.reduce((acc, value) => acc + value, 0);
  if (!Number.isSafeInteger(total)) throw new MoneyError(`Sum out of range: ${total}`);
  return total;
}

function withTax(amount: Minor, rate: number, input: TotalsInput): Minor {
  return input.pricesIncludeTax ? amount : amount + taxOn(amount, rate, input.step);
}

function taxOf(amount: Minor, rate: number, input: TotalsInput): Minor {
  return input.pricesIncludeTax ? taxInside(amount, rate, input.step) : taxOn(amount, rate, input.step);
}

function priceRow(line: TotalsLine, input: TotalsInput): TotalsRow {
  const { id, qty, unitPrice, taxRate } = line;
  const rowTotal = unitPrice * qty;
  if (!Number.isSafeInteger(rowTotal)) throw new MoneyError(`Row total out of range: ${unitPrice} times ${qty}`);
  return {
    id,
    qty,
    unitPrice,
    unitPriceInclTax: withTax(unitPrice, taxRate, input),
    row_total: rowTotal,
    row_total_incl_tax: withTax(rowTotal, taxRate, input),
    discount: 0,
    tax: 0,
  };
}

function priceRows(totals: Totals, input: TotalsInput): Totals {
  const rows = input.lines.map((line) => priceRow(line, input));
  return {
    ...totals,
    rows,
    subtotal: sum(rows.map((row) => row.row_total)),
    subtotalInclTax: sum(rows.map((row) => row.row_total_incl_tax)),
  };
}

function takePromotions(totals: Totals, { promotions = [], lines, step }: TotalsInput): Totals {
  if (promotions.length === 0) return totals;
  const applied = applyPromotions(promotions, cartGoods(totals, lines), step);
  const reduced = applied.reduce((now, { lines: off }) => withDiscounts(now, off), totals);
  return { ...reduced, promotions: applied, freeDelivery: applied.some(({ freeDelivery }) => freeDelivery) };
}

function takeCoupon(totals: Totals, { coupon, lines, step }: TotalsInput): Totals {
  if (coupon === undefined) return totals;
  const { lines: off, amount, freeDelivery } = applyRule(couponRule(coupon), cartGoods(totals, lines), step);
  return {
    ...withDiscounts(totals, off),
    couponDiscount: amount,
    couponFreeDelivery: freeDelivery,
    freeDelivery: totals.freeDelivery || freeDelivery,
  };
}

function withDiscounts(totals: Totals, off: readonly Minor[]): Totals {
  const rows = totals.rows.map((row, index) => ({ ...row, discount: row.discount + (off[index] ?? 0) }));
  return { ...totals, rows };
}

const NO_GOODS = { qty: 0, unitPrice: 0, left: 0 };

/** Gift cards are not goods: no discount applies to them. */
function cartGoods({ rows }: Pick<Totals, 'rows'>, lines: readonly TotalsLine[]): readonly CartGoods[] {
  return rows.map(({ qty, unitPrice, row_total, discount }, index) => {
    const { sku = '', isGiftCard } = lines[index] ?? {};
    return { sku, ...(isGiftCard === true ? NO_GOODS : { qty, unitPrice, left: row_total - discount }) };
  });
}

function goodsOf({ rows }: Totals, lines: readonly TotalsLine[]): readonly Minor[] {
  return rows.map(({ row_total }, index) => (lines[index]?.isGiftCard === true ? 0 : row_total));
}

function takePaymentDiscount(totals: Totals, input: TotalsInput): Totals {
  const lefts = cartGoods(totals, input.lines).map(({ left }) => left);
  const { paymentDiscount: rule, step } = input;
  const amount = paymentDiscount(sum(goodsOf(totals, input.lines)), sum(lefts), rule, step);
  return { ...withDiscounts(totals, amount === 0 ? [] : allocate(amount, lefts, step)), paymentDiscount: amount };
}

function sumDiscounts(totals: Totals): Totals {
  return { ...totals, discount: sum(totals.rows.map(({ discount }) => discount)) };
}

function chargeShipping(totals: Totals, input: TotalsInput): Totals {
  const { shipping, paymentDiscount: payment, pricesIncludeTax, step = 1 } = input;
  if (shipping === undefined) return totals;
  const goods = sum(goodsOf(totals, input.lines));
  const net = goods - totals.discount;
  const isFree = totals.freeDelivery || hasFreeDelivery(goods, payment);
  const charge = shippingCharge(shipping, { net, isFree, pricesIncludeTax, step });
  return { ...totals, shipping: charge.amount, shippingInclTax: charge.inclTax };
}

function addTax(totals: Totals, input: TotalsInput): Totals {
  const { taxes } = input;
  const rows = totals.rows.map((row, index) => {
    const rate = input.lines[index]?.taxRate ?? 0;
    return { ...row, tax: taxes ? (taxes.lines[index] ?? 0) : taxOf(row.row_total - row.discount, rate, input) };
  });
  const shippingTax = taxes?.shipping ?? taxOf(totals.shipping, input.shipping?.taxRate ?? 0, input);
  const shippingInclTax = taxes && !input.pricesIncludeTax ? totals.shipping + taxes.shipping : totals.shippingInclTax;
  return { ...totals, rows, shippingInclTax, tax: sum([...rows.map((row) => row.tax), shippingTax]) };
}

function sumUp(totals: Totals, input: TotalsInput): Totals {
  const onTop = input.pricesIncludeTax ? 0 : totals.tax;
  return { ...totals, grandTotal: sum([totals.subtotal, -totals.discount, totals.shipping, onTop]) };
}

function markGiftCards(totals: Totals, { lines, pricesIncludeTax }: TotalsInput): Totals {
  const giftCardLines = totals.rows.flatMap(({ row_total, tax }, line) =>
    lines[line]?.isGiftCard === true ? [{ line, paid: row_total + (pricesIncludeTax ? 0 : tax) }] : [],
  );
  return { ...totals, giftCardLines };
}

function spendBonuses(totals: Totals, { bonuses, step }: TotalsInput): Totals {
  if (bonuses?.spend !== true) return totals;
  const spent = spendableBonuses(totals.grandTotal - giftCardCost(totals), bonuses, step);
  return { ...totals, bonuses: spent, grandTotal: totals.grandTotal - spent };
}

function spendGiftCards(totals: Totals, { giftCards = [] }: TotalsInput): Totals {
  const payable = totals.grandTotal - giftCardCost(totals);
  const paid = payable - coverWithCards(payable, giftCards).missing;
  return { ...totals, giftCards: paid, grandTotal: totals.grandTotal - paid };
}

/** Lists the named rates of all lines once; undefined without any. */
function namesOfParts(lines: readonly TotalsLine[]): readonly string[] | undefined {
  const names = new Set(lines.flatMap(({ taxParts = [] }) => namedParts(taxParts)?.map(partText) ?? []));
  return names.size === 0 ? undefined : [...names].slice(0, MAX_TAX_NAMES);
}

function writeSegments(totals: Totals, input: TotalsInput): Totals {
  const own = input.taxes === undefined ? namesOfParts(input.lines) : input.taxes.names;
  const names = own && { names: own };
  const tax: Segment = input.pricesIncludeTax
    ? { code: 'tax', value: 0, valueIncluded: totals.tax, ...names }
    : { code: 'tax', value: totals.tax, ...names };
  const off = (code: 'discount' | 'payment_discount' | 'bonuses' | 'gift_card', amount: Minor): Segment[] =>
    amount > 0 ? [{ code, value: -amount }] : [];
  const segments: Segment[] = [
    { code: 'subtotal', value: totals.subtotal },
    ...(input.shipping === undefined ? [] : [{ code: 'shipping', value: totals.shipping } as const]),
    ...totals.promotions
      .filter(({ amount }) => amount > 0)
      .map(({ code, name, amount }): Segment => ({ code: `promotion:${code}`, value: -amount, title: name })),
    ...off('discount', totals.couponDiscount),
    ...off('payment_discount', totals.paymentDiscount),
    ...(totals.tax > 0 ? [tax] : []),
    ...off('bonuses', totals.bonuses),
    ...off('gift_card', totals.giftCards),
    { code: 'grand_total', value: totals.grandTotal },
  ];
  return { ...totals, segments };
}
