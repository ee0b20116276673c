import type { UnitCosts } from '../../../../core/orders/sales/line-cost';
import type { Minor } from '../../../../core/kernel/money';
import { currencyRatesOf, exactAmount, type CurrencyRates } from '../../foundation';
import type { CatalogueReader } from '../../catalogue';
import type { Repositories } from '../../ports/database';
import type { Fulfilment, OrderDocument, StoredOrder } from '../../ports/orders/orders';

type Goods = Pick<OrderDocument, 'line_units'> & {
  readonly products: readonly Pick<OrderDocument['products'][number], 'sku'>[];
};

/** Source of costs of goods, in the base currency, and of currency rates. */
interface CostSource {
  costs(skus: readonly string[]): Promise<ReadonlyMap<string, number>>;
  rates(): Promise<CurrencyRates>;
}

export function storedCosts({ commerce, productCosts }: Pick<Repositories, 'commerce' | 'productCosts'>): CostSource {
  return {
    costs: (skus) => productCosts.ofSkus(skus),
    rates: async () => {
      const { currency_rates: rates = [], base_currency: base } = await commerce.read();
      return currencyRatesOf(rates, base);
    },
  };
}

/** Reads costs once until the catalogue changes. */
export function keptCosts(db: Repositories, reader: CatalogueReader): CostSource {
  return {
    costs: (skus) => reader.costs(db, skus),
    rates: async () => (await reader.commerce(db)).rates,
  };
}

/**
 * Returns what ordered goods cost at this time, in minor units of the order's currency.
 * @param before the order before an edit: goods that were in it keep the cost they had, or their lack of one, so that
 * past days of reports do not change
 */
export async function orderCostsOf(
  source: CostSource,
  document: Goods,
  { currency, before }: { readonly currency: string; readonly before?: StoredOrder },
): Promise<Pick<Fulfilment, 'costs'>> {
  const kept: UnitCosts = before?.fulfilment.costs ?? {};
  const ordered = new Set(
    before && [before.document, ...(before.fulfilment.edits ?? []).map((edit) => edit.document)].flatMap(skusIn),
  );
  const found = await source.costs([...new Set(skusIn(document))].filter((sku) => !ordered.has(sku)));
  if (found.size === 0) return before?.fulfilment.costs === undefined ? {} : { costs: kept };
  const rates = await source.rates();
  const added = [...found].flatMap(([sku, cost]): [string, Minor][] => {
    const amount = exactAmount(cost, currency, rates);
    return amount === undefined ? [] : [[sku, amount]];
  });
  return { costs: { ...kept, ...Object.fromEntries(added) } };
}

function skusIn({ products, line_units: units = [] }: Goods): readonly string[] {
  return [...products.map(({ sku }) => sku), ...units.flat().map(({ sku }) => sku)];
}
