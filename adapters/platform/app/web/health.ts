import { endpointOf } from './own-routes';
import { envelope, jsonResponse } from '../../foundation';
import type { PlatformApp } from './platform-app';
import { Readiness } from './readiness';

type Services = ConstructorParameters<typeof Readiness>[0];

export function addHealth(app: PlatformApp, services: Services): void {
  const { settings } = services;
  const readiness = new Readiness(services);
  app.get('/healthz', () => envelope(200, 'ok'));
  app.get('/readyz', async () => {
    const { isReady, parts, products } = await readiness.check();
    return isReady
      ? envelope(200, 'ready', { products, parts })
      : envelope(503, 'not ready', { error: 'not_ready', parts });
  });
  app.get('/api/openapi.json', async () => {
    const [{ openApi }, { ENDPOINTS }] = await Promise.all([
      import('../../../../core/contract/openapi'),
      import('../../../../core/contract/table'),
    ]);
    return jsonResponse(200, openApi([...ENDPOINTS, ...settings.routes.map(endpointOf)]));
  });
}
