import { ProductTile } from '../components/ProductTile';
import { Rail } from '../components/Rail';
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
      <Rail
        title={t('recent.title')}
        more={{ href: shop.routing.localPath('/recently-viewed'), label: t('home.see-all') }}
      >
        {seen.map((product) => (
          <li key={product.sku}>
            <ProductTile
              product={product}
              href={shop.routing.productLink(product)}
              sizes="(min-width: 64em) 21vw, 62vw"
            />
          </li>
        ))}
      </Rail>
    </div>
  );
}
