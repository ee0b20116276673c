import type { SalesFact } from '../../contract/staff/sales-sums';
import { allocate } from '../../kernel/allocate';
import type { Minor } from '../../kernel/money';
import { wholeFacts, type SalesVersion } from './sales-facts';

/** Returns the facts of an order by promotion, for each version of the order. */
export function promotionFacts(versions: readonly SalesVersion[]): readonly SalesFact[] {
  return versions.flatMap(factsOf);
}

/**
 * Returns the facts of an order version once per promotion, with its code as `sku` and its name as `product`.
 * `discounts` is the discount of the promotion and `gross` the goods before it, so that net sales are those of the order.
 */
function factsOf({ document, facts }: SalesVersion): readonly SalesFact[] {
  const { promotions = [], products, taxes } = document;
  if (promotions.length === 0) return [];
  const shares = products.map((_, line) => {
    const own = promotions.map(({ lines }) => lines[line] ?? 0);
    const rest = (taxes?.lines[line]?.discount ?? 0) - own.reduce((sum, one) => sum + one, 0);
    const net = facts[line]?.discounts ?? 0;
    return net === 0 ? [] : allocate(net, [...own, Math.max(0, rest)]);
  });
  const wholes = wholeFacts(facts);
  return promotions.flatMap(({ code, name }, index) => {
    const own = shares.reduce((sum, parts) => sum + (parts[index] ?? 0), 0);
    return wholes.map((fact) => ({ ...fact, ...ownSums(fact, own), sku: code, product: name }));
  });
}

function ownSums({ kind, gross, discounts }: SalesFact, own: Minor): Pick<SalesFact, 'discounts' | 'gross'> {
  return kind === 'sale' ? { discounts: own, gross: gross - discounts + own } : { discounts, gross };
}
