/** What the shop has to say that is no error, in English. Other languages find their sentence by the code. */
export const NOTICE_MESSAGES = {
  'product-added': '{name} was added to the cart',
  'quantity-updated': 'There are now {qty} of {name} in the cart',
  /** S §9, title of an offline order. */
  'order-waiting': 'Order waiting!',
  /** A §8, success. */
  REGISTER_SUCCESS: 'You are signed in',
  NAME_SAVED: 'Your name was saved',
  'password-changed': 'Password has successfully been changed',
  'account-updated': 'Account data has successfully been updated',
  'logged-out': "You're logged out",
  YOU_ARE_LOGGED_AS_USER: 'You are logged in as {contact}',
  YOU_ARE_LOGGED_AS_BLOGGER: 'You are logged in as the blogger',
} as const satisfies Record<string, string>;

export type NoticeCode = keyof typeof NOTICE_MESSAGES;
