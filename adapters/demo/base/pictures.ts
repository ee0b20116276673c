import type { MediaEntry } from '../../../core/contract';
import { composedPath, drawingPath } from '../drawings';
import type { Cut, DrawingSpec, Fabric, House, Print, Title, View } from '../drawings';
import { COLOURS, lightness } from '../../platform/starter/colours';
import type { ColourKey } from '../../platform/starter/colours';

/** What stays the same in all pictures of a product. */
export interface Sitting {
  readonly cut: Cut;
  readonly fabric: Fabric;
  readonly print: Print;
  readonly seed: number;
  readonly kids: boolean;
  /** Whose label it has. */
  readonly house?: House;
  readonly accents: readonly ColourKey[];
  /** Title printed on its cover. */
  readonly title?: Title;
}

/** Colours nearer than this in lightness do not read as two on a picture of 210 pixels. */
const NEAREST = 0.18;
const VIEWS_SHOWN: readonly View[] = ['front', 'worn', 'back', 'fabric'];

/** The house's first accent that stands out from the main colour. */
function accentFor(colour: ColourKey, accents: readonly ColourKey[]): ColourKey {
  const stands = (accent: ColourKey): boolean => Math.abs(lightness(accent) - lightness(colour)) >= NEAREST;
  return accents.find(stands) ?? (lightness(colour) > 0.5 ? 'charcoal' : 'ecru');
}

function specOf(sitting: Sitting, colour: ColourKey, view: View): DrawingSpec {
  const { cut, fabric, print, seed, kids, house, title } = sitting;
  const accent = COLOURS[accentFor(colour, sitting.accents)].hex;
  const spec = { cut, view, color: COLOURS[colour].hex, accent, fabric, print, seed };
  return { ...spec, ...(house && { house }), ...(title && { title }), ...(kids ? { kids } : {}) };
}

/** '/garment/parka.front.1f4239.c4bdb0.nylon.solid.71.svg' */
export function picture(sitting: Sitting, colour: ColourKey, view: View = 'front'): string {
  return `/garment/${drawingPath(specOf(sitting, colour, view))}`;
}

/** One picture of several things: of a set, or of the first choices of a kit. */
export function pictureTogether(things: readonly { readonly sitting: Sitting; readonly colour: ColourKey }[]): string {
  return `/garment/${composedPath(things.map(({ sitting, colour }) => specOf(sitting, colour, 'front')))}`;
}

/** Front, in use, back and cloth of each colour; pictures of one colour of several say which. */
export function gallery(sitting: Sitting, colours: readonly ColourKey[]): MediaEntry[] {
  return colours.flatMap((colour, colourIndex) =>
    VIEWS_SHOWN.map((view, viewIndex) => ({
      image: picture(sitting, colour, view),
      pos: colourIndex * VIEWS_SHOWN.length + viewIndex + 1,
      lab: COLOURS[colour].label[0],
      ...(colours.length > 1 ? { shows: { color: colour } } : {}),
    })),
  );
}
