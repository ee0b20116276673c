import { BoundedWork } from './bounded-work';
import { loadSharp } from './load-sharp';

export { TooBusyError } from './bounded-work';

export interface RasterSize {
  readonly width: number;
  readonly height: number;
  /** Part of each side that is left free around the drawing, from 0; systems that cut icons into shapes want a tenth. */
  readonly margin?: number;
  /** Colour behind the drawing, such as '#17140f'; see-through without. */
  readonly ground?: string;
}

/** A drawing (SVG) as a PNG of a size. @throws TooBusyError when too many wait already; Error when the text is no drawing */
export type RasterDrawing = (svg: string, size: RasterSize) => Promise<Buffer>;

/** Pixels for an inch of a drawing, at which its unit is one pixel; the most that is asked for. */
const [ONE_TO_ONE, MOST_DENSITY] = [72, 2304];
/** A drawing with its cloth and shadows takes a processor some 0.2 s: one at a time leaves the other to shoppers. */
const LIMITS = { running: 1, waiting: 24 };

/** Makes PNGs of drawings, one after another. */
export function createRaster(): RasterDrawing {
  const work = new BoundedWork<Buffer>(LIMITS);
  return (svg, size) => work.run(`${JSON.stringify(size)} ${svg}`, () => raster(svg, size));
}

async function raster(svg: string, { width, height, margin = 0, ground }: RasterSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const [left, top] = [Math.round(width * margin), Math.round(height * margin)];
  const [innerWidth, innerHeight] = [width - 2 * left, height - 2 * top];
  const drawing = Buffer.from(svg);
  // A small drawing is enlarged as a drawing, not as the picture of one.
  const own = await sharp(drawing).metadata();
  const factor = Math.max(1, innerWidth / own.width, innerHeight / own.height);
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = sharp(drawing, { density: Math.min(MOST_DENSITY, Math.ceil(ONE_TO_ONE * factor)) })
    .resize(innerWidth, innerHeight, { fit: 'contain', background })
    .extend({ left, right: left, top, bottom: top, background });
  return (ground === undefined ? picture : picture.flatten({ background })).png({ compressionLevel: 9 }).toBuffer();
}
