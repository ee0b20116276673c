import { drawingPath, parseDrawingPath } from './drawing-path';
import type { DrawingSpec } from './spec/drawing-spec';

/** Separates the things of one picture; needs no URL encoding. */
const AND = '~';

export const MAX_TOGETHER = 7;

/** Returns the file name of a picture of up to {@link MAX_TOGETHER} things; extra ones are dropped. */
export function composedPath(specs: readonly DrawingSpec[]): string {
  const shown = specs.slice(0, MAX_TOGETHER).map((spec) => drawingPath(spec).replace(/\.svg$/, ''));
  return `${shown.join(AND)}.svg`;
}

/** Parses a picture file name. Strict, so that each picture has exactly one URL. */
export function parsePicturePath(path: string): readonly DrawingSpec[] | undefined {
  if (!path.endsWith('.svg')) return undefined;
  const names = path.slice(0, -'.svg'.length).split(AND);
  if (names.length > MAX_TOGETHER) return undefined;
  const specs = names.map((name) => parseDrawingPath(`${name}.svg`)).filter((spec) => spec !== undefined);
  return specs.length === names.length && (specs.length === 1 || specs.every(isFront)) ? specs : undefined;
}

function isFront({ view }: DrawingSpec): boolean {
  return view === 'front';
}
