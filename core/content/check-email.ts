import { MAX_EMAIL_LENGTH, EMAIL } from '../contract/foundation/contact';
import type { FieldCode } from '../kernel/field-problem';
import { ShopError } from '../kernel/shop-error';

/**
 * Returns the trimmed address.
 * @throws ShopError 'invalid-input' for the field 'email'
 */
export function checkEmail(text: string): string {
  const email = text.trim();
  if (email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email)) return email;
  const message =
    email === ''
      ? 'Please enter an e-mail address'
      : email.length > MAX_EMAIL_LENGTH
        ? `An e-mail address has ${MAX_EMAIL_LENGTH} characters at most`
        : `"${email}" is not an e-mail address`;
  const code: FieldCode = email === '' ? 'missing' : email.length > MAX_EMAIL_LENGTH ? 'too-long' : 'email';
  const params = { max: MAX_EMAIL_LENGTH };
  throw new ShopError('invalid-input', {
    params: { field: 'email', message },
    details: { fields: [{ field: 'email', message, code, params }] },
  });
}
