import * as z from 'zod/mini';
import { STANDARD_DOWNLOADS, type DownloadRules } from '../../../core/contract/download-rules';
import type { Content } from '../content/content';
import { SETTINGS_BLOCK } from '../content/settings-block';
import type { Repositories } from '../ports/database';
import type { Settings } from '../settings/options';

const limits = z.looseObject({ download_times: z.optional(z.number()), download_days: z.optional(z.number()) });

/** How what is bought may be downloaded, by the shop's settings (A §3); by the standard where they do not say. */
export async function downloadRulesOf(
  db: Pick<Repositories, 'commerce' | 'content'>,
  { content, settings }: { readonly content: Content; readonly settings: Settings },
): Promise<DownloadRules> {
  const block = await content.block(db, SETTINGS_BLOCK, settings.defaultStore);
  const parsed = limits.safeParse(block?.json);
  const { download_times: times, download_days: days } = parsed.success ? parsed.data : {};
  return { times: times ?? STANDARD_DOWNLOADS.times, days: days ?? STANDARD_DOWNLOADS.days };
}
