import * as z from 'zod/mini';
import { cmsBlock, cmsPage } from '../catalogue/catalogue';
import { endpoint } from '../foundation/endpoint';
import { mailAddress } from '../foundation/mail-address';
import { oneLine } from '../foundation/name-schema';
import { storeCode } from '../foundation/scalars';

const chapter = 'S §7 Other';

export const cmsPageById = endpoint({
  name: 'cmsPage',
  method: 'GET',
  path: '/api/cms/page/{id}',
  query: z.object({ id: z.string().check(z.maxLength(100)), storeId: z.optional(storeCode) }),
  body: z.undefined(),
  result: cmsPage,
  lenient: true,
  summary: 'Returns a CMS page by id or identifier.',
  chapter,
});
export const cmsBlockById = endpoint({
  name: 'cmsBlock',
  method: 'GET',
  path: '/api/cms/block/{id}',
  query: z.object({
    id: z.string().check(z.maxLength(100)),
    storeId: z.optional(storeCode),
    /** Bypasses caches. */
    skipCache: z.optional(z.boolean()),
  }),
  body: z.undefined(),
  result: cmsBlock,
  lenient: true,
  summary: 'Returns a CMS block by id or identifier.',
  chapter,
});
export const subscribeNewsletter = endpoint({
  name: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter/subscribe',
  bodyKind: 'json',
  query: z.object({ token: z.optional(z.string()) }),
  body: z.object({ email: mailAddress, store: z.optional(storeCode) }),
  result: z.boolean(),
  summary: 'Subscribes an address to the newsletter.',
  chapter,
});
export const mailToken = endpoint({
  name: 'mailToken',
  method: 'GET',
  path: '/api/mail/get-token',
  query: z.object({}),
  body: z.undefined(),
  result: z.string(),
  summary: 'Returns the anti-abuse token for sendMail.',
  chapter,
});
export const sendMail = endpoint({
  name: 'sendMail',
  method: 'POST',
  path: '/api/mail/send',
  bodyKind: 'json',
  query: z.object({ token: z.optional(z.string()) }),
  body: z.object({
    token: z.string().check(z.maxLength(200)),
    sourceAddress: mailAddress,
    subject: oneLine(1, 200),
    emailText: z.string().check(z.minLength(1), z.maxLength(10_000)),
    confirmation: z.optional(z.boolean()),
  }),
  result: z.boolean(),
  summary: 'Sends the shop a message.',
  chapter,
});

export { siteSettings, slide } from './site-settings';
export type { SiteSettings, Slide } from './site-settings';
