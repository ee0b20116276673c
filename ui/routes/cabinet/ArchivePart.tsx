import { picturesOf } from '../../../core/blogger';
import { ArchivedList } from '../../pages/cabinet/ArchivedList';
import { Read } from '../../pages/cabinet/Read';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import type { CabinetPart } from './part';
import { BringBack } from './PromoWork';
import { useParts } from './use-parts';

const SHOWN = ['products'] as const;
const UNREAD = { status: 'unread' } as const;

export const ArchivePart: CabinetPart = ({ bloggers }) => {
  const shop = useShop();
  const online = useOnline();
  const retry = useParts(bloggers, SHOWN);
  const products = useObservable(bloggers.products$, UNREAD);
  const listPath = shop.routing.localPath('/cabinet/products');
  return (
    <Read of={products} online={online} onRetry={retry}>
      {({ items }) => (
        <ArchivedList
          products={items.filter(({ archive }) => archive)}
          picturesOf={(product) => picturesOf(product, items)}
          pathOf={(id) => `${listPath}/${String(id)}`}
          actions={(product) => <BringBack bloggers={bloggers} product={product} />}
        />
      )}
    </Read>
  );
};
