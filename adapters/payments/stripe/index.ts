/** The entry `vitrine/stripe`: payments by Stripe Checkout. It needs the package `stripe`, which is installed beside vitrine where it is used. */
export { createStripe } from './stripe-provider';
export type { StripeOptions } from './stripe-provider';
