import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { isLink } from '../../kernel/link';

const flag = z.optional(z.boolean());
const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));
const link = z.optional(z.string().check(z.refine((value) => value.trim() === '' || isLink(value))));

export const BLOGGER_SETTINGS = 'blogger_settings';

export const bloggerSettings = z.looseObject({
  /** Without '@'. */
  instagram: text(60),
  instagram_shopping: text(1000),
  shop_instagram: text(60),
  instagram_link: link,
  has_instagram_shopping: flag,
  show_attention_photo_modal: flag,
  profile_text: text(1000),
  profile_link: link,
  post_actions: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20))),
});
/** Texts, limits and links for bloggers. */
export type BloggerSettings = Known<z.infer<typeof bloggerSettings>>;
