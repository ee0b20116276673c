import type { FieldCode } from '../kernel/field-problem';
import { ShopError } from '../kernel/shop-error';

/** RFC 5321: no address is longer. */
const MAX_LENGTH = 254;

/**
 * An e-mail address without the blanks around it.
 * @throws ShopError 'invalid-input' for the field 'email'
 */
export function checkEmail(text: string): string {
  const email = text.trim();
  if (email.length <= MAX_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return email;
  const message =
    email === ''
      ? 'Please enter an e-mail address'
      : email.length > MAX_LENGTH
        ? `An e-mail address has ${MAX_LENGTH} characters at most`
        : `"${email}" is not an e-mail address`;
  const code: FieldCode = email === '' ? 'missing' : email.length > MAX_LENGTH ? 'too-long' : 'email';
  const params = { most: MAX_LENGTH };
  throw new ShopError('invalid-input', {
    params: { field: 'email', message },
    details: { fields: [{ field: 'email', message, code, params }] },
  });
}
