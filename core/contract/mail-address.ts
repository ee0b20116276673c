import * as z from 'zod/mini';
import { LONGEST_EMAIL, ORDER_EMAIL } from './contact';

/** An address that mails can go to. */
export const mailAddress = z.string().check(z.maxLength(LONGEST_EMAIL), z.regex(ORDER_EMAIL));
