import { partsOf, promoLink, type BloggersArea, type PromoProduct } from '../../../core/blogger';
import { CopyText } from '../../pages/cabinet/CopyText';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useCabinetText } from '../../text/cabinet-text';

const UNREAD = { status: 'unread' } as const;

interface Props {
  readonly bloggers: BloggersArea;
  readonly product: PromoProduct;
  readonly products: readonly PromoProduct[];
}

export function ProductLinks({ bloggers, product, products }: Props) {
  const shop = useShop();
  const t = useCabinetText();
  const terms = useObservable(bloggers.terms$, UNREAD);
  if (terms.status !== 'here') return null;
  const { promo_code: code } = terms.value;
  const shown = product.is_set ? partsOf(product, products) : [product];
  return shown.map(({ id, sku, title }) => {
    if (sku === null) return null;
    const address = location.origin + shop.routing.localPath(`/p/${encodeURIComponent(sku)}`);
    const label = product.is_set ? t('product.link-of', { title }) : t('product.link');
    return <CopyText key={id} label={label} text={promoLink(address, code)} />;
  });
}
