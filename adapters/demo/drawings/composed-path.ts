import { drawingPath, parseDrawingPath } from './drawing-path';
import type { DrawingSpec } from './spec/drawing-spec';

/** Between the things of one picture; addresses take it as it is. */
const AND = '~';

/** As many as one picture has room for: six tubes of balls and their bag. */
export const MOST_TOGETHER = 7;

/** The file name of a picture that shows two to {@link MOST_TOGETHER} things together; those behind the last are left out. */
export function composedPath(specs: readonly DrawingSpec[]): string {
  const shown = specs.slice(0, MOST_TOGETHER).map((spec) => drawingPath(spec).replace(/\.svg$/, ''));
  return `${shown.join(AND)}.svg`;
}

/** Reads the file name of one thing or of several together; `undefined` for any other, so that a picture has one address. */
export function parsePicturePath(path: string): readonly DrawingSpec[] | undefined {
  if (!path.endsWith('.svg')) return undefined;
  const names = path.slice(0, -'.svg'.length).split(AND);
  if (names.length > MOST_TOGETHER) return undefined;
  const specs = names.map((name) => parseDrawingPath(`${name}.svg`)).filter((spec) => spec !== undefined);
  return specs.length === names.length && (specs.length === 1 || specs.every(isFront)) ? specs : undefined;
}

function isFront({ view }: DrawingSpec): boolean {
  return view === 'front';
}
