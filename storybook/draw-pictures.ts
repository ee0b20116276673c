import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawPicture, parsePicturePath } from '../adapters/demo/drawings';
import { CART_THUMBNAIL, GALLERY_IMAGE, imageUrl, THUMBNAIL } from '../core/media';
import { PICTURES, PORTRAIT, PORTRAIT_DRAWING } from './fixtures/pictures';

/** Storybook serves files only, so drawings are generated at startup. */
export function drawPictures(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const path of PICTURES) {
    const specs = parsePicturePath(path.slice('/garment/'.length));
    if (specs === undefined) throw new Error(`Cannot draw ${path}`);
    for (const size of [CART_THUMBNAIL, THUMBNAIL, GALLERY_IMAGE]) {
      write(join(folder, imageUrl(path, size)), drawPicture(specs, size));
    }
  }
  write(join(folder, imageUrl(PORTRAIT, CART_THUMBNAIL)), PORTRAIT_DRAWING);
}

function write(file: string, drawing: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, drawing);
}
