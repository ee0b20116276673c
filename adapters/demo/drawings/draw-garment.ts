import { drawCloseup } from './closeup/closeup';
import { detailOf } from './closeup/detail';
import { drawingOf } from './cuts';
import { drawingPath } from './drawing-path';
import type { DrawingSpec } from './spec/drawing-spec';
import { MAX_TOGETHER } from './composed-path';
import { ownIds } from './composed/own-ids';
import { placesOf } from './composed/places';
import { backdrop, frameFor, groundOfSet, type Frame } from './material/backdrop';
import type { CutDrawing } from './material/cut-drawing';
import type { Extent } from './material/extent';
import { short } from './material/outline';
import { Sketch } from './material/sketch';
import { editorial } from './worn/editorial';
import { sceneOf, unitsOf } from './worn/scene';
import type { Feature } from './spec/features';

const DEFAULT_SIZE = { width: 600, height: 744 } as const;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const KIDS = [0.94, 0.82] as const;

/**
 * Draws a self-contained SVG without scripts, fonts or external references. Deterministic: equal specs give equal
 * bytes. `size` is in pixels.
 */
export function drawGarment(spec: DrawingSpec, size: PictureSize = DEFAULT_SIZE): string {
  const { frame, head } = opening(size);
  const detail = spec.view === 'fabric' ? detailOf(spec.cut) : undefined;
  if (spec.view === 'fabric' && detail === undefined) return `${head}${drawCloseup(spec, frame)}</svg>`;
  const sketch = new Sketch(spec);
  const cut = drawingOf(spec.cut);
  cut.draw(sketch, spec.view === 'back');
  const scene = backdrop(sketch.tones, spec, cut.stage);
  const { defs, body: thing } = sketch.finish(placing(cut, spec.kids === true));
  const body = detail === undefined ? posed(spec, thing) : `<g transform="${detail}">${thing}</g>`;
  return `${head}<defs>${scene.defs}${defs}</defs>${scene.body}${body}</svg>`;
}

const COVER_SCALE = 0.74;
const COVER = `translate(${short(200 - 200 * COVER_SCALE)} ${short(248 - 248 * COVER_SCALE)}) scale(${String(COVER_SCALE)})`;

function posed(spec: DrawingSpec, thing: string): string {
  if (spec.view === 'worn') return inUse(spec, thing);
  if (spec.view === 'cover') return `<g transform="${COVER}">${thing}</g>`;
  return spec.view === 'editorial' ? editorial(spec.cut, thing) : thing;
}

export function featuresOf(spec: DrawingSpec): ReadonlySet<Feature> {
  const sketch = new Sketch(spec);
  drawingOf(spec.cut).draw(sketch, false);
  return sketch.features;
}

export function extentOf(spec: DrawingSpec): Extent {
  const sketch = new Sketch(spec);
  const cut = drawingOf(spec.cut);
  cut.draw(sketch, false);
  const { x: across, y: down, still } = scalingOf(cut, spec.kids === true);
  const { x, y, width, height } = sketch.extent;
  return {
    x: 200 + (x - 200) * across,
    y: still + (y - still) * down,
    width: width * across,
    height: height * down,
  };
}

/**
 * Draws two to seven things together.
 * @throws RangeError for any other number
 */
export function drawTogether(specs: readonly DrawingSpec[], size: PictureSize = DEFAULT_SIZE): string {
  const [first] = specs;
  if (first === undefined || specs.length < 2 || specs.length > MAX_TOGETHER) {
    throw new RangeError(`specs must be 2 to ${String(MAX_TOGETHER)}, there are ${String(specs.length)}`);
  }
  const ground = groundOfSet(first, specs);
  const paper = backdrop(new Sketch(ground).tones, ground, 'flat');
  const drawn = new Map<string, string>();
  const things = placesOf(specs.map((spec) => ({ extent: extentOf(spec), units: unitsOf(spec.cut) }))).map(
    ({ index, place: { x, y, scale } }) => {
      const spec = specs[index];
      if (spec === undefined) return '';
      const transform = `transform="translate(${short(x)} ${short(y)}) scale(${scale.toFixed(3)})"`;
      const known = drawn.get(drawingPath(spec));
      if (known !== undefined) return `<use href="#${known}thing" ${transform}/>`;
      const prefix = 'abcdefg'.charAt(drawn.size);
      drawn.set(drawingPath(spec), prefix);
      const { defs, body } = finished(spec);
      return ownIds(`<defs>${defs}</defs><g ${transform}><g id="thing">${body}</g></g>`, prefix);
    },
  );
  return `${opening(size).head}<defs>${paper.defs}</defs>${paper.body}${things.join('')}</svg>`;
}

function finished(spec: DrawingSpec): { readonly defs: string; readonly body: string } {
  const sketch = new Sketch(spec);
  const cut = drawingOf(spec.cut);
  cut.draw(sketch, false);
  return sketch.finish(placing(cut, spec.kids === true));
}

function opening(size: PictureSize): { readonly frame: Frame; readonly head: string } {
  const frame = frameFor(size.width, size.height);
  const viewBox = [frame.x, frame.y, frame.width, frame.height].map(short).join(' ');
  return {
    frame,
    head: `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">`,
  };
}

export function drawPicture(specs: readonly DrawingSpec[], size: PictureSize = DEFAULT_SIZE): string {
  const [first] = specs;
  return specs.length === 1 && first !== undefined ? drawGarment(first, size) : drawTogether(specs, size);
}

function inUse({ cut, kids }: DrawingSpec, thing: string): string {
  const { behind, before, transform, table } = sceneOf(cut);
  const size = placing(drawingOf(cut), kids === true);
  const scaled = (figure: string) => (size === '' || figure === '' ? figure : `<g transform="${size}">${figure}</g>`);
  return `<g transform="${transform}">${scaled(behind)}${thing}${scaled(before)}</g>${table}`;
}

function scalingOf(cut: CutDrawing, kids: boolean): { readonly x: number; readonly y: number; readonly still: number } {
  const fit = cut.fit ?? 1;
  const [width, height] = kids ? (cut.kids ?? KIDS) : [1, 1];
  return { x: width * fit, y: height * fit, still: cut.stage === 'floor' ? 350 : 248 };
}

function placing(cut: CutDrawing, kids: boolean): string {
  const { x, y, still } = scalingOf(cut, kids);
  if (x === 1 && y === 1) return '';
  return `translate(${short(200 - 200 * x)} ${short(still - still * y)}) scale(${x.toFixed(3)} ${y.toFixed(3)})`;
}
