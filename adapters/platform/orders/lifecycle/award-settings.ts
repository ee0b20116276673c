import * as z from 'zod/mini';
import type { CmsBlock } from '../../../../core/contract';
import { rememberFor } from '../../../../core/kernel/async/remember-for';
import type { AwardRules } from '../../../../core/orders/rules/cashback';
import type { SettingsReader } from '../../content';
import type { Repositories } from '../../ports/database';

const awards = z.object({ award_bonuses: z.boolean(), award_bonuses_amount: z.number() });
const awardsIn = rememberFor(({ json }: CmsBlock) => awards.safeParse(json).data);

export async function awardRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  { content, settings }: SettingsReader,
): Promise<AwardRules> {
  const block = await content.keptSettings(db, settings.defaultStore);
  return (block && awardsIn(block)) ?? { award_bonuses: false, award_bonuses_amount: 0 };
}
