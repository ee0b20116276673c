import type { Product } from '../../../core';
import { ProductTile } from '../../components/ProductTile';
import { Rail } from '../../components/Rail';
import { useText } from '../../text/text-context';

interface Props {
  readonly products: readonly Product[];
  readonly linkOf: (product: Product) => string;
}

/** Products like the one of the page, in a row. */
export function Similar({ products, linkOf }: Props) {
  const t = useText();
  return (
    <Rail title={t('product.similar')}>
      {products.map((product) => (
        <li key={product.sku}>
          <ProductTile product={product} href={linkOf(product)} sizes="(min-width: 64em) 21vw, 62vw" />
        </li>
      ))}
    </Rail>
  );
}
