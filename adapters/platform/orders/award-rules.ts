import * as z from 'zod/mini';
import type { AwardRules } from '../../../core/orders/cashback';
import { siteSettings, type SettingsReader } from '../content/site-settings';
import type { Repositories } from '../ports/database';

const awards = z.looseObject({ award_bonuses: z.boolean(), award_bonuses_amount: z.number() });

/** What the shop gives back of orders, by its settings (A §3); nothing where they do not say. */
export async function awardRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  reader: SettingsReader,
): Promise<AwardRules> {
  return (await siteSettings(db, reader, awards)) ?? { award_bonuses: false, award_bonuses_amount: 0 };
}
