import type { CartState } from '../cart/cart';
import type { CartKind, CheckoutField, CheckoutState, FieldErrors } from '../checkout/checkout';
import { fieldProblem, type FieldProblem } from '../kernel/field-problem';

export interface HeldMethods {
  readonly shippingMethod: string;
  readonly paymentMethod: string;
}

type Offered = Pick<CartState, 'shippingMethods' | 'paymentMethods' | 'shipping' | 'payment'>;

export function heldMethods({ shippingDetails, paymentDetails }: CheckoutState): HeldMethods {
  const { shippingMethod } = shippingDetails;
  return { shippingMethod, paymentMethod: paymentDetails.paymentMethod };
}

/**
 * Validates shipping and payment methods against the cart and what the shopper saw; another tab may have changed the
 * shared cart.
 * @param held current methods in checkout
 * @param seen methods when the shopper ordered
 */
export function methodProblems(
  held: HeldMethods,
  seen: HeldMethods,
  cart: Offered,
  kind: CartKind,
): FieldErrors<CheckoutField> {
  const ships = cart.shippingMethods.map(({ method_code }) => method_code);
  const pays = cart.paymentMethods.map(({ code }) => code);
  const shipping =
    kind === 'virtual'
      ? undefined
      : problemOf([seen.shippingMethod, held.shippingMethod, cart.shipping?.method_code], ships, 'a shipping method');
  const payment = problemOf(
    [seen.paymentMethod, held.paymentMethod, cart.payment ?? undefined],
    pays,
    'a payment method',
  );
  return {
    ...(shipping && { 'shipping.shippingMethod': shipping }),
    ...(payment && { 'payment.paymentMethod': payment }),
  };
}

function problemOf(
  [seen, held, computed = held]: readonly [seen: string, held: string, computed: string | undefined],
  offered: readonly string[],
  what: string,
): FieldProblem | undefined {
  if (seen === '') return fieldProblem('unchosen', { what });
  const gone = [seen, computed].find((code) => offered.length > 0 && !offered.includes(code));
  if (gone !== undefined) return fieldProblem('not-offered', { code: gone, offered: offered.join(', ') });
  return held === seen && computed === seen ? undefined : fieldProblem('unchosen', { what });
}
