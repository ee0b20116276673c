import type { CartPromotion, RuleAction } from '../../../../core/promotions';
import type { StoreView } from '../../../../core/store-views';
import { languageOf, type CurrencyRates } from '../../foundation';
import type { PromotionRecord } from '../../ports/selling/commerce';
import { amountInStore, limitInStore, minimumInStore } from './coupon-in-store';

/** Converts a promotion to the currency and language of a store. */
export function promotionInStore(
  promotion: PromotionRecord,
  skus: readonly string[] | undefined,
  { store, rates }: { readonly store: StoreView; readonly rates: CurrencyRates },
): CartPromotion {
  const { code, name, exclusive } = promotion;
  const minimum = minimumInStore(promotion, store, rates);
  return {
    ...{ code, name: name[languageOf(store)] ?? name.en, action: actionInStore(promotion, store, rates) },
    ...(exclusive === true && { exclusive }),
    ...(skus !== undefined && { skus }),
    ...(minimum !== undefined && { minimum }),
  };
}

function actionInStore(promotion: PromotionRecord, store: StoreView, rates: CurrencyRates): RuleAction {
  const { kind, percent = 0, amount = '0', units = 1, reduced = 0, tiers = [] } = promotion;
  switch (kind) {
    case 'percent':
      return { kind, percent };
    case 'fixed':
      return { kind, amount: amountInStore(amount, store, rates) };
    case 'free_delivery':
      return { kind };
    case 'buy_get':
      return { kind, units, reduced, percent };
    case 'tiers':
      return { kind, tiers: tiers.map((tier) => ({ ...tier, from: limitInStore(tier.from, store, rates) })) };
  }
}
