import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { PICTURE_USES } from './picture-limits';

const keptPicture = z.object({
  /** What a design or a text names it by. */
  src: z.string(),
  width: z.number(),
  height: z.number(),
});
/** A picture that staff has put into the shop. */
export type ShopPicture = z.infer<typeof keptPicture>;

/**
 * Keeps a picture of the shop itself, made anew from its pixels; a drawing becomes pixels too, so that nothing in it can act. It stays for good: a design that
 * is taken back finds its pictures.
 */
export const uploadShopPicture = endpoint({
  name: 'uploadShopPicture',
  method: 'POST',
  path: '/api/manage/shop-picture',
  access: 'staff',
  permission: 'content:write',
  bodyKind: 'multipart',
  files: { picture: 1 },
  query: z.object({ token: z.optional(z.string().check(z.maxLength(200))) }),
  body: z.object({ use: z.enum(PICTURE_USES) }),
  /** One; for an icon one for each size. */
  result: z.object({ pictures: z.array(keptPicture) }),
  summary: 'Keeps a picture of the shop itself: logo, icons, slide, ground of the header, picture of a text.',
  chapter: 'A §2.1, design',
});
