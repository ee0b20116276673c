import type { Shop } from '../../../core/shopper';
import { CommandError } from '../../usage/usage-error';
import { optionName } from '../../declare/command';

export async function refuseUnknownWays(
  { cart }: Pick<Shop, 'cart'>,
  { shippingMethod, paymentMethod, country, zipCode }: MethodRequest,
): Promise<void> {
  await cart.load();
  if (cart.snapshot.cartItems.length === 0) return;
  const address = { ...(country && { country_id: country.toUpperCase() }), ...(zipCode && { postcode: zipCode }) };
  if (shippingMethod) {
    const ways = await cart.loadShippingMethods(country ? address : undefined);
    refuseUnknown('shippingMethod', shippingMethod, [...new Set(ways.map(({ method_code: code }) => code))]);
  }
  if (paymentMethod) {
    const ways = await cart.loadPaymentMethods();
    refuseUnknown(
      'paymentMethod',
      paymentMethod,
      ways.map(({ code }) => code),
    );
  }
}

interface MethodRequest {
  readonly shippingMethod?: string | undefined;
  readonly paymentMethod?: string | undefined;
  readonly country?: string | undefined;
  readonly zipCode?: string | undefined;
}

function refuseUnknown(field: string, given: string, known: readonly string[]): void {
  if (known.length === 0 || known.includes(given)) return;
  const message = `must be one of ${known.join(', ')}, not ${given}`;
  throw new CommandError('invalid-input', `${optionName(field)}: ${message}`, { fields: { [field]: message } });
}
