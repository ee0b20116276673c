import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const count = z.number().check(z.int(), z.gte(0));

/** Working days that something takes, at least and at most. */
export const workingDays = z.object({ least: count, most: count });

/** The days between which something arrives, both included: 'YYYY-MM-DD' as the calendar on the wall has them, whatever the time zone. */
export const arrival = z.object({ earliest: day, latest: day });
