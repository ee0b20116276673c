import type { Slide } from '../../../core/contract';
import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import { COLOURS } from '../../platform/starter/colours';
import type { OwnBlock } from '../../platform/starter/settings/blocks';
import { inLanguage } from '../../platform/starter/words/words';
import { BRANDS, STORIES } from '../data';
import type { BrandKey } from '../data';
import { drawingPath } from '../drawings';

function noticeOf({ identifier, title, text, button, link, images }: (typeof STORIES)[number]): OwnBlock {
  const paths = images.map(({ color, accent, ...spec }) =>
    drawingPath({ ...spec, color: COLOURS[color].hex, accent: COLOURS[accent].hex }),
  );
  return {
    identifier,
    text: (language: Language) => ({
      title: inLanguage(title, language),
      content: `<p>${inLanguage(text, language)}</p>`,
      json: {
        images: paths.map((path) => `/garment/${path}`),
        link,
        button_text: inLanguage(button, language),
      } satisfies Slide,
    }),
  };
}

function houseStoryOf(house: BrandKey): OwnBlock {
  const { name, story, cloth, palette, accents } = BRANDS[house];
  const [cut, fabric] = cloth;
  const [color, accent] = [COLOURS[palette[0]].hex, COLOURS[accents[0]].hex];
  const label = drawingPath({ cut, fabric, view: 'fabric', print: 'solid', seed: 23, house, color, accent });
  return {
    identifier: `brand-${house}`,
    text: (language: Language) => ({
      title: name,
      content: `<p>${inLanguage(story, language)}</p>`,
      json: { images: [`/garment/${label}`] },
    }),
  };
}

export const HOUSE_STORIES: readonly OwnBlock[] = (Object.keys(BRANDS) as BrandKey[]).map(houseStoryOf); // sound: each house is one

export const BLOCKS: readonly OwnBlock[] = [...STORIES.map(noticeOf), ...HOUSE_STORIES];
