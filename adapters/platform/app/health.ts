import type { Database } from '../ports/database';
import type { CatalogueIndexStore } from '../catalogue/catalogue-index-store';
import { endpointOf } from '../routes/own-routes';
import type { Settings } from '../settings/options';
import { envelope, jsonResponse } from '../http/respond';
import type { PlatformApp } from './platform-app';

/** What these work with. */
interface Services {
  readonly database: Database;
  readonly indexes: CatalogueIndexStore;
  readonly settings: Settings;
}

/** /healthz: the process answers. /readyz: the database and the index do, too. /api/openapi.json: what can be called. */
export function addHealth(app: PlatformApp, services: Services): void {
  const { settings, database, indexes } = services;
  app.get('/healthz', () => envelope(200, 'ok'));
  app.get('/readyz', async () => {
    try {
      await database.read((db) => db.versions.current());
      const index = indexes.of(settings.defaultStore);
      return envelope(200, 'ready', { products: await index.size() });
    } catch (error) {
      settings.telemetry.error(error, { where: 'readyz' });
      return envelope(503, 'not ready', { error: 'not_ready' });
    }
  });
  app.get('/api/openapi.json', async () => {
    const [{ openApi }, { ENDPOINTS }] = await Promise.all([
      import('../../../core/contract/openapi'),
      import('../../../core/contract/table'),
    ]);
    return jsonResponse(200, openApi([...ENDPOINTS, ...settings.routes.map(endpointOf)]));
  });
}
