import type { StoreView } from '../../../../core/store-views';
import { htmlResponse, storeUrl } from '../../foundation';
import { page, markup } from '../../messages';

export function donePage(
  { store, publicUrl }: { readonly store: StoreView; readonly publicUrl: string },
  { title, text, toShop }: { readonly title: string; readonly text: string; readonly toShop: string },
): Response {
  const body = markup`<h1>${title}</h1>
    <p>${text}</p>
    <p><a href="${storeUrl(store, publicUrl)}/">${toShop}</a></p>`;
  return htmlResponse(200, page(title, body, store.i18n.defaultLanguage));
}
