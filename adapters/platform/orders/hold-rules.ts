import * as z from 'zod/mini';
import type { CmsBlock } from '../../../core/contract';
import { STANDARD_HOLD, type UnpaidHold } from '../../../core/contract/unpaid-hold';
import { rememberFor } from '../../../core/kernel/remember-for';
import type { SettingsReader } from '../content/site-settings';
import type { Repositories } from '../ports/database';

const minutes = z.object({
  unpaid_guest_minutes: z.optional(z.number()),
  unpaid_customer_minutes: z.optional(z.number()),
});
const minutesIn = rememberFor(({ json }: CmsBlock) => minutes.safeParse(json).data);

/** Hold times of unpaid orders by the shop's settings (A §3), with defaults, for an order that was priced. */
export async function holdRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  { content, settings }: SettingsReader,
): Promise<UnpaidHold> {
  const block = await content.keptSettings(db, settings.defaultStore);
  const { unpaid_guest_minutes: guest, unpaid_customer_minutes: customer } = (block && minutesIn(block)) ?? {};
  return { guest: guest ?? STANDARD_HOLD.guest, customer: customer ?? STANDARD_HOLD.customer };
}
