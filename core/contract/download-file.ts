import * as z from 'zod/mini';

/** A file of goods that are downloaded, as a product names it. */
export const downloadFile = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  /** What it is called where it is saved. */
  name: z.string().check(z.minLength(1), z.maxLength(200)),
  /** In bytes. */
  size: z.int().check(z.gte(0)),
});
/** A file that belongs to a product which is bought as a download. */
export type DownloadFile = z.infer<typeof downloadFile>;

/** The most downloads that a product may name for a file of its own. */
export const MOST_DOWNLOADS = 10_000;

/** One of the `downloadable_links` of a product as the shop keeps it. Shoppers see its title and the sample alone. */
const keptLink = z.looseObject({
  title: z.string(),
  sample_url: z.optional(z.string()),
  file: z.optional(downloadFile),
  /** The shop's own sample, which takes the place of the address of one. */
  sample_file: z.optional(downloadFile),
  /** How often it may be downloaded for each unit that was bought; the rule of the shop counts where nothing is said, 0 is without a limit. */
  number_of_downloads: z.optional(z.int().check(z.gte(0), z.lte(MOST_DOWNLOADS))),
});
export type KeptLink = z.infer<typeof keptLink>;
const keptLinks = z.array(keptLink);

/** The files of a product as the shop keeps them; of what breaks their schema titles alone. Pure. */
export function keptLinksOf({
  downloadable_links: links = [],
}: {
  readonly downloadable_links?: readonly { readonly title: string }[] | undefined;
}): readonly KeptLink[] {
  const parsed = keptLinks.safeParse(links);
  return parsed.success ? parsed.data : links.map(({ title }) => ({ title }));
}

/** Where a sample is. */
export function samplePath(id: string): string {
  return `/api/download/sample/${encodeURIComponent(id)}`;
}
