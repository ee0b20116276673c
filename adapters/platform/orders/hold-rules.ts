import * as z from 'zod/mini';
import { STANDARD_HOLD, type UnpaidHold } from '../../../core/contract/unpaid-hold';
import { siteSettings, type SettingsReader } from '../content/site-settings';
import type { Repositories } from '../ports/database';

const minutes = z.looseObject({
  unpaid_guest_minutes: z.optional(z.number()),
  unpaid_customer_minutes: z.optional(z.number()),
});

/** How long unpaid orders keep their goods, by the shop's settings (A §3); by the standard where they do not say. */
export async function holdRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  reader: SettingsReader,
): Promise<UnpaidHold> {
  const { unpaid_guest_minutes: guest, unpaid_customer_minutes: customer } =
    (await siteSettings(db, reader, minutes)) ?? {};
  return { guest: guest ?? STANDARD_HOLD.guest, customer: customer ?? STANDARD_HOLD.customer };
}
