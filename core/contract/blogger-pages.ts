import * as z from 'zod/mini';
import { catalogueBy, catalogueQuery, cmsPage } from './catalogue';

/**
 * The call of `searchPages` with who asks: instructions and agreements are given to bloggers and staff alone (A §2.1). It is no call of its own, so it
 * does not stand in the table; shoppers ask for pages without their token, so that what is kept of the answers is everybody's.
 */
export const searchBloggerPages = catalogueBy(
  z.extend(catalogueQuery, { token: z.optional(z.string().check(z.maxLength(200))) }),
  'searchBloggerPages',
  cmsPage,
  'Lists CMS pages, those for bloggers among them.',
);
