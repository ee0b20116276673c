import type { MediaEntry } from '../../../core/contract';
import { composedPath, drawingPath } from '../drawings';
import type { Cut, DrawingSpec, Fabric, House, Print, Title, View } from '../drawings';
import { COLOURS, lightness } from '../../platform/starter/colours';
import type { ColourKey } from '../../platform/starter/colours';

export interface Sitting {
  readonly cut: Cut;
  readonly fabric: Fabric;
  readonly print: Print;
  readonly seed: number;
  readonly kids: boolean;
  readonly house?: House;
  readonly accents: readonly ColourKey[];
  readonly title?: Title;
}

/** Colours closer in lightness are indistinguishable at 210 pixels. */
const NEAREST = 0.18;
const VIEWS_SHOWN: readonly View[] = ['front', 'worn', 'back', 'fabric'];

/** Returns one of the seeds whose drawings match a name, or any if none is known. */
export function drawingSeed(seeds: readonly number[] | undefined, number: number): number {
  return seeds === undefined ? (number % 997) + 1 : (seeds[number % seeds.length] ?? 1);
}

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

export function picture(sitting: Sitting, colour: ColourKey, view: View = 'front'): string {
  return `/garment/${drawingPath(specOf(sitting, colour, view))}`;
}

export function pictureTogether(things: readonly { readonly sitting: Sitting; readonly colour: ColourKey }[]): string {
  return `/garment/${composedPath(things.map(({ sitting, colour }) => specOf(sitting, colour, 'front')))}`;
}

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
