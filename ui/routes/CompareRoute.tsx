import { useEffect, useState } from 'react';
import type { CompareTable } from '../../core/internal';
import { ComparePage } from '../pages/ComparePage';
import { WaysOn } from '../parts/WaysOn';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useNotify } from '../state/use-notify';
import { useText } from '../text/text-context';

const MAX_CANDIDATES = 12;

function useTable(): CompareTable | null {
  const shop = useShop();
  const t = useText();
  const list = useObservable(shop.compare.state$, shop.compare.snapshot);
  const { storeCode } = useObservable(shop.storeViews.current$, shop.storeViews.current);
  const [table, setTable] = useState<CompareTable | null>(null);
  useEffect(() => {
    if (!list.isLoaded) return undefined;
    let live = true;
    shop.compare.table().then(
      (made) => {
        if (live) setTable(made);
      },
      () => {
        if (!live) return;
        setTable({ products: shop.compare.snapshot.items.toReversed(), rows: [] });
        shop.notices.spawn({ type: 'error', code: 'compare', message: t('error.text') });
      },
    );
    return () => {
      live = false;
    };
  }, [shop, list, storeCode, t]);
  return table;
}

export function CompareRoute() {
  const shop = useShop();
  const notify = useNotify();
  const table = useTable();
  const viewed = useObservable(shop.recentlyViewed.items$, []);
  const saved = useObservable(shop.wishlist.items$, []);
  const compared = new Set(table?.products.map(({ sku }) => sku));
  const others = [...new Map([...viewed, ...saved].map((item) => [item.sku, item])).values()];
  return (
    <ComparePage
      table={table}
      limit={shop.compare.limit}
      candidates={others.filter(({ sku }) => !compared.has(sku)).slice(0, MAX_CANDIDATES)}
      onward={<WaysOn />}
      homePath={shop.routing.localPath('/')}
      linkOf={(product) => shop.routing.productLink(product)}
      onRemove={(sku) => void shop.compare.remove(sku).catch(notify)}
      onAdd={(product) => void shop.compare.add(product).catch(notify)}
      onClear={() => void shop.compare.clear().catch(notify)}
    />
  );
}
