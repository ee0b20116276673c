import { useCallback, useState } from 'react';
import type { Page, ProductConfiguration, ProductKey, ProductView, Shop } from '../../core';
import { useShop } from '../state/shop-context';
import { useObservable } from './use-observable';
import { Resources, useReady, useResource, type Loaded } from './resource';

/** A product page's product, and what a shopper does there. */
export interface ProductHook {
  /** The product with what is chosen; undefined until it is here. */
  readonly view: ProductView | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  readonly isPending: boolean;
  /** Chooses the value of an option, as `view.options` names both. Does nothing while there is no view. */
  readonly choose: (code: string, value: string) => void;
  /** Changes quantity, parts of a bundle, or options of its own. */
  readonly configure: (change: Partial<ProductConfiguration>) => void;
  /** Asks for it again. */
  readonly reload: () => void;
}

/** The same once the product is there. */
export interface ReadyProductHook extends ProductHook {
  readonly view: ProductView;
}

const products = new Resources<ProductView>();

/** The product that came with the page, where it is the one that is asked for. */
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
 * A product by its sku: from the page that the server has made where it is that page's, else it is asked for once, however many components show
 * it. What is chosen belongs to the component.
 *
 * @throws the reason, with `suspense` alone: for an error boundary
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
