import * as z from 'zod/mini';
import type { CmsBlock } from '../../../../core/contract';
import {
  STANDARD_GUEST_HOLD,
  STANDARD_HOLD,
  type GuestHoldRules,
  type UnpaidHold,
} from '../../../../core/contract/staff/unpaid-hold';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import type { SettingsReader } from '../../content';
import type { Repositories } from '../../ports/database';

const members = z.object({
  unpaid_guest_minutes: z.optional(z.number()),
  unpaid_customer_minutes: z.optional(z.number()),
  guest_hold_days: z.optional(z.number()),
  guest_hold_units: z.optional(z.number()),
  guest_page_units: z.optional(z.number()),
});
const membersIn = rememberFor(({ json }: CmsBlock) => members.safeParse(json).data);

export async function holdRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  { content, settings }: SettingsReader,
): Promise<UnpaidHold & { readonly guests: GuestHoldRules }> {
  const block = await content.keptSettings(db, settings.defaultStore);
  const set = (block && membersIn(block)) ?? {};
  return {
    guest: set.unpaid_guest_minutes ?? STANDARD_HOLD.guest,
    customer: set.unpaid_customer_minutes ?? STANDARD_HOLD.customer,
    guests: {
      days: set.guest_hold_days ?? STANDARD_GUEST_HOLD.days,
      units: set.guest_hold_units ?? STANDARD_GUEST_HOLD.units,
      pageUnits: set.guest_page_units ?? STANDARD_GUEST_HOLD.pageUnits,
    },
  };
}
