import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawGarment, parseDrawingPath } from '../adapters/platform/drawings';
import { CART_THUMBNAIL, GALLERY_IMAGE, imageUrl, THUMBNAIL } from '../core/media';
import { PICTURES } from './fixtures/pictures';

/** Storybook serves files only, so the drawings that the stories show are made once, when it starts. */
export function drawPictures(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const path of PICTURES) {
    const spec = parseDrawingPath(path.slice('/garment/'.length));
    if (spec === undefined) throw new Error(`No drawing can be made of ${path}`);
    for (const size of [CART_THUMBNAIL, THUMBNAIL, GALLERY_IMAGE]) {
      const file = join(folder, imageUrl(path, size));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, drawGarment(spec, size));
    }
  }
}
