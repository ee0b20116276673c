import { pickupAddress, type TotalsRequest, totalsOf } from '../../catalogue';
import type { EstimateAddress } from '../../../../core/contract';
import { addressOfSale } from '../../../../core/pricing';
import type { TaxableLine, TaxRequest } from '../../ports/selling/tax';
import { destinationOf } from './destination';

export interface TaxQuestion {
  readonly request: TaxRequest;
  readonly ids: readonly string[];
}

export function taxQuestionOf(totals: TotalsRequest, address: EstimateAddress | undefined): TaxQuestion {
  const { priced, store, shipping } = totals;
  const method = priced.isVirtual ? undefined : shipping?.method_code;
  const sale = addressOfSale(address, { method, shop: pickupAddress(address) });
  const { rows, shipping: charged } = totalsOf({ ...totals, taxes: undefined });
  const lines = priced.lines.map(({ line, product }, index) => ({
    index,
    sku: line.sku,
    name: product.name,
    qty: line.qty,
    ...(typeof product.tax_class_id === 'number' && { taxClass: product.tax_class_id }),
    amount: (rows[index]?.row_total ?? 0) - (rows[index]?.discount ?? 0),
  }));
  // Sorted for a stable cache key.
  const sorted = [...lines].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const places = new Map(sorted.map(({ index }, place) => [index, String(place + 1)]));
  return {
    ids: lines.map(({ index }) => places.get(index) ?? ''),
    request: {
      store: store.storeCode,
      currency: store.i18n.currencyCode,
      pricesIncludeTax: store.tax.sourcePriceIncludesTax,
      destination: destinationOf(sale, store),
      ...(store.group?.taxClassId !== undefined && { customerClass: store.group.taxClassId }),
      lines: sorted.map(({ index: _index, ...line }, place): TaxableLine => ({ id: String(place + 1), ...line })),
      ...(shipping !== undefined &&
        charged > 0 && {
          shipping: { carrier: shipping.carrier_code, method: shipping.method_code, amount: charged },
        }),
    },
  };
}

function orderOf({ index: _index, ...line }: Omit<TaxableLine, 'id'> & { readonly index: number }): string {
  return JSON.stringify(line);
}
