import type { UnitCosts } from '../../../../core/orders/sales/line-cost';
import type { Minor } from '../../../../core/kernel/money';
import { currencyRatesOf, exactAmount } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { Fulfilment, OrderDocument, StoredOrder } from '../../ports/orders/orders';

type Goods = Pick<OrderDocument, 'line_units'> & {
  readonly products: readonly Pick<OrderDocument['products'][number], 'sku'>[];
};

/**
 * Returns what ordered goods cost at this time, in minor units of the order's currency.
 * @param before the order before an edit: goods that were in it keep the cost they had, or their lack of one, so that
 * past days of reports do not change
 */
export async function orderCostsOf(
  db: Pick<Repositories, 'commerce' | 'productCosts'>,
  document: Goods,
  { currency, before }: { readonly currency: string; readonly before?: StoredOrder },
): Promise<Pick<Fulfilment, 'costs'>> {
  const kept: UnitCosts = before?.fulfilment.costs ?? {};
  const ordered = new Set(
    before && [before.document, ...(before.fulfilment.edits ?? []).map((edit) => edit.document)].flatMap(skusIn),
  );
  const found = await db.productCosts.ofSkus([...new Set(skusIn(document))].filter((sku) => !ordered.has(sku)));
  if (found.size === 0) return before?.fulfilment.costs === undefined ? {} : { costs: kept };
  const { currency_rates: rates = [], base_currency: base } = await db.commerce.read();
  const known = currencyRatesOf(rates, base);
  const added = [...found].flatMap(([sku, cost]): [string, Minor][] => {
    const amount = exactAmount(cost, currency, known);
    return amount === undefined ? [] : [[sku, amount]];
  });
  return { costs: { ...kept, ...Object.fromEntries(added) } };
}

function skusIn({ products, line_units: units = [] }: Goods): readonly string[] {
  return [...products.map(({ sku }) => sku), ...units.flat().map(({ sku }) => sku)];
}
