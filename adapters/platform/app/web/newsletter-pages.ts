import type { Context } from 'hono';
import { htmlResponse, type Settings } from '../../foundation';
import { type Newsletter, letterPath, newsletterTextsOf, page, markup } from '../../messages';
import { donePage } from './done-page';
import type { PlatformApp } from './platform-app';

interface Services {
  readonly newsletter: Newsletter;
  readonly settings: Settings;
}

/** GET changes nothing, because mail clients prefetch links; a button confirms or unsubscribes. */
export function addNewsletterPages(app: PlatformApp, services: Services): void {
  const { newsletter } = services;
  app.get('/api/newsletter/:key', (context) => status(services, keyOf(context)));
  app.post('/api/newsletter/:key/confirm', async (context) => {
    await newsletter.confirm(keyOf(context));
    return status(services, keyOf(context));
  });
  app.post('/api/newsletter/:key/leave', async (context) => {
    const found = await newsletter.find(keyOf(context));
    await newsletter.leave(keyOf(context));
    return left(services.settings, found?.store ?? services.settings.defaultStore);
  });
}

function keyOf(context: Context): string {
  return context.req.param('key') ?? '';
}

async function status({ newsletter, settings }: Services, key: string): Promise<Response> {
  const found = await newsletter.find(key);
  if (found === undefined) return left(settings, settings.defaultStore);
  const { subscriber, store } = found;
  const format = newsletterTextsOf(store);
  const isHere = subscriber.confirmedAt !== undefined;
  const title = format(isHere ? 'page.here' : 'page.ask');
  const where = `${letterPath(key)}/${isHere ? 'leave' : 'confirm'}`;
  const body = markup`<h1>${title}</h1>
    <p>${format(isHere ? 'page.here-text' : 'page.ask-text', { email: subscriber.email })}</p>
    <form method="post" action="${where}"><button class="main">${format(isHere ? 'page.leave' : 'page.confirm')}</button></form>`;
  return htmlResponse(200, page(title, body, store.i18n.defaultLanguage));
}

function left({ publicUrl }: Settings, store: Settings['defaultStore']): Response {
  const format = newsletterTextsOf(store);
  const words = { title: format('page.left'), text: format('page.left-text'), toShop: format('page.shop') };
  return donePage({ store, publicUrl }, words);
}
