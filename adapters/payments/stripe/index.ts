/** Entry `vitrine/stripe`: Stripe Checkout. Requires the package `stripe`. */
export { createStripe } from './stripe-provider';
export type { StripeOptions } from './stripe-provider';
