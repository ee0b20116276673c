import { drawCloseup } from './closeup/closeup';
import { drawingOf } from './cuts';
import type { DrawingSpec } from './spec/drawing-spec';
import { MOST_TOGETHER } from './composed-path';
import { ownIds } from './composed/own-ids';
import { placesOf } from './composed/places';
import { backdrop, frameFor, type Frame } from './material/backdrop';
import type { CutDrawing } from './material/cut-drawing';
import { short } from './material/outline';
import { Sketch } from './material/sketch';
import { editorial } from './worn/editorial';
import { sceneOf } from './worn/scene';
import type { Feature } from './spec/features';

/** The size a drawing is made for when none is asked: the product page's picture. */
const DEFAULT_SIZE = { width: 600, height: 744 } as const;

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** A child's garment is shorter, and a little wider for its length. */
const KIDS = [0.94, 0.82] as const;

/**
 * Draws one photograph of the shop as a self-contained SVG text: no script, font, style sheet or outside reference, so
 * that it looks the same in `<img>`, on the server and in print. The same spec gives the same text, byte for byte.
 * `size` (pixels) sets only the shape of the picture; the subject lies wholly inside and paper fills the rest.
 */
export function drawGarment(spec: DrawingSpec, size: PictureSize = DEFAULT_SIZE): string {
  const { frame, head } = opening(size);
  if (spec.view === 'fabric') return `${head}${drawCloseup(spec, frame)}</svg>`;
  const sketch = new Sketch(spec);
  const cut = drawingOf(spec.cut);
  cut.draw(sketch, spec.view === 'back');
  const scene = backdrop(sketch.tones, spec, cut.stage);
  const { defs, body: thing } = sketch.finish(placing(cut, spec.kids === true));
  const body =
    spec.view === 'worn' ? inUse(spec, thing) : spec.view === 'editorial' ? editorial(spec.cut, thing) : thing;
  return `${head}<defs>${scene.defs}${defs}</defs>${scene.body}${body}</svg>`;
}

/** What can be seen of a thing from the front: the drawing says it itself as it is made. */
export function featuresOf(spec: DrawingSpec): ReadonlySet<Feature> {
  const sketch = new Sketch(spec);
  drawingOf(spec.cut).draw(sketch, false);
  return sketch.features;
}

/**
 * Draws two to four things together, as a set is sold: all before one paper, the largest at the back.
 * @throws RangeError for fewer or more
 */
export function drawTogether(specs: readonly DrawingSpec[], size: PictureSize = DEFAULT_SIZE): string {
  const [first] = specs;
  if (first === undefined || specs.length < 2 || specs.length > MOST_TOGETHER) {
    throw new RangeError(`specs must be 2 to ${String(MOST_TOGETHER)}, there are ${String(specs.length)}`);
  }
  const sketches = specs.map((spec) => {
    const sketch = new Sketch(spec);
    const cut = drawingOf(spec.cut);
    cut.draw(sketch, false);
    return { sketch, cut, kids: spec.kids === true };
  });
  const paper = backdrop(new Sketch(first).tones, first, 'flat');
  const things = placesOf(specs.map(({ cut }) => cut)).map(({ index, place: { x, y, scale } }) => {
    const thing = sketches[index];
    if (thing === undefined) return '';
    const { defs, body } = thing.sketch.finish(placing(thing.cut, thing.kids));
    const transform = `translate(${short(x - 200 * scale)} ${short(y - 248 * scale)}) scale(${scale.toFixed(3)})`;
    return ownIds(`<defs>${defs}</defs><g transform="${transform}">${body}</g>`, 'abcd'.charAt(index));
  });
  return `${opening(size).head}<defs>${paper.defs}</defs>${paper.body}${things.join('')}</svg>`;
}

function opening(size: PictureSize): { readonly frame: Frame; readonly head: string } {
  const frame = frameFor(size.width, size.height);
  const viewBox = [frame.x, frame.y, frame.width, frame.height].map(short).join(' ');
  return {
    frame,
    head: `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="${viewBox}">`,
  };
}

/** Draws what a file name says: one thing, or several together. */
export function drawPicture(specs: readonly DrawingSpec[], size: PictureSize = DEFAULT_SIZE): string {
  const [first] = specs;
  return specs.length === 1 && first !== undefined ? drawGarment(first, size) : drawTogether(specs, size);
}

/** The thing as somebody has it on, or with its size beside it. */
function inUse({ cut }: DrawingSpec, thing: string): string {
  const { behind, before, transform, table } = sceneOf(cut);
  return `<g transform="${transform}">${behind}${thing}${before}</g>${table}`;
}

/** Scales a thing about the middle of the table, or about its foot on the floor; '' where it stays as it is drawn. */
function placing(cut: CutDrawing, kids: boolean): string {
  const fit = cut.fit ?? 1;
  const [width, height] = kids ? (cut.kids ?? KIDS) : [1, 1];
  const x = width * fit;
  const y = height * fit;
  if (x === 1 && y === 1) return '';
  const still = cut.stage === 'floor' ? 350 : 248;
  return `translate(${short(200 - 200 * x)} ${short(still - still * y)}) scale(${x.toFixed(3)} ${y.toFixed(3)})`;
}
