import * as z from 'zod/mini';
import { isTimeZone } from '../../kernel/is-time-zone';

/** IANA name such as Europe/Berlin, or empty. */
export const timeZone = z.optional(
  z.string().check(
    z.maxLength(60),
    z.refine((name) => name === '' || isTimeZone(name), { error: 'must be a time zone, such as Europe/Berlin' }),
  ),
);
