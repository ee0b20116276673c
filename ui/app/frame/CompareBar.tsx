import { CompareTray } from '../../shell/CompareTray';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useNotify } from '../../state/use-notify';
import { useAllWords } from '../../text/text-context';

const GATHERING: ReadonlySet<string | undefined> = new Set(['category', 'collection', 'search', 'product']);

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
