import * as z from 'zod/mini';
import type { AwardRules } from '../../../core/orders/cashback';
import { SETTINGS_BLOCK } from '../content/settings-block';
import type { Content } from '../content/content';
import type { Settings } from '../settings/options';
import type { Repositories } from '../ports/database';

const awards = z.looseObject({ award_bonuses: z.boolean(), award_bonuses_amount: z.number() });

/** What the shop gives back of orders, by its settings (A §3); nothing where they do not say. */
export async function awardRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  { content, settings }: { readonly content: Content; readonly settings: Settings },
): Promise<AwardRules> {
  const block = await content.block(db, SETTINGS_BLOCK, settings.defaultStore);
  const parsed = awards.safeParse(block?.json);
  return parsed.success ? parsed.data : { award_bonuses: false, award_bonuses_amount: 0 };
}
