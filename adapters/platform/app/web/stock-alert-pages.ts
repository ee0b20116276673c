import type { Context } from 'hono';
import { htmlResponse, type Settings } from '../../foundation';
import { alertPath, stockAlertTextsOf, type StockAlerts } from '../../catalogue';
import { page, markup } from '../../messages';
import { donePage } from './done-page';
import type { PlatformApp } from './platform-app';

interface Services {
  readonly settings: Settings;
  readonly stockAlerts: StockAlerts;
}

/** GET changes nothing, because mail clients prefetch links; a button cancels the alert. */
export function addStockAlertPages(app: PlatformApp, { settings, stockAlerts }: Services): void {
  app.get('/api/stock/alert/:key', async (context) => {
    const found = await stockAlerts.find(keyOf(context));
    if (found === undefined) return removed(settings, settings.defaultStore);
    const { alert, product, store } = found;
    const format = stockAlertTextsOf(store);
    const text = format('page.text', { email: alert.email, name: product.name });
    const body = markup`<h1>${format('page.title')}</h1>
      <p>${text}</p>
      <form method="post" action="${alertPath(alert.key)}"><button class="main">${format('page.remove')}</button></form>`;
    return htmlResponse(200, page(format('page.title'), body, store.i18n.defaultLanguage));
  });
  app.post('/api/stock/alert/:key', async (context) => {
    const key = keyOf(context);
    const store = (await stockAlerts.find(key))?.store ?? settings.defaultStore;
    await stockAlerts.remove(key);
    return removed(settings, store);
  });
}

function keyOf(context: Context): string {
  return context.req.param('key') ?? '';
}

function removed({ publicUrl }: Settings, store: Settings['defaultStore']): Response {
  const format = stockAlertTextsOf(store);
  const words = { title: format('page.removed'), text: format('page.removed-text'), toShop: format('page.shop') };
  return donePage({ store, publicUrl }, words);
}
