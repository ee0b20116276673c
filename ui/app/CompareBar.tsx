import { CompareTray } from '../shell/CompareTray';
import { useShop } from '../state/shop-context';
import { useObservable } from '../state/use-observable';
import { useNotify } from '../state/use-notify';
import { useAllWords } from '../text/text-context';

/** Pages on which products are gathered to be compared. */
const GATHERING: ReadonlySet<string | undefined> = new Set(['category', 'collection', 'search', 'product']);

/** What waits to be compared, on lists and the pages of products. */
export function CompareBar() {
  useAllWords();
  const shop = useShop();
  const notify = useNotify();
  const items = useObservable(shop.compare.items$, []);
  const page = useObservable(shop.routing.page$, shop.routing.page);
  if (!GATHERING.has(page?.name)) return null;
  return (
    <CompareTray
      products={items.toReversed()}
      path={shop.routing.localPath('/compare')}
      onRemove={(sku) => void shop.compare.remove(sku).catch(notify)}
    />
  );
}
