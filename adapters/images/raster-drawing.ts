import { BoundedWork } from './bounded-work';
import { loadSharp } from './load-sharp';

export { TooBusyError } from './bounded-work';

export interface RasterSize {
  readonly width: number;
  readonly height: number;
  /** Share of each side left empty, from 0; systems that mask icons need a tenth. */
  readonly margin?: number;
  readonly ground?: string;
}

/**
 * Renders an SVG as PNG.
 * @throws TooBusyError if the queue is full; Error if the SVG is invalid
 */
export type RasterDrawing = (svg: string, size: RasterSize) => Promise<Buffer>;

/** DPI at which one SVG unit is one pixel, and the maximum. */
const [ONE_TO_ONE, MAX_DENSITY] = [72, 2304];
/** A drawing takes about 0.2 s of CPU; one at a time leaves capacity for shoppers. */
const LIMITS = { running: 1, waiting: 24 };

export function createRaster(): RasterDrawing {
  const work = new BoundedWork<Buffer>(LIMITS);
  return (svg, size) => work.run(`${JSON.stringify(size)} ${svg}`, () => raster(svg, size));
}

async function raster(svg: string, { width, height, margin = 0, ground }: RasterSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const [left, top] = [Math.round(width * margin), Math.round(height * margin)];
  const [innerWidth, innerHeight] = [width - 2 * left, height - 2 * top];
  const drawing = Buffer.from(svg);
  const own = await sharp(drawing).metadata();
  const factor = Math.max(1, innerWidth / own.width, innerHeight / own.height);
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const picture = sharp(drawing, { density: Math.min(MAX_DENSITY, Math.ceil(ONE_TO_ONE * factor)) })
    .resize(innerWidth, innerHeight, { fit: 'contain', background })
    .extend({ left, right: left, top, bottom: top, background });
  return (ground === undefined ? picture : picture.flatten({ background })).png({ compressionLevel: 9 }).toBuffer();
}
