import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

export function temporaryFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), 'vitrine-images-'));
}

export async function writePicture(file: string, width: number, height: number, background = '#c8102e'): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const picture = sharp({ create: { width, height, channels: 3, background } });
  await writeFile(file, await (file.endsWith('.png') ? picture.png() : picture.jpeg()).toBuffer());
}
