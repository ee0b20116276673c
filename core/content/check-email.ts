import { LONGEST_EMAIL, EMAIL } from '../contract/foundation/contact';
import type { FieldCode } from '../kernel/field-problem';
import { ShopError } from '../kernel/shop-error';

/**
 * Returns the trimmed address.
 * @throws ShopError 'invalid-input' for the field 'email'
 */
export function checkEmail(text: string): string {
  const email = text.trim();
  if (email.length <= LONGEST_EMAIL && EMAIL.test(email)) return email;
  const message =
    email === ''
      ? 'Please enter an e-mail address'
      : email.length > LONGEST_EMAIL
        ? `An e-mail address has ${LONGEST_EMAIL} characters at most`
        : `"${email}" is not an e-mail address`;
  const code: FieldCode = email === '' ? 'missing' : email.length > LONGEST_EMAIL ? 'too-long' : 'email';
  const params = { max: LONGEST_EMAIL };
  throw new ShopError('invalid-input', {
    params: { field: 'email', message },
    details: { fields: [{ field: 'email', message, code, params }] },
  });
}
