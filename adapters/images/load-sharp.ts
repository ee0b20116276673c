import type Sharp from 'sharp';

/** Larger pictures are refused before they are unpacked, in pixels: 50 megapixels is more than a shop's photograph has. */
export const MOST_PIXELS = 50_000_000;

/** Loads sharp when the first picture is needed: its native part costs more than the start of a command may. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp;
}
