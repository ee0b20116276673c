import { loadSharp } from './load-sharp';

export interface RasterSize {
  readonly width: number;
  readonly height: number;
  /** Part of each side that is left free around the drawing, from 0; systems that cut icons into shapes want a fifth. */
  readonly margin?: number;
  /** Colour behind the drawing, such as '#17140f'; see-through without. */
  readonly ground?: string;
}

/** Pixels of a drawing's own unit, so that small drawings stay sharp when they are enlarged: 72 is one to one. */
const DENSITY = 288;

/** A drawing (SVG) as a PNG of a size. @throws Error when the text is no drawing */
export async function rasterDrawing(svg: string, size: RasterSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const { width, height, margin = 0, ground } = size;
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const [left, top] = [Math.round(width * margin), Math.round(height * margin)];
  return sharp(Buffer.from(svg), { density: DENSITY })
    .resize(width - 2 * left, height - 2 * top, { fit: 'contain', background })
    .extend({ left, right: left, top, bottom: top, background })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
