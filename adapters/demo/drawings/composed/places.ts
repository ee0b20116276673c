import { TABLE } from '../material/backdrop';
import type { Extent } from '../material/extent';

/** A thing that shares a picture with others. */
interface Placed {
  readonly extent: Extent;
  /** How much of its drawing is a centimetre; undefined for clothes, which fill the table. */
  readonly units: number | undefined;
}

/** Where a thing stands in a picture of several: what its own drawing is moved and scaled by. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Units of a centimetre of clothes, which fill the table: half a metre of cloth. */
const CLOTHES = 6;
/** Units of a centimetre of the largest thing, a rolled mat. */
const LARGE = 5;
/** How much of the true difference in size is shown, as an exponent: nearly all, so that a bottle is no taller than a mat is long. */
const SHARE = 0.85;
/** Paper that stays free at each edge, as a share of the table. */
const MARGIN = 0.08;
/** What a further row has to gain in size: things side by side are compared at a glance. */
const ROW_COST = 0.82;
/** Between two things, and between two rows, in drawing units. */
const GAP = 16;

/** A thing at its size among the others. */
interface Sized {
  readonly index: number;
  readonly extent: Extent;
  readonly size: number;
}

type Row = readonly Sized[];

const widthOf = ({ extent, size }: Sized): number => extent.width * size;
const heightOf = (row: Row): number => Math.max(...row.map(({ extent, size }) => extent.height * size));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Every way to stand things in rows without changing their order. */
function rowsOf(things: Row): readonly (readonly Row[])[] {
  if (things.length === 0) return [[]];
  return things.flatMap((_thing, at) =>
    rowsOf(things.slice(at + 1)).map((rest): readonly Row[] => [things.slice(0, at + 1), ...rest]),
  );
}

/** How large the rows can be shown, never larger than the things are drawn alone. */
function scaleOf(rows: readonly Row[]): number {
  const widths = rows.map((row) => (TABLE.width * (1 - 2 * MARGIN) - GAP * (row.length - 1)) / sum(row.map(widthOf)));
  const height = TABLE.height * (1 - 2 * MARGIN) - GAP * (rows.length - 1);
  const alone = 1 / Math.max(...rows.flat().map(({ size }) => size));
  return Math.min(alone, height / sum(rows.map(heightOf)), ...widths);
}

/**
 * Lays things out in rows, the largest at the back, as large as they fit on the table with a margin and none before another.
 * @returns a place for each, in the order in which they are to be drawn
 */
export function placesOf(things: readonly Placed[]): readonly { readonly index: number; readonly place: Place }[] {
  const sized = things
    .map(({ extent, units = CLOTHES }, index) => ({
      index,
      extent,
      units,
      size: Math.min(1, (LARGE / units) ** SHARE),
    }))
    .toSorted((a, b) => a.units - b.units || a.index - b.index);
  const worth = (rows: readonly Row[]): number => scaleOf(rows) * ROW_COST ** rows.length;
  const [first = [], ...others] = rowsOf(sized);
  const rows = others.reduce((best, next) => (worth(next) > worth(best) ? next : best), first);
  const scale = scaleOf(rows);
  const middle = TABLE.x + TABLE.width / 2;
  let y = TABLE.y + (TABLE.height - sum(rows.map(heightOf)) * scale - GAP * (rows.length - 1)) / 2;
  return rows.flatMap((row) => {
    let x = middle - (sum(row.map(widthOf)) * scale + GAP * (row.length - 1)) / 2;
    y += heightOf(row) * scale;
    const floor = y;
    y += GAP;
    return row.map((thing) => {
      const own = thing.size * scale;
      const place = {
        x: x - thing.extent.x * own,
        y: floor - (thing.extent.y + thing.extent.height) * own,
        scale: own,
      };
      x += thing.extent.width * own + GAP;
      return { index: thing.index, place };
    });
  });
}
