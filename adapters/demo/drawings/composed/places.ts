import { TABLE } from '../material/backdrop';
import type { Extent } from '../material/extent';

interface Placed {
  readonly extent: Extent;
  /** Drawing units per centimetre; undefined for clothes, which fill the table. */
  readonly units: number | undefined;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Units of a centimetre of clothes, which fill the table: half a metre of cloth. */
const CLOTHES = 6;
/** Units of a centimetre of the largest thing, a rolled mat. */
const LARGE = 5;
/** Exponent of true size differences; close to 1, so that a bottle is not taller than a mat is long. */
const SHARE = 0.85;
const MARGIN = 0.08;
/** Minimum gain in size that justifies a further row. */
const ROW_COST = 0.82;
const GAP = 16;

interface Sized {
  readonly index: number;
  readonly extent: Extent;
  readonly size: number;
}

type Row = readonly Sized[];

const widthOf = ({ extent, size }: Sized): number => extent.width * size;
const heightOf = (row: Row): number => Math.max(...row.map(({ extent, size }) => extent.height * size));
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function rowsOf(things: Row): readonly (readonly Row[])[] {
  if (things.length === 0) return [[]];
  return things.flatMap((_thing, at) =>
    rowsOf(things.slice(at + 1)).map((rest): readonly Row[] => [things.slice(0, at + 1), ...rest]),
  );
}

function scaleOf(rows: readonly Row[]): number {
  const widths = rows.map((row) => (TABLE.width * (1 - 2 * MARGIN) - GAP * (row.length - 1)) / sum(row.map(widthOf)));
  const height = TABLE.height * (1 - 2 * MARGIN) - GAP * (rows.length - 1);
  const alone = 1 / Math.max(...rows.flat().map(({ size }) => size));
  return Math.min(alone, height / sum(rows.map(heightOf)), ...widths);
}

/**
 * Lays things out in rows without overlap, largest at the back.
 * @returns places in drawing order
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
