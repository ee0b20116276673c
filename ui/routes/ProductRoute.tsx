import { useEffect } from 'react';
import { useLocation } from '../state/address';
import type { Page, ProductView, Shop } from '../../core/shopper';
import { ProductPage, type HelpPaths } from '../pages/ProductPage';
import { useShop } from '../state/shop-context';

type ProductPageData = Extract<Page, { readonly name: 'product' }>;

export function ProductRoute({ page }: { readonly page: Page }) {
  return page.name === 'product' ? <Product page={page} /> : null;
}

function Product({ page }: { readonly page: ProductPageData }) {
  const { view, delivery } = page;
  const shop = useShop();
  const [path, navigate] = useLocation();
  const show = (next: ProductView) => {
    const to = shop.routing.showView(next);
    // Custom text does not change the URL; browsers throttle history updates per keystroke.
    if (to !== path) navigate(to, { replace: true });
  };
  useRecalledSize(shop, view);
  const add = async (qty: number) => {
    const { items } = await shop.cart.add(view, qty);
    if (items.length > 0) shop.cart.toggleMicrocart(true);
    return items.length > 0;
  };
  return (
    <ProductPage
      {...page}
      key={view.parent.sku}
      taxIncluded={shop.storeViews.current.tax.sourcePriceIncludesTax}
      help={helpPaths(shop)}
      ways={delivery?.ways}
      linkOf={(product) => shop.routing.productLink(product)}
      onChoose={(code, value) => show(shop.product.choose(view, code, value))}
      onConfigure={(change) => show(shop.product.configure(view, change))}
      onAdd={add}
      loadReviews={(query) => shop.product.reviewsPage(view.parent.sku, query)}
      openReviews={() => shop.reviews()}
      readBlock={(id) => shop.content.block(id)}
      locale={shop.storeViews.current.i18n.defaultLocale}
    />
  );
}

/** Applies the shopper's remembered size after hydration, unless one was chosen. */
function useRecalledSize(shop: Shop, view: ProductView): void {
  useEffect(() => {
    let isCurrent = true;
    void shop.product.recall(view).then((recalled) => {
      if (isCurrent && recalled !== view) shop.routing.showView(recalled);
    });
    return () => {
      isCurrent = false;
    };
  }, [shop, view]);
}

function helpPaths(shop: Shop): HelpPaths {
  const { settings } = shop.content;
  return {
    sizes: shop.routing.pageLink('size-guide'),
    delivery: settings?.has_shipping_info === true ? shop.routing.localPath('/delivery') : undefined,
    returns: settings?.has_return_policy === true ? shop.routing.localPath('/returns') : undefined,
  };
}

export { OptionPicker } from '../pages/product/options/OptionPicker';
