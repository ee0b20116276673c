import type { ProductView, ShippingMethod } from '../../../core';
import { ProductText } from './ProductText';
import { Promises } from './Promises';

interface Props {
  readonly view: Pick<ProductView, 'parent' | 'current' | 'unchosen' | 'stock'>;
  /** The ways to ship with their days; left out where they could not be had. */
  readonly ways?: readonly ShippingMethod[] | undefined;
  /** Where more is said; left out where the shop has no such page. */
  readonly delivery?: string | undefined;
  readonly returns?: string | undefined;
}

/** What is said about a product beside the choice: how it comes, what it is. */
export function Words({ view: { parent, current, unchosen, stock }, ways = [], delivery, returns }: Props) {
  return (
    <>
      <Promises
        type={parent.type_id}
        isGone={stock.status === 'out_of_stock'}
        ways={ways}
        delivery={delivery}
        returns={returns}
      />
      <ProductText product={unchosen.length > 0 ? parent : current} ways={ways} />
    </>
  );
}
