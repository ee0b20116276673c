import { bloggerSettings, type BloggerSettings } from '../contract/bloggers/blogger-settings';
import { parseLeniently } from '../kernel/parse-leniently';

/** Parses the block 'blogger_settings'; unreadable fields are omitted. */
export function readBloggerSettings(json: unknown): BloggerSettings {
  return parseLeniently(bloggerSettings, json)?.data ?? {};
}
