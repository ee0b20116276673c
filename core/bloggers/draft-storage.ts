import * as z from 'zod/mini';
import { readStored } from '../cache';
import { fromBase64, toBase64 } from '../kernel/base64';
import type { HttpFile, Storage, Telemetry } from '../ports';
import { DRAFT_PHOTOS, DRAFTS } from './forget-drafts';
import type { DraftPlace, KeptDraft } from './post-draft';

const draft = z.object({
  uid: z.string(),
  text: z.string(),
  photos: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      mediaType: z.string(),
      state: z.enum(['waiting', 'sending', 'sent', 'failed']),
      path: z.optional(z.string()),
      reason: z.optional(z.string()),
    }),
  ),
});
const photo = z.object({ name: z.string(), type: z.string(), data: z.string() });

interface Ports {
  readonly storage: Storage;
  readonly telemetry: Telemetry;
}

export class DraftStorage {
  constructor(
    private readonly ports: Ports,
    private readonly userId: string,
  ) {}

  async read(): Promise<ReadonlyMap<string, KeptDraft>> {
    const prefix = `${this.userId}/`;
    const keys = (await this.ports.storage.keys(DRAFTS)).filter((key) => key.startsWith(prefix));
    const found = await Promise.all(
      keys.map(async (key) => {
        const kept = await readStored(this.ports, { collection: DRAFTS, key }, draft);
        return kept === undefined ? [] : [[key.slice(prefix.length), kept] as const];
      }),
    );
    return new Map(found.flat());
  }

  write(place: string, { photos, ...kept }: KeptDraft): Promise<void> {
    const value = { ...kept, photos: photos.map((one) => ({ ...one })) };
    return this.#reported(() => this.ports.storage.set(DRAFTS, `${this.userId}/${place}`, value));
  }

  remove(place: string): Promise<void> {
    return this.#reported(() => this.ports.storage.remove(DRAFTS, `${this.userId}/${place}`));
  }

  keepPhoto(key: string, { name, type, bytes }: HttpFile): Promise<void> {
    const value = { name, type, data: toBase64(bytes) };
    return this.#reported(() => this.ports.storage.set(DRAFT_PHOTOS, `${this.userId}/${key}`, value));
  }

  async photo(key: string): Promise<HttpFile | undefined> {
    const place = { collection: DRAFT_PHOTOS, key: `${this.userId}/${key}` };
    const kept = await readStored(this.ports, place, photo);
    const bytes = kept && fromBase64(kept.data);
    return kept && bytes && { name: kept.name, type: kept.type, bytes };
  }

  forgetPhoto(key: string): Promise<void> {
    return this.#reported(() => this.ports.storage.remove(DRAFT_PHOTOS, `${this.userId}/${key}`));
  }

  async #reported(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.ports.telemetry.error(error, { area: DRAFTS });
    }
  }
}

export function draftName({ itemId, type }: DraftPlace): string {
  return `${itemId}:${type}`;
}
