import { fillIn, type ErrorParams } from './shop-error';

export const FIELD_MESSAGES = {
  missing: 'Please enter {what}',
  unchosen: 'Please choose {what}',
  'too-long': 'Please use at most {max} characters',
  'control-characters': 'Please remove unprintable characters',
  link: 'Please remove the web or e-mail address',
  email: 'Please enter an e-mail address like name@example.com',
  phone: 'Please enter a phone number like {example}',
  postcode: 'Please enter {what} like {example}',
  'password-short': 'Please choose a password of at least {min} characters',
  'country-code': 'Please choose a country by its two-letter code, such as US',
  'country-unserved': 'We do not ship to {country}: please choose another country',
  'state-unknown': 'There is no state "{state}": please choose one',
  'store-unknown': 'There is no shop {id} to pick it up in there: please choose one',
  refused: 'The shop did not accept this value. Please check it',
  'not-offered': '"{code}" is not offered for this order: please choose one of {offered}',
} as const satisfies Record<string, string>;

/** Code of a field error. */
export type FieldCode = keyof typeof FIELD_MESSAGES;

/** Field error with code, details and English message. */
export interface FieldProblem {
  readonly code: FieldCode;
  readonly params: ErrorParams;
  readonly message: string;
}

export function fieldProblem(code: FieldCode, params: ErrorParams = {}): FieldProblem {
  return { code, params, message: fillIn(FIELD_MESSAGES[code], params) };
}
