import { GALLERY_IMAGE } from '../../../core/internal';
import { imageUrl } from '../../../core/shopper';
import type { RasterDrawing } from '../../composition/composition-parts';
import type { Site } from './site';

const MAX_KEPT = 100;

/** Renders drawings as PNG for link previews, which do not support vectors. */
export interface SharePictures {
  at(pathname: string): Promise<Buffer | undefined> | undefined;
}

export function createSharePictures(site: Pick<Site, 'platform' | 'base'>, raster: RasterDrawing): SharePictures {
  const kept = new Map<string, Buffer>();
  const make = async (drawing: string): Promise<Buffer | undefined> => {
    const response = await site.platform.fetch(new Request(site.base + imageUrl(drawing, GALLERY_IMAGE)));
    if (!response.ok) return undefined;
    const png = await raster(await response.text(), GALLERY_IMAGE);
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(drawing, png);
    return png;
  };
  return {
    at(pathname) {
      const match = /^\/share(\/garment\/[\w./-]+)\.png$/.exec(pathname);
      if (match === null) return undefined;
      const drawing = `${match[1] ?? ''}.svg`;
      const known = kept.get(drawing);
      return known === undefined ? make(drawing) : Promise.resolve(known);
    },
  };
}
