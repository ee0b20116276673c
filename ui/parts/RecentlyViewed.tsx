import { ProductRail } from '../components/ProductRail';
import { useFreshList } from '../state/use-fresh-list';
import { useShop } from '../state/shop-context';
import { useText } from '../text/text-context';

interface Props {
  /** Sku of what the page itself shows: it is no memory yet. */
  readonly except?: string | undefined;
}

/** What this device has looked at, the newest first, with the way to all of it, where it can be forgotten. */
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
