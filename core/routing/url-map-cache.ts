import { inject, injectable } from '../di';
import * as z from 'zod/mini';
import { CACHE_PREFIX, readStored } from '../cache';
import { CLOCK, STORAGE, TELEMETRY, token } from '../di';
import { StorageQuotaError, type Clock, type Storage, type Telemetry } from '../ports';
import type { MappedRoute } from './plan-resolution';

const COLLECTION = `${CACHE_PREFIX}url-map`;
/** S §9, page cache TTL: 86,400 s. */
const TTL_MS = 86_400_000;

const entry = z.object({
  at: z.number(),
  route: z.object({ name: z.string(), params: z.record(z.string(), z.string()), canonical: z.string() }),
});

/** The part of the URL map that the browser keeps between visits. It may fail; then the server is asked. */
@injectable()
export class UrlMapCache {
  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {}

  async read(key: string): Promise<MappedRoute | undefined> {
    try {
      const place = { collection: COLLECTION, key };
      const kept = await readStored({ storage: this.storage, telemetry: this.telemetry }, place, entry);
      return kept && this.clock.now() - kept.at < TTL_MS ? kept.route : undefined;
    } catch (error) {
      this.telemetry.error(error, { where: 'url map, read' });
      return undefined;
    }
  }

  /** Keeps a route. When storage is full the whole map is cleared (S §8) and the route kept in the room that makes. */
  async write(key: string, route: MappedRoute): Promise<void> {
    const { name, params, canonical } = route;
    const value = { at: this.clock.now(), route: { name, params, canonical } };
    try {
      await this.storage.set(COLLECTION, key, value).catch(async (error: unknown) => {
        if (!(error instanceof StorageQuotaError)) throw error;
        await this.storage.clear(COLLECTION);
        await this.storage.set(COLLECTION, key, value);
      });
    } catch (error) {
      this.telemetry.error(error, { where: 'url map, write' });
    }
  }
}
export const URL_MAP_CACHE = token<UrlMapCache>('UrlMapCache');
