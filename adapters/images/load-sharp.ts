import type Sharp from 'sharp';

/** Larger pictures are rejected before decoding. */
export const MAX_PIXELS = 50_000_000;

/** Loads sharp lazily: its native module is slow to start. */
export async function loadSharp(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp;
}
