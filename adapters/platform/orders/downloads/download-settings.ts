import * as z from 'zod/mini';
import { STANDARD_DOWNLOADS, type DownloadRules } from '../../../../core/contract/catalogue/download-rules';
import { siteSettings, type SettingsReader } from '../../content';
import type { Repositories } from '../../ports/database';

const limits = z.looseObject({ download_times: z.optional(z.number()), download_days: z.optional(z.number()) });

export async function downloadRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  reader: SettingsReader,
): Promise<DownloadRules> {
  const { download_times: times, download_days: days } = (await siteSettings(db, reader, limits)) ?? {};
  return { times: times ?? STANDARD_DOWNLOADS.times, days: days ?? STANDARD_DOWNLOADS.days };
}
