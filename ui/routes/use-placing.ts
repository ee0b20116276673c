import { firstValueFrom } from 'rxjs';
import {
  isShopError,
  ShopError,
  type CheckoutArea,
  type CheckoutState,
  type ErrorDetails,
  type OrdersArea,
  type PlaceOutcome,
  type TotalSegment,
} from '../../core';
import { useShop } from '../state/shop-context';
import { fieldText, type FieldTexts } from '../text/say';
import { useSay, type Say } from '../text/text-context';
import { goToPayment, submitPayForm } from './leave-to-pay';
import type { Draft } from './use-draft';

interface Placing {
  readonly checkout: CheckoutArea;
  readonly orders: OrdersArea;
  readonly draft: Draft;
  /** What the shopper sees that it costs. */
  readonly seen: readonly TotalSegment[];
  /** Whether the recipient's name is asked for by itself. */
  readonly isForOther: boolean;
  readonly notify: (error: unknown) => void;
}

/** Orders what is filled in; resolves to what is wrong with it, by field. Never rejects. */
export function usePlacing({ checkout, orders, draft, seen, isForOther, notify }: Placing): () => Promise<FieldTexts> {
  const shop = useShop();
  const say = useSay();
  const leave = async (outcome: PlaceOutcome) => {
    if (outcome.status === 'placed' && outcome.redirect !== undefined) return goToPayment(outcome.redirect);
    if (outcome.status === 'placed' && outcome.payscript !== undefined) {
      const at = (path: string) => new URL(shop.routing.localPath(path), window.location.href).href;
      return submitPayForm(outcome.payscript, {
        item_number: outcome.number,
        cancel_return: at('/checkout'),
        return: `${at('/successful-payment')}?order=${encodeURIComponent(outcome.order_id)}`,
      });
    }
    draft.forget();
    window.scrollTo({ top: 0, behavior: 'instant' });
  };
  return async () => {
    try {
      await draft.flush();
      await shop.cart.settled();
      // What is ordered costs what the shopper saw when the button was pressed, or they are asked again.
      const now = await firstValueFrom(shop.cart.segments$);
      if (totalOf(now) !== totalOf(seen)) throw new ShopError('totals-changed');
      const moved = movedMethods(draft.shown, checkout.snapshot);
      if (moved.length > 0) return errorsOf(moved, isForOther, say);
      await leave(await orders.place());
      return {};
    } catch (error) {
      const fields = isShopError(error, 'checkout-incomplete') ? error.details.fields : undefined;
      if (fields !== undefined) return errorsOf(fields, isForOther, say);
      notify(error);
      return {};
    }
  };
}

/** The ways to ship and to pay that the shopper did not see when the button was pressed: what is pressed is what was shown. */
function movedMethods(seen: CheckoutState, now: CheckoutState): NonNullable<ErrorDetails['fields']> {
  const held = [
    ['shipping.shippingMethod', seen.shippingDetails.shippingMethod, now.shippingDetails.shippingMethod],
    ['payment.paymentMethod', seen.paymentDetails.paymentMethod, now.paymentDetails.paymentMethod],
  ] as const;
  return held
    .filter(([, before, after]) => before !== '' && before !== after)
    .map(([field]) => ({ field, code: 'not-offered', message: '' }));
}

function totalOf(segments: readonly TotalSegment[]): number | undefined {
  return segments.find((segment) => segment.code === 'grand_total')?.value;
}

/** By field; a name that is missing for a recipient or a bill too is reported once, where it is asked for. */
function errorsOf(fields: NonNullable<ErrorDetails['fields']>, isForOther: boolean, say: Say): FieldTexts {
  const names = ['shipping.firstName', 'shipping.lastName'];
  const asked = fields.filter(({ field }) => isForOther || !names.includes(field));
  const gone = say('checkout.method-gone');
  return Object.fromEntries(
    asked.map((problem) => [
      problem.field,
      (problem.code === 'not-offered' ? gone : undefined) ?? fieldText(problem.field, problem, say),
    ]),
  );
}
