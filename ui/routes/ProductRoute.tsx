import { useLocation } from 'wouter';
import type { Page, ProductView } from '../../core';
import { ProductPage } from '../pages/ProductPage';
import { useShop } from '../state/shop-context';

export function ProductRoute({ page }: { readonly page: Page }) {
  const shop = useShop();
  const [, navigate] = useLocation();
  if (page.name !== 'product') return null;
  const { view, similar } = page;
  const show = (next: ProductView) => {
    const path = shop.routing.showView(next);
    navigate(path, { replace: true });
  };
  const add = async (qty: number) => {
    const { items } = await shop.cart.add(view, qty);
    if (items.length > 0) shop.cart.toggleMicrocart(true);
    return items.length > 0;
  };
  return (
    <ProductPage
      key={view.parent.sku}
      view={view}
      similar={similar}
      taxIncluded={shop.storeViews.current.tax.sourcePriceIncludesTax}
      linkOf={(product) => shop.routing.productLink(product)}
      onChoose={(code, value) => show(shop.product.choose(view, code, value))}
      onConfigure={(change) => show(shop.product.configure(view, change))}
      onAdd={add}
    />
  );
}
