import type { ShippingCarrier, ShippingQuote } from '../platform/ports/selling/carrier';

/** A shipping service with one price in a rate table. */
export interface TableRow {
  readonly service: string;
  readonly title: string;
  /** Minor units by currency; the row is not offered in other currencies. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Two-letter country codes; all countries if omitted. */
  readonly countries?: readonly string[];
  /** Maximum parcel weight in grams; an unknown weight counts as 0. */
  readonly maxWeight?: number;
  readonly daysToDelivery?: number;
}

/** Creates a carrier with table rates by country and weight, without remote calls. */
export function createTableCarrier(options: {
  readonly code: string;
  readonly title?: string;
  readonly rows: readonly TableRow[];
}): ShippingCarrier {
  const { code, title, rows } = options;
  return {
    code,
    ...(title !== undefined && { title }),
    quotes: ({ currency, destination, lines }) => {
      const weight = lines.reduce((sum, line) => sum + (line.weight ?? 0) * line.qty, 0);
      const offered = rows.flatMap((row): ShippingQuote[] => {
        const amount = new Map(Object.entries(row.amounts)).get(currency);
        const goesThere = row.countries === undefined || row.countries.includes(destination.country);
        if (amount === undefined || !goesThere || weight > (row.maxWeight ?? Infinity)) return [];
        const { service, daysToDelivery } = row;
        return [{ service, title: row.title, amount, ...(daysToDelivery !== undefined && { daysToDelivery }) }];
      });
      return Promise.resolve(offered);
    },
  };
}
