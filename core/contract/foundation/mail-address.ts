import * as z from 'zod/mini';
import { EMAIL, MAX_EMAIL_LENGTH } from './contact';

/** Strict: an invalid address, even in Reply-To, makes servers reject the email. */
export const mailAddress = z
  .string()
  .check(z.maxLength(MAX_EMAIL_LENGTH), z.regex(EMAIL, 'must be an address that mails can go to'));
