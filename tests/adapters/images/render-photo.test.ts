import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { planFraming, renderPhoto, UnreadablePhotoError } from '../../../adapters/images/render-photo';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const TILE = { width: 324, height: 489 };

describe('planFraming', () => {
  it('fills the frame with a portrait', () => {
    expect(planFraming({ width: 1274, height: 1580 }, TILE)).toEqual({ fit: 'cover', ...TILE });
  });

  it('shows a wide picture whole', () => {
    expect(planFraming({ width: 1600, height: 900 }, TILE)).toEqual({ fit: 'contain', ...TILE });
  });

  it('shrinks the frame instead of upscaling a small picture, keeping its shape', () => {
    expect(planFraming({ width: 162, height: 300 }, TILE)).toEqual({ fit: 'cover', width: 162, height: 245 });
  });
});

describe('renderPhoto', () => {
  it.each(['avif', 'webp', 'jpeg'] as const)('makes %s of exactly the size of the frame', async (format) => {
    const picture = await renderPhoto(await plain(1000, 1250, '#336699').jpeg().toBuffer(), TILE, format);
    const facts = await sharp(picture).metadata();
    expect([facts.width, facts.height, facts.format]).toEqual([324, 489, format === 'avif' ? 'heif' : format]);
  });

  it('extends the plain background of a picture that is shown whole', async () => {
    const shoe = await plain(500, 200, '#000000').png().toBuffer();
    const wide = await plain(1200, 500, '#ffffff')
      .composite([{ input: shoe }])
      .png()
      .toBuffer();
    const { data } = await sharp(await renderPhoto(wide, TILE, 'jpeg'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)].every((channel) => channel > 245)).toBe(true);
  });

  it('rotates a picture according to its EXIF data', async () => {
    const lying = await plain(1250, 1000, '#336699').withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const facts = await sharp(await renderPhoto(lying, { width: 600, height: 744 }, 'jpeg')).metadata();
    expect([facts.width, facts.height, facts.orientation]).toEqual([600, 744, undefined]);
  });

  it('puts a transparent picture on the paper colour', async () => {
    const clear = await sharp({ create: { width: 400, height: 600, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const data = await sharp(await renderPhoto(clear, TILE, 'jpeg'))
      .raw()
      .toBuffer();
    expect(data[0]).toBeGreaterThan(220);
  });

  it('reports an unreadable original', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#123456',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    await expect(renderPhoto(Buffer.from('no picture'), TILE, 'webp')).rejects.toBeInstanceOf(UnreadablePhotoError);
    await expect(renderPhoto(whole.subarray(0, 4000), TILE, 'webp')).rejects.toBeInstanceOf(UnreadablePhotoError);
  });
});
