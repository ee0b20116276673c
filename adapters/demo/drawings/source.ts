import type { PictureSource } from '../../platform/ports/pictures';

/** The photographs of the demo's goods, drawn on request. The code that draws is loaded with the first one. */
export function createDrawings(): PictureSource {
  return {
    folder: 'garment',
    draw: async (name, size) => {
      const { drawGarment, parseDrawingPath } = await import('./index');
      const spec = parseDrawingPath(name);
      return spec === undefined ? undefined : drawGarment(spec, size);
    },
  };
}
