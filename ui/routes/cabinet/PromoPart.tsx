import { partsOf, picturesOf } from '../../../core/blogger';
import { PromoDetails } from '../../pages/cabinet/PromoDetails';
import { Read } from '../../pages/cabinet/Read';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import { useCabinetText } from '../../text/cabinet-text';
import type { CabinetPart } from './part';
import { ProductLinks } from './ProductLinks';
import { PromoActions } from './PromoActions';
import { useParts } from './use-parts';
import { useTitle } from './use-title';

const SHOWN = ['products', 'terms'] as const;
const UNREAD = { status: 'unread' } as const;

export const PromoPart: CabinetPart = ({ page, bloggers, onTitle }) => {
  const shop = useShop();
  const t = useCabinetText();
  const online = useOnline();
  const retry = useParts(bloggers, SHOWN);
  const products = useObservable(bloggers.products$, UNREAD);
  const { id = '' } = page.route.params;
  const items = products.status === 'here' ? products.value.items : [];
  const product = items.find((one) => String(one.id) === id);
  useTitle(product?.title, onTitle);
  const pathOf = (of: number | string) => shop.routing.localPath(`/cabinet/products/${String(of)}`);
  return (
    <Read of={products} online={online} onRetry={retry}>
      {() => {
        if (product === undefined) return <p>{t('product.unknown')}</p>;
        return (
          <PromoDetails
            product={product}
            pictures={picturesOf(product, items)}
            parts={partsOf(product, items)}
            actions={<PromoActions bloggers={bloggers} product={product} />}
            postPath={(type) => `${pathOf(id)}/${type}`}
            pathOf={pathOf}
            toCopy={<ProductLinks bloggers={bloggers} product={product} products={items} />}
          />
        );
      }}
    </Read>
  );
};
