import * as z from 'zod/mini';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** The days between which something arrives, both included: 'YYYY-MM-DD' as the calendar on the wall has them, whatever the time zone. */
export const arrival = z.object({ earliest: day, latest: day });
