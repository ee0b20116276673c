import * as z from 'zod/mini';

export const downloadFile = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** In bytes. */
  size: z.int().check(z.gte(0)),
});
/** File of a downloadable product. */
export type DownloadFile = z.infer<typeof downloadFile>;

export const MAX_DOWNLOADS = 10_000;

const keptLink = z.looseObject({
  title: z.string(),
  sample_url: z.optional(z.string()),
  file: z.optional(downloadFile),
  sample_file: z.optional(downloadFile),
  /** Downloads per unit; default from the settings, 0 for unlimited. */
  number_of_downloads: z.optional(z.int().check(z.gte(0), z.lte(MAX_DOWNLOADS))),
});
export type KeptLink = z.infer<typeof keptLink>;
const keptLinks = z.array(keptLink);

export function keptLinksOf({
  downloadable_links: links = [],
}: {
  readonly downloadable_links?: readonly { readonly title: string }[] | undefined;
}): readonly KeptLink[] {
  const parsed = keptLinks.safeParse(links);
  return parsed.success ? parsed.data : links.map(({ title }) => ({ title }));
}

export function samplePath(id: string): string {
  return `/api/download/sample/${encodeURIComponent(id)}`;
}
