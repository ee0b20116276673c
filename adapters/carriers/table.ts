import type { ShippingCarrier, ShippingQuote } from '../platform/ports/carrier';

/** A way to ship with one price, as it stands in a table. */
export interface TableRow {
  readonly service: string;
  readonly title: string;
  /** Minor units by currency; in one that is not named it is not offered. */
  readonly amounts: Readonly<Record<string, number>>;
  /** Countries that it goes to, two letters each; everywhere where none are named. */
  readonly countries?: readonly string[];
  /** Grams of the whole parcel up to which it goes; an unknown weight counts as nothing. */
  readonly mostWeight?: number;
  readonly daysToDelivery?: number;
}

/** A carrier whose prices stand in a table, by country and weight: asks nobody, and is there when every service is down. */
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
        if (amount === undefined || !goesThere || weight > (row.mostWeight ?? Infinity)) return [];
        const { service, daysToDelivery } = row;
        return [{ service, title: row.title, amount, ...(daysToDelivery !== undefined && { daysToDelivery }) }];
      });
      return Promise.resolve(offered);
    },
  };
}
