import * as z from 'zod/mini';
import { EMAIL, LONGEST_EMAIL } from './contact';

/** An address that mails can go to: a mail server refuses a whole mail for another one, also where that is only what an answer goes to. */
export const mailAddress = z
  .string()
  .check(z.maxLength(LONGEST_EMAIL), z.regex(EMAIL, 'must be an address that mails can go to'));
