import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { PICTURE_USES } from './picture-limits';

const keptPicture = z.object({
  src: z.string(),
  width: z.number(),
  height: z.number(),
});
/** Picture uploaded for the shop. */
export type ShopPicture = z.infer<typeof keptPicture>;

/**
 * Re-encodes images and rasterises SVG files, so that they contain no code. Stored pictures are never deleted, since
 * earlier designs may refer to them.
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
  result: z.object({ pictures: z.array(keptPicture) }),
  summary: 'Stores a picture for the shop: a logo, icon, slide, header background or content picture.',
  chapter: 'A §2.1, design',
});
