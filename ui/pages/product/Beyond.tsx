import type { Product } from '../../../core/shopper';
import { ProductTile } from '../../components/products/ProductTile';
import { Rail } from '../../components/products/Rail';
import { RecentRail } from '../../parts/RecentRail';
import { useAllWords, useText } from '../../text/text-context';

interface Props {
  readonly sku: string;
  readonly outfit: readonly Product[];
  readonly similar: readonly Product[];
  readonly linkOf: (product: Product) => string;
}

export function Beyond({ sku, outfit, similar, linkOf }: Props) {
  useAllWords('arrival');
  const t = useText();
  const row = (title: string, products: readonly Product[]) =>
    products.length > 0 && (
      <Rail title={title}>
        {products.map((product) => (
          <li key={product.sku}>
            <ProductTile product={product} href={linkOf(product)} sizes="(min-width: 64em) 21vw, 62vw" />
          </li>
        ))}
      </Rail>
    );
  return (
    <>
      {row(t('product.outfit'), outfit)}
      {row(t('product.similar'), similar)}
      <RecentRail except={sku} />
    </>
  );
}
