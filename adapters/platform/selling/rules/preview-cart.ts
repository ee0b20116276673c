import type { TaxRule } from '../../../../core/contract';
import type { PreviewedStore } from '../../../../core/contract/selling/manage-selling';
import { royaltyFor } from '../../../../core/bloggers/royalty-rule';
import { currencyStep } from '../../../../core/kernel/currency';
import { toDecimal, toMinor } from '../../../../core/kernel/money';
import { taxPlaceOf, taxRate, withTax } from '../../../../core/pricing';
import type { StoreView } from '../../../../core/store-views';
import { calculateTotals, paymentDiscountOf, shippingForTotals, type TotalsLine } from '../../../../core/totals';
import type { CommerceData } from '../../ports/selling/commerce';
import { paymentMethodsOf, shippingMethodsOf } from '../../catalogue';
import { commerceOf, roughAmount, shopPrice } from '../../foundation';

/** In about a dollar. */
const GOODS = 100;

export function previewOf(
  store: StoreView,
  { data, taxRules, at }: { readonly data: CommerceData; readonly taxRules: readonly TaxRule[]; readonly at: number },
): PreviewedStore {
  const commerce = commerceOf(data);
  const { currencyCode: currency } = store.i18n;
  const step = currencyStep(currency);
  const { base } = commerce.rates;
  const price = roughAmount(GOODS, base);
  const goods = toMinor(shopPrice(price, currency, commerce.rates));
  const productClassId = taxRules[0]?.product_tax_class_ids[0];
  const rate = taxRate({ rules: taxRules, productClassId, place: taxPlaceOf(undefined, store.tax), at });
  const includesTax = store.tax.sourcePriceIncludesTax;
  const line: TotalsLine = { id: 1, unitPrice: goods, qty: 1, taxRate: rate };
  const totals = (more: Partial<Parameters<typeof calculateTotals>[0]>) =>
    calculateTotals({ lines: [line], step, pricesIncludeTax: includesTax, ...more });
  const ways = shippingMethodsOf(commerce, store).map((method) => {
    const { shippingInclTax, tax, grandTotal } = totals({ shipping: shippingForTotals(method, [line]) });
    const figures = { shipping: toDecimal(shippingInclTax), tax: toDecimal(tax), total: toDecimal(grandTotal) };
    return { code: method.method_code, title: method.method_title, ...figures };
  });
  const discounts = paymentMethodsOf(commerce, false, store).flatMap((method) => {
    const { paymentDiscount } = totals({ paymentDiscount: paymentDiscountOf(method) });
    const { code, title = method.code } = method;
    return paymentDiscount === 0 ? [] : [{ code, title, discount: toDecimal(paymentDiscount) }];
  });
  const all = { account: Number.MAX_SAFE_INTEGER, isVip: false, spend: true, proportion: commerce.bonuses.proportion };
  const { bonuses } = totals({ bonuses: { ...all, spendUnlimitedFrom: commerce.bonuses.unlimitedFrom.get(currency) } });
  const { net } = withTax(goods, rate, includesTax, step);
  return {
    ...{ store_code: store.storeCode, currency, goods: toDecimal(goods), tax_rate: rate, includes_tax: includesTax },
    ...{ base: { currency: base, goods: price }, ways, discounts, bonuses: toDecimal(bonuses) },
    royalty: toDecimal(royaltyFor(net, { ...royaltyRates(data), step }).sum),
  };
}

function royaltyRates({ royalty_rules: rules }: CommerceData) {
  return { profitPercent: rules.profit_percent, bonusPercent: rules.bonus_percent };
}
