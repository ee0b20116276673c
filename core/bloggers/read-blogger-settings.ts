import { bloggerSettings, type BloggerSettings } from '../contract/blogger-settings';
import { parseLeniently } from '../kernel/parse-leniently';

/**
 * What the merchant has written for bloggers (A §3): what cannot be read is left out, and a block without anything is one without anything.
 * Pure.
 * @param json of the content block 'blogger_settings'
 */
export function readBloggerSettings(json: unknown): BloggerSettings {
  return parseLeniently(bloggerSettings, json)?.data ?? {};
}
