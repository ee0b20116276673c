import { useCallback, useState } from 'react';
import type { Page, ProductConfiguration, ProductKey, ProductView, Shop } from '../../core/shopper';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { Resources, useReady, useResource, type Loaded } from './resource';

/** A product, its selection and actions. */
export interface ProductHook {
  readonly view: ProductView | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly isPending: boolean;
  /** No-op without a view. */
  readonly choose: (code: string, value: string) => void;
  readonly configure: (change: Partial<ProductConfiguration>) => void;
  readonly reload: () => void;
}

/** A `ProductHook` whose product is loaded. */
export interface ReadyProductHook extends ProductHook {
  readonly view: ProductView;
}

const products = new Resources<ProductView>();

function onPage(page: Page | null, { sku, childSku, selection }: ProductKey): ProductView | undefined {
  if (page?.name !== 'product' || selection !== undefined) return undefined;
  const { parent, current } = page.view;
  const isSame = childSku === undefined ? parent.sku === sku || current.sku === sku : current.sku === childSku;
  return isSame ? page.view : undefined;
}

function resourceOf(shop: Shop, key: ProductKey) {
  const name = JSON.stringify([shop.storeViews.current.storeCode, key.sku, key.childSku, key.selection]);
  const load = () => shop.product.load(key);
  return { shop, key: name, all: products, resource: products.of(shop, name, load, onPage(shop.routing.page, key)) };
}

function useView(loaded: Loaded<ProductView>, reload: () => Promise<void>): ProductHook {
  const { product } = useShop();
  const { data, ...rest } = loaded;
  const [chosen, setChosen] = useState<{ readonly of: ProductView; readonly view: ProductView }>();
  const change = (make: (view: ProductView) => ProductView) => {
    if (data === undefined) return;
    setChosen((before) => ({ of: data, view: make(before?.of === data ? before.view : data) }));
  };
  return {
    view: chosen !== undefined && chosen.of === data ? chosen.view : data,
    ...rest,
    choose: (code, value) => change((view) => product.choose(view, code, value)),
    configure: (configuration) => change((view) => product.configure(view, configuration)),
    reload: () => void reload(),
  };
}

/**
 * Loads a product once for all components, or takes it from the server-rendered page. The selection is local.
 *
 * @throws the reason, with `suspense` only
 */
export function useProduct(key: ProductKey | string, options: { readonly suspense: true }): ReadyProductHook;
export function useProduct(key: ProductKey | string, options?: { readonly suspense?: boolean }): ProductHook;
export function useProduct(
  key: ProductKey | string,
  { suspense = false }: { readonly suspense?: boolean } = {},
): ProductHook {
  const shop = useShop();
  useObservable(shop.storeViews.current$, shop.storeViews.current);
  const waiting = resourceOf(shop, typeof key === 'string' ? { sku: key } : key);
  const { resource } = waiting;
  const useLoaded = suspense ? useReady : useResource;
  const reload = useCallback(() => resource.begin(), [resource]);
  return useView(useLoaded(resource, waiting), reload);
}
