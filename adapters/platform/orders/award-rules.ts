import * as z from 'zod/mini';
import type { AwardRules } from '../../../core/orders/cashback';
import { SETTINGS_BLOCK } from '../content/settings-block';
import type { Parts } from '../parts';

const awards = z.looseObject({ award_bonuses: z.boolean(), award_bonuses_amount: z.number() });

/** What the shop gives back of orders, by its settings (A §3); nothing where they do not say. */
export function awardRulesOf({ content, settings }: Pick<Parts, 'content' | 'settings'>): AwardRules {
  const parsed = awards.safeParse(content.block(SETTINGS_BLOCK, settings.defaultStore)?.json);
  return parsed.success ? parsed.data : { award_bonuses: false, award_bonuses_amount: 0 };
}
