import { CUTS, FABRICS, MAX_SEED, PRINTS, VIEWS } from './spec/drawing-spec';
import { isHouse } from './spec/houses';
import { isTitle } from './spec/titles';
import type { DrawingSpec } from './spec/drawing-spec';

const COLOR = /^[0-9a-f]{6}$/;
const SEED = /^(?:0|[1-9]\d{0,4})$/;
const NO_ACCENT = '-';

function oneOf<T extends string>(list: readonly T[], word: string | undefined): T | undefined {
  return list.find((item) => item === word);
}

/**
 * Returns the file name of a drawing, e.g. `bomber.front.1f2a44.e4572e.nylon.solid.7.svg`; the inverse of
 * `parseDrawingPath`.
 */
export function drawingPath(spec: DrawingSpec): string {
  const color = (value: string): string => value.slice(1).toLowerCase();
  const accent = spec.accent === undefined ? NO_ACCENT : color(spec.accent);
  const words = [spec.cut, spec.view, color(spec.color), accent, spec.fabric, spec.print, String(spec.seed)];
  return [
    ...words,
    ...(spec.house === undefined ? [] : [spec.house]),
    ...(spec.title === undefined ? [] : [spec.title]),
    ...(spec.kids === true ? ['kids'] : []),
    'svg',
  ].join('.');
}

/** Parses a drawing's file name. Strict, so that each drawing has exactly one URL. */
export function parseDrawingPath(path: string): DrawingSpec | undefined {
  const words = path.split('.');
  if (words.pop() !== 'svg') return undefined;
  const kids = words[words.length - 1] === 'kids';
  if (kids) words.pop();
  const house = isHouse(words[7]) ? words[7] : undefined;
  const title = words[house === undefined ? 7 : 8];
  if (words.length !== 7 + Number(house !== undefined) + Number(isTitle(title))) return undefined;
  const [cutWord, viewWord, color = '', accent = '', fabricWord, printWord, seedWord = ''] = words;
  const cut = oneOf(CUTS, cutWord);
  const view = oneOf(VIEWS, viewWord);
  const fabric = oneOf(FABRICS, fabricWord);
  const print = oneOf(PRINTS, printWord);
  if (cut === undefined || view === undefined || fabric === undefined || print === undefined) return undefined;
  if (!COLOR.test(color) || !(accent === NO_ACCENT || COLOR.test(accent))) return undefined;
  const seed = Number(seedWord);
  if (!SEED.test(seedWord) || seed > MAX_SEED) return undefined;
  return {
    cut,
    view,
    color: `#${color}`,
    ...(accent === NO_ACCENT ? {} : { accent: `#${accent}` }),
    fabric,
    print,
    seed,
    ...(house === undefined ? {} : { house }),
    ...(isTitle(title) ? { title } : {}),
    ...(kids ? { kids: true } : {}),
  };
}
