import { drawingPath } from '../drawings';
import type { Slide } from '../../../core/contract';
import type { Language } from '../../platform/ports/catalogue/catalogue-data';
import { COLOURS } from '../../platform/starter/colours';
import { inLanguage } from '../../platform/starter/words/words';
import { SLIDES } from '../data';

type Piece = (typeof SLIDES)[number]['pieces'][number];

function pathOf([cut, fabric, print, color, accent, kids]: Piece, index: number): string {
  const spec = { cut, view: 'front', fabric, print, color: COLOURS[color].hex, accent: COLOURS[accent].hex } as const;
  return `/garment/${drawingPath({ ...spec, seed: 11 + index, ...(kids === undefined ? {} : { kids: true }) })}`;
}

export function slidesIn(language: Language): Slide[] {
  return SLIDES.map(({ title, subtitle, button, link, bg, fg, light, pieces }) => {
    const images = pieces.map(pathOf);
    return {
      ...(images[0] === undefined ? {} : { image: images[0] }),
      images,
      title: inLanguage(title, language),
      subtitle: inLanguage(subtitle, language),
      button_text: inLanguage(button, language),
      link,
      light_bg: light,
      bg,
      fg,
    };
  });
}
