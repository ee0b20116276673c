import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { isLink } from '../kernel/link';

const flag = z.optional(z.boolean());
const text = (max: number) => z.optional(z.string().check(z.maxLength(max)));
/** A page of this shop, or of another place over https; empty where the merchant has emptied it. */
const link = z.optional(z.string().check(z.refine((value) => value.trim() === '' || isLink(value))));

/** Identifier of the content block that the merchant of a shop with bloggers fills in. */
export const BLOGGER_SETTINGS = 'blogger_settings';

/** What a blogger needs to know to post (A §3, blogger settings): the JSON of the CMS block 'blogger_settings'. Unknown members are kept. */
export const bloggerSettings = z.looseObject({
  /** Name of the blogger's account at Instagram, without '@'. */
  instagram: text(60),
  /** How goods are marked in a post there, in words. */
  instagram_shopping: text(1000),
  /** Name of the shop's account at Instagram, for posts to mention. */
  shop_instagram: text(60),
  /** Where the shop's account is. */
  instagram_link: link,
  /** Whether goods can be marked in posts at all. */
  has_instagram_shopping: flag,
  /** Whether a blogger is reminded of good photographs before the first upload. */
  show_attention_photo_modal: flag,
  /** What to write in a profile; to be copied. */
  profile_text: text(1000),
  /** Where a profile should lead. */
  profile_link: link,
  /** What belongs to each post, one line each. */
  post_actions: z.optional(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(20))),
});
/** What holds for all bloggers of the shop: texts, limits and their promo page (A §4). */
export type BloggerSettings = Known<z.infer<typeof bloggerSettings>>;
