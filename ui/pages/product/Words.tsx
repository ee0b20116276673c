import type { ProductView } from '../../../core';
import { ProductText } from './ProductText';
import { Promises } from './Promises';

interface Props {
  readonly view: Pick<ProductView, 'parent' | 'current' | 'unchosen' | 'stock'>;
  /** Where more is said; left out where the shop has no such page. */
  readonly delivery?: string | undefined;
  readonly returns?: string | undefined;
}

/** What is said about a product beside the choice: how it comes, what it is. */
export function Words({ view: { parent, current, unchosen, stock }, delivery, returns }: Props) {
  return (
    <>
      <Promises type={parent.type_id} isGone={stock.status === 'out_of_stock'} delivery={delivery} returns={returns} />
      <ProductText product={unchosen.length > 0 ? parent : current} />
    </>
  );
}
