import { command } from '../../declare/command';
import { text } from '../../usage/kinds';
import { optional } from '../../usage/parameter';
import { answer } from '../../output/answer';

export const shippingMethods = command({
  name: 'shipping-methods',
  summary: 'list shipping methods for this cart',
  options: {
    country: optional('country (two letters); default: the checkout country', text('code', 2)),
    zipCode: optional('postcode', text('code', 20)),
  },
  run: async ({ country, zipCode }, session) => {
    const shop = await session.shop();
    const address = {
      ...(country !== undefined && { country_id: country.toUpperCase() }),
      ...(zipCode !== undefined && { postcode: zipCode }),
    };
    const items = await shop.cart.loadShippingMethods(Object.keys(address).length === 0 ? undefined : address);
    const { shipping } = shop.cart.snapshot;
    const { arrivalText } = await import('../../../core/internal');
    const locale = shop.storeViews.current.i18n.defaultLocale;
    return answer({ items, selected: shipping }, (screen) =>
      screen.table(
        [
          { head: '' },
          { head: 'Carrier' },
          { head: 'Method' },
          { head: 'Name' },
          { head: 'Arrives' },
          { head: 'Price', align: 'right' },
        ],
        items.map((method) => [
          shipping?.method_code === method.method_code && shipping.carrier_code === method.carrier_code ? '›' : '',
          method.carrier_code,
          method.method_code,
          method.method_title,
          method.arrival === undefined ? '' : arrivalText(method.arrival, locale),
          screen.price(method.price_incl_tax ?? method.amount),
        ]),
      ),
    );
  },
});

export const paymentMethods = command({
  name: 'payment-methods',
  summary: 'list payment methods for this cart',
  run: async (_, session) => {
    const shop = await session.shop();
    const items = await shop.cart.loadPaymentMethods();
    const { payment } = shop.cart.snapshot;
    return answer({ items, selected: payment }, (screen) =>
      screen.table(
        [{ head: '' }, { head: 'Method' }, { head: 'Name' }, { head: 'Where' }],
        items.map((method) => [
          payment === method.code ? '›' : '',
          method.code,
          method.title,
          method.redirect === true ? 'on a payment page' : 'with the order',
        ]),
      ),
    );
  },
});
