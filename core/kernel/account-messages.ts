/** Separate file, so that the first page does not load it. Translations are found by code. */
export const ACCOUNT_ERRORS = {
  INCORRECT_PHONE_OR_EMAIL: 'Please enter a phone number or an e-mail address',
  INCORRECT_PHONE: 'Please enter a phone number',
  REGISTER_SMS_CODE_INCORRECT: 'This code is not correct or has expired',
  REGISTER_SMS_CODE_SENDER_ERROR: 'The code could not be sent. Please try again.',
  REGISTER_FAIL: 'Signing in did not work. Please try again.',
  LOGIN_REQUEST_CALL_BACK_ERROR: 'The call could not be asked for. Please try again.',
  ENTER_YOUR_NAME: 'Please enter your name',
  INCORRECT_LOGIN_OR_PASSWORD: 'This login and password do not belong together',
  CURRENT_PASSWORD_INCORRECT: 'The current password is not correct',
  ADDRESSES_CHANGED: 'This address was changed on another device. Your addresses are shown as they are now.',
  ADDRESSES_FULL: 'At most {max} addresses are kept. Take one away to add another.',
  EMAIL_NOT_USABLE: 'This e-mail address cannot be used here',
  PASSWORD_TOO_COMMON: 'This password is one of those that are tried first. Please choose another one.',
  SIGN_IN_AGAIN: 'Please sign out, sign in again and do this within a quarter of an hour: so we know that it is you.',
  ERASURE_WAITS: 'Your account cannot be deleted yet. Your data page says what has to be done first.',
  SECOND_FACTOR_NEEDED: 'The staff pages ask for a code of your app first.',
  SECOND_FACTOR_INCORRECT:
    'This code is not correct or was already used. Please enter the next code that your app shows.',
  SECOND_FACTOR_MISSING: 'There is no two-step sign-in here yet. Please set it up first.',
  SECOND_FACTOR_THERE: 'Two-step sign-in is on already.',
  PASSKEY_REFUSED: 'This passkey did not work here. Please try again, or sign in another way.',
  PASSKEY_THERE: 'This device has a passkey for your account already.',
  PASSKEYS_FULL: 'You have as many passkeys as an account can have. Remove one to add another.',
  PASSKEYS_UNAVAILABLE: 'Passkeys do not work at this address of the shop.',
  RESET_TOKEN_INCORRECT: 'This link is no longer good. Please ask for a new one.',
  TOO_MANY_ATTEMPTS: 'That was too often. Please wait a while.',
  TOO_BUSY: 'Many people are signing in just now. Please try again in a few seconds.',
  USER_NOT_FOUND: 'There is no such user',
  ACCESS_DENIED: 'You may not do this',
  'sign-in-first': 'Please sign in first',
  'token-refresh-failed': 'Error refreshing user token. User is not authorized to access the resource',
  'token-refresh-exhausted':
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  'link-not-good': 'This link is no longer good. We can send you a new one.',
  'sign-in-offline': 'You are offline. Signing in needs a connection.',
  'reset-offline': 'Reset password feature does not work while offline!',
} as const satisfies Record<string, string>;

export type AccountErrorCode = keyof typeof ACCOUNT_ERRORS;

export const ACCOUNT_NOTICES = {
  REGISTER_SUCCESS: 'You are signed in',
  'signed-in-as': 'Signed in as {name}',
  'signed-in-already': 'You are signed in already, as {name}',
  NAME_SAVED: 'Your name was saved',
  'password-changed': 'Password has successfully been changed',
  'password-reset': 'Your new password is set. All other devices are signed out, and earlier passkeys are removed.',
  'account-updated': 'Account data has successfully been updated',
  'email-code-sent': 'We sent a code to {email}. Mails go there once you have typed it.',
  'account-deleted': 'Your account is deleted. A message to you confirms it.',
  'logged-out': "You're logged out",
  YOU_ARE_LOGGED_AS_USER: 'You are logged in as {contact}',
  YOU_ARE_LOGGED_AS_BLOGGER: 'You are logged in as the blogger',
  'session-ended': 'Your session has ended. Your bag and what you typed are still here.',
  'session-over': 'Your session has ended. Please sign in again.',
  'acting-ended': 'The session as {name} has ended. You are yourself again.',
} as const satisfies Record<string, string>;

export type AccountNoticeCode = keyof typeof ACCOUNT_NOTICES;
