import { endpointOf } from './own-routes';
import { envelope, jsonResponse, type RateLimiter, JsonText, limitOf } from '../../foundation';
import { lazily } from '../../../../core/kernel/async/lazily';
import type { PlatformApp } from './platform-app';
import { Readiness } from './readiness';

type Services = ConstructorParameters<typeof Readiness>[0] & { readonly rates: Pick<RateLimiter, 'hit'> };

export function addHealth(app: PlatformApp, services: Services): void {
  const readiness = new Readiness(services);
  app.get('/healthz', () => envelope(200, 'ok'));
  app.get('/readyz', async () => {
    const { isReady, parts, products } = await readiness.check();
    return isReady
      ? envelope(200, 'ready', { products, parts })
      : envelope(503, 'not ready', { error: 'not_ready', parts });
  });
  addOpenApi(app, services);
}

/** Built once: it takes about 140 ms, and anyone can request it. */
function addOpenApi(app: PlatformApp, { rates, settings }: Pick<Services, 'rates' | 'settings'>): void {
  const limit = limitOf('browsing', rates, settings.pace);
  const document = lazily(async () => {
    const [{ openApi }, { ENDPOINTS }] = await Promise.all([
      import('../../../../core/contract/openapi'),
      import('../../../../core/contract/table'),
    ]);
    return new JsonText(JSON.stringify(openApi([...ENDPOINTS, ...settings.routes.map(endpointOf)])));
  });
  app.get('/api/openapi.json', async (context) => {
    const { address } = context.env;
    if (address !== undefined) await limit(address);
    return jsonResponse(200, await document());
  });
}
