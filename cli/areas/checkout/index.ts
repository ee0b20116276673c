import type { CheckoutArea, FieldProblem } from '../../../core/shopper';
import { command, type Command } from '../../declare/command';
import { answer, type Answer } from '../../output/answer';
import type { Session } from '../../session/session';
import { cartKind } from './cart-kind';
import { checkoutJson, detailsText, namedDetails, refuse } from './details';
import { PAYMENT, PERSONAL, SHIPPING } from './fields';
import { refuseUnknownWays } from './known-way';
import { promo } from './promo';
import { countries, here, states, stores, tax } from './places';

/** Invalid input is saved too, as in a form. */
async function saved(
  session: Session,
  section: 'personalDetails' | 'shippingDetails' | 'paymentDetails',
  save: (checkout: CheckoutArea) => Promise<Readonly<Record<string, FieldProblem>>>,
  ways: Parameters<typeof refuseUnknownWays>[1] = {},
): Promise<Answer> {
  const shop = await session.shop();
  if (!session.globals.offline) await refuseUnknownWays(shop, ways);
  const checkout = await shop.checkout();
  const errors = await save(checkout);
  await shop.cart.settled();
  refuse(errors);
  const details = checkoutJson(checkout.snapshot)[section];
  return answer({ [section]: details }, (screen) => detailsText('Saved', details ?? {}, screen));
}

const personal = command({
  name: 'personal',
  summary: 'set the customer',
  options: PERSONAL,
  run: async (input, session) => {
    const details = namedDetails(input, PERSONAL);
    return saved(session, 'personalDetails', (checkout) => checkout.savePersonal(details));
  },
});

const shipping = command({
  name: 'shipping',
  summary: 'set the shipping address and method',
  options: SHIPPING,
  run: async (input, session) => {
    const details = namedDetails(input, SHIPPING);
    return saved(session, 'shippingDetails', (checkout) => checkout.saveShipping(details), details);
  },
});

const payment = command({
  name: 'payment',
  summary: 'set the billing address and payment method',
  options: PAYMENT,
  run: async (input, session) => {
    const details = namedDetails(input, PAYMENT);
    return saved(session, 'paymentDetails', (checkout) => checkout.savePayment(details), {
      paymentMethod: details.paymentMethod,
    });
  },
});

const show = command({
  name: 'show',
  summary: 'show all details, and what is missing',
  run: async (_, session) => {
    const shop = await session.shop();
    const checkout = await shop.checkout();
    const { personalDetails, shippingDetails, paymentDetails } = checkout.snapshot;
    const problems = Object.entries(checkout.validate(await cartKind(shop)));
    const errors = Object.fromEntries(problems.map(([field, { message }]) => [field, message]));
    return answer({ ...checkoutJson(checkout.snapshot), isActive: checkout.isActive(), errors }, (screen) =>
      screen.sections(
        detailsText('Personal', { ...personalDetails, password: '' }, screen),
        detailsText('Shipping', shippingDetails, screen),
        detailsText('Payment', paymentDetails, screen),
        problems.map(([field, { message }]) => `${screen.bad(field)}  ${message}`).join('\n'),
      ),
    );
  },
});

export const CHECKOUT: readonly Command[] = [
  personal,
  shipping,
  payment,
  show,
  countries,
  states,
  stores,
  tax,
  here,
  promo,
];
