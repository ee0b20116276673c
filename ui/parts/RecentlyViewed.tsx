import { ProductRail } from '../components/products/ProductRail';
import { useFreshList } from '../state/use-fresh-list';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';

interface Props {
  /** Excludes the current product. */
  readonly except?: string | undefined;
}

export function RecentlyViewed({ except }: Props) {
  const shop = useShop();
  const t = useText();
  const list = useFreshList(shop.recentlyViewed);
  const seen = list.items.filter(({ sku }) => sku !== except);
  if (seen.length === 0) return null;
  return (
    <div data-testid="recently-viewed">
      <ProductRail
        title={t('recent.title')}
        more={{ href: shop.routing.localPath('/recently-viewed'), label: t('home.see-all') }}
        products={seen}
        linkOf={(product) => shop.routing.productLink(product)}
      />
    </div>
  );
}
