import * as z from 'zod/mini';
import { STANDARD_HOLD, type UnpaidHold } from '../../../core/contract/unpaid-hold';
import { SETTINGS_BLOCK } from '../content/settings-block';
import type { Content } from '../content/content';
import type { Settings } from '../settings/options';
import type { Repositories } from '../ports/database';

const minutes = z.looseObject({
  unpaid_guest_minutes: z.optional(z.number()),
  unpaid_customer_minutes: z.optional(z.number()),
});

/** How long unpaid orders keep their goods, by the shop's settings (A §3); by the standard where they do not say. */
export async function holdRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  { content, settings }: { readonly content: Content; readonly settings: Settings },
): Promise<UnpaidHold> {
  const block = await content.block(db, SETTINGS_BLOCK, settings.defaultStore);
  const parsed = minutes.safeParse(block?.json);
  const { unpaid_guest_minutes: guest, unpaid_customer_minutes: customer } = parsed.success ? parsed.data : {};
  return { guest: guest ?? STANDARD_HOLD.guest, customer: customer ?? STANDARD_HOLD.customer };
}
