import * as z from 'zod/mini';
import { catalogueBy, catalogueQuery, cmsPage } from '../catalogue/catalogue';

/** Sends the caller's token, for restricted pages. Shoppers' requests omit it, so that answers stay cacheable. */
export const searchBloggerPages = catalogueBy(
  z.extend(catalogueQuery, { token: z.optional(z.string().check(z.maxLength(200))) }),
  'searchBloggerPages',
  cmsPage,
  'Lists CMS pages, including those for bloggers.',
);
