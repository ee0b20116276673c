import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { createRaster } from '../../../adapters/images';

const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><circle cx="4" cy="4" r="4" fill="#f00"/></svg>';

async function pixel(png: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return [...data.subarray(at, at + 4)];
}

describe('a drawing as PNG', () => {
  it('has the requested size, scaled as a vector, and is transparent around it', async () => {
    const png = await createRaster()(RED, { width: 64, height: 64 });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 64, height: 64 });
    expect(await pixel(png, 32, 32)).toEqual([255, 0, 0, 255]);
    expect((await pixel(png, 0, 0))[3]).toBe(0);
    expect(await pixel(png, 32, 1)).toEqual([255, 0, 0, 255]);
  });
  it('has a margin and a background if icons are cut into shapes', async () => {
    const png = await createRaster()(RED, { width: 100, height: 100, margin: 0.2, ground: '#00ff00' });
    expect(await pixel(png, 2, 50)).toEqual([0, 255, 0, 255]);
    expect(await pixel(png, 22, 22)).toEqual([0, 255, 0, 255]);
    expect(await pixel(png, 50, 50)).toEqual([255, 0, 0, 255]);
  });
  it('is refused when too many wait, instead of queueing', async () => {
    const raster = createRaster();
    const asked = Array.from({ length: 40 }, (_, index) => raster(RED, { width: 16 + index, height: 16 }));
    const outcomes = await Promise.allSettled(asked);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(15);
    expect(refused[0]).toMatchObject({ reason: { name: 'TooBusyError' } });
  });
});
