import type { CmsBlock } from '../contract';
import { slide } from '../contract/content/site-settings';
import { parseLeniently } from '../kernel/parse-leniently';
import type { Story } from './content';

/** Undefined for a block without a title. */
export function readStory({ title, content, json }: CmsBlock): Story | undefined {
  if (title === undefined) return undefined;
  const { images = [], image, link, button_text: button } = parseLeniently(slide, json)?.data ?? {};
  return {
    title,
    html: content ?? '',
    images: [...new Set([...(image === undefined ? [] : [image]), ...images])].filter((path) => path !== ''),
    ...(link !== undefined && button !== undefined && { link, button }),
  };
}
