import { inject, injectable } from '../di';
import * as z from 'zod/mini';
import { readStored, TwoStages, URL_MAP_COLLECTION } from '../cache';
import { CLOCK, STORAGE, TELEMETRY, token } from '../di';
import { StorageQuotaError, type Clock, type Storage, type Telemetry } from '../ports';
import type { MappedRoute } from './plan-resolution';

const TTL_MS = 86_400_000;

const entry = z.object({
  at: z.number(),
  route: z.object({ name: z.string(), params: z.record(z.string(), z.string()), canonical: z.string() }),
});

/** Persistent first stage of the URL map; bypassed if it fails or is slower than the server. */
@injectable()
export class UrlMapCache {
  readonly #stages: TwoStages;

  constructor(
    @inject(STORAGE) private readonly storage: Storage,
    @inject(CLOCK) private readonly clock: Clock,
    @inject(TELEMETRY) private readonly telemetry: Telemetry,
  ) {
    this.#stages = new TwoStages({ clock, telemetry, name: URL_MAP_COLLECTION });
  }

  read(key: string): Promise<MappedRoute | undefined> {
    return this.#stages.first(() => this.#read(key));
  }

  ask<T>(request: () => Promise<T>): Promise<T> {
    return this.#stages.second(request);
  }

  async #read(key: string): Promise<MappedRoute | undefined> {
    try {
      const place = { collection: URL_MAP_COLLECTION, key };
      const kept = await readStored({ storage: this.storage, telemetry: this.telemetry }, place, entry);
      return kept && this.clock.now() - kept.at < TTL_MS ? kept.route : undefined;
    } catch (error) {
      this.telemetry.error(error, { where: 'url map, read' });
      return undefined;
    }
  }

  async write(key: string, route: MappedRoute): Promise<void> {
    if (this.#stages.isOff) return;
    const { name, params, canonical } = route;
    const value = { at: this.clock.now(), route: { name, params, canonical } };
    try {
      await this.storage.set(URL_MAP_COLLECTION, key, value).catch(async (error: unknown) => {
        if (!(error instanceof StorageQuotaError)) throw error;
        await this.storage.clear(URL_MAP_COLLECTION);
        await this.storage.set(URL_MAP_COLLECTION, key, value);
      });
    } catch (error) {
      this.telemetry.error(error, { where: 'url map, write' });
    }
  }
}
export const URL_MAP_CACHE = token<UrlMapCache>('UrlMapCache');
