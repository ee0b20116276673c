import type { PictureSource } from '../../platform/ports/foundation/pictures';

/** Creates the source of demo pictures, drawn on request; the drawing code loads lazily. */
export function createDrawings(): PictureSource {
  return {
    folder: 'garment',
    draw: async (name, size) => {
      const { drawPicture, parsePicturePath } = await import('./index');
      const specs = parsePicturePath(name);
      return specs === undefined ? undefined : drawPicture(specs, size);
    },
  };
}
