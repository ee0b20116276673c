import { firstValueFrom } from 'rxjs';
import {
  ShopError,
  type CheckoutArea,
  type CheckoutState,
  type ErrorDetails,
  type OrderRefused,
  type OrdersArea,
  type PlaceOutcome,
  type RefusalCode,
  type Shop,
  type TotalSegment,
} from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { fieldText, type FieldTexts } from '../text/format';
import { useFormat, type Format } from '../text/text-context';
import { goToPayment, submitPayForm } from './order/leave-to-pay';
import type { CheckoutActions } from '../pages/checkout/checkout-form';
import { totalOf } from '../pages/checkout/total-of';
import type { Draft } from './use-draft';

interface Placing {
  readonly checkout: CheckoutArea;
  readonly orders: OrdersArea;
  readonly draft: Draft;
  readonly seen: readonly TotalSegment[];
  readonly isForOther: boolean;
  readonly notify: (error: unknown) => void;
  readonly onCouponRefused: (refusal: OrderRefused) => void;
}

const NOTICED: readonly RefusalCode[] = ['order-invalid', 'order-sold-out'];

/** Places the order; resolves to errors by field. Never rejects. */
export function usePlacing(placing: Placing): CheckoutActions['onPlace'] {
  const { checkout, orders, draft, seen, isForOther, notify, onCouponRefused } = placing;
  const shop = useShop();
  const format = useFormat();
  const follow = async (outcome: PlaceOutcome): Promise<FieldTexts> => {
    switch (outcome.status) {
      case 'refused':
        return refuse(outcome);
      case 'placed':
        if (outcome.redirect !== undefined) {
          await goToPayment(outcome.redirect);
          return {};
        }
        if (outcome.payscript !== undefined) {
          const at = (path: string) => new URL(shop.routing.localPath(path), window.location.href).href;
          await submitPayForm(outcome.payscript, {
            item_number: outcome.number,
            cancel_return: `${at('/checkout')}?order=${encodeURIComponent(outcome.order_id)}`,
            return: `${at('/successful-payment')}?order=${encodeURIComponent(outcome.order_id)}`,
          });
          return {};
        }
        break;
      case 'waiting':
    }
    await forgetChangedTotals(shop);
    draft.forget();
    window.scrollTo({ top: 0, behavior: 'instant' });
    return {};
  };
  const refuse = (refusal: OrderRefused): FieldTexts => {
    const { code, message, params, fields, change } = refusal;
    if (change === 'coupon') onCouponRefused(refusal);
    else if (fields.length === 0 && !NOTICED.includes(code)) notify(new ShopError(code, { message, params }));
    return errorsOf(fields, isForOther, format);
  };
  return async (coupon = 'with-coupon') => {
    try {
      await draft.flush();
      await shop.cart.settled();
      const agreed = coupon === 'with-coupon' ? seen : (orders.withoutCoupon() ?? []);
      if (coupon === 'without-coupon') {
        await shop.cart.removeCoupon();
        await shop.cart.settled();
      }
      // If the total has changed since the press, ask again.
      const now = await firstValueFrom(shop.cart.segments$);
      if (totalOf(now) !== totalOf(agreed)) throw new ShopError('totals-changed');
      const moved = movedMethods(draft.shown, checkout.snapshot);
      if (moved.length > 0) return errorsOf(moved, isForOther, format);
      return await follow(await orders.place());
    } catch (error) {
      notify(error);
      return {};
    }
  };
}

/** The notice asks the shopper to order again, which would mislead beside an order that is placed. */
async function forgetChangedTotals({ notices }: Shop): Promise<void> {
  for (const { id, code } of await firstValueFrom(notices.notifications$)) {
    if (code === 'totals-changed') notices.remove(id);
  }
}

/** Detects methods that changed after the shopper saw them. */
function movedMethods(seen: CheckoutState, now: CheckoutState): NonNullable<ErrorDetails['fields']> {
  const held = [
    ['shipping.shippingMethod', seen.shippingDetails.shippingMethod, now.shippingDetails.shippingMethod],
    ['payment.paymentMethod', seen.paymentDetails.paymentMethod, now.paymentDetails.paymentMethod],
  ] as const;
  return held
    .filter(([, before, after]) => before !== '' && before !== after)
    .map(([field]) => ({ field, code: 'not-offered', message: '' }));
}

/** Merges errors for the same missing name. */
function errorsOf(fields: NonNullable<ErrorDetails['fields']>, isForOther: boolean, format: Format): FieldTexts {
  const names = ['shipping.firstName', 'shipping.lastName'];
  const asked = fields.filter(({ field }) => isForOther || !names.includes(field));
  const gone = format('checkout.method-gone');
  return Object.fromEntries(
    asked.map((problem) => [
      problem.field,
      (problem.code === 'not-offered' ? gone : undefined) ?? fieldText(problem.field, problem, format),
    ]),
  );
}
