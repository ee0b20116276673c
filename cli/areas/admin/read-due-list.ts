import * as z from 'zod/mini';
import type { Platform } from '../../composition/composition-root';
import { CommandError } from '../../usage/usage-error';
import { readJson } from './read-json';

type DueItem = Parameters<Platform['payouts']['make']>[0][number];

const item = z.object({
  blogger_id: z.number(),
  currency: z.string(),
  sum: z.number(),
  bonus: z.number(),
  up_to: z.number(),
  is_due: z.optional(z.boolean()),
});
const due = z.object({ due: z.array(item) });

/** Reads output of `payout due --json`, entries at their minimum only. @throws CommandError 'invalid-input' */
export async function readDueList(file: string): Promise<readonly DueItem[]> {
  const parsed = due.safeParse(await readJson(file));
  if (!parsed.success) throw new CommandError('invalid-input', `${file} is not a list of amounts due`);
  return parsed.data.due.filter((one) => one.is_due !== false);
}
