import type { PictureSource } from '../../platform/ports/pictures';

/** The photographs of the demo's goods, drawn on request. The code that draws is loaded with the first one. */
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
