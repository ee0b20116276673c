import { CompareTray } from '../shell/CompareTray';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useNotify } from '../state/use-notify';
import { useAllWords } from '../text/text-context';

/** What waits to be compared, on every page but the one that compares. */
export function CompareBar() {
  useAllWords();
  const shop = useShop();
  const notify = useNotify();
  const items = useObservable(shop.compare.items$, []);
  const page = useObservable(shop.routing.page$, shop.routing.page);
  if (page?.name === 'compare') return null;
  return (
    <CompareTray
      products={items.toReversed()}
      path={shop.routing.localPath('/compare')}
      onRemove={(sku) => void shop.compare.remove(sku).catch(notify)}
    />
  );
}
