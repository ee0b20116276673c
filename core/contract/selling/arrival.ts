import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const count = z.number().check(z.int(), z.gte(0));

export const workingDays = z.object({ min: count, max: count });

/** Inclusive calendar days 'YYYY-MM-DD', independent of the time zone. */
export const arrival = z.object({ earliest: day, latest: day });
