import { useState } from 'react';
import { ProductTile } from '../components/ProductTile';
import { Rail } from '../components/Rail';
import { useFreshList } from '../state/use-fresh-list';
import { useShop } from '../state/shop-context';
import { useNotify } from '../state/use-notify';
import { useText } from '../text/text-context';
import styles from './RecentlyViewed.module.css';

interface Props {
  /** Sku of what the page itself shows: it is no memory yet. */
  readonly except?: string | undefined;
}

/** What this device has looked at, the newest first, with the way to all of it and to forget it. */
export function RecentlyViewed({ except }: Props) {
  const shop = useShop();
  const t = useText();
  const notify = useNotify();
  const list = useFreshList(shop.recentlyViewed);
  const [isCleared, setCleared] = useState(false);
  const seen = list.items.filter(({ sku }) => sku !== except);
  const clear = async () => {
    await shop.recentlyViewed.clear();
    setCleared(true);
  };
  if (isCleared && seen.length === 0) {
    return (
      // Takes over the focus of the button that is gone.
      <p className={styles.cleared} role="status" tabIndex={-1} ref={(line) => line?.focus({ preventScroll: true })}>
        {t('recent.cleared')}
      </p>
    );
  }
  if (seen.length === 0) return null;
  return (
    <div data-testid="recently-viewed">
      <Rail
        title={t('recent.title')}
        more={{ href: shop.routing.localPath('/recently-viewed'), label: t('home.see-all') }}
        action={
          <button type="button" className={styles.clear} onClick={() => void clear().catch(notify)}>
            {t('recent.clear')}
          </button>
        }
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
