import * as z from 'zod/mini';
import { EMAIL, LONGEST_EMAIL } from './contact';

/** Strict: an invalid address, even in Reply-To, makes servers reject the email. */
export const mailAddress = z
  .string()
  .check(z.maxLength(LONGEST_EMAIL), z.regex(EMAIL, 'must be an address that mails can go to'));
