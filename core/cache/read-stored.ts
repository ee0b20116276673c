import type * as z from 'zod/mini';
import { ShopError } from '../kernel/shop-error';
import type { Storage, Telemetry } from '../ports';

/** Reads and validates a stored value; invalid data is reported and ignored, so that it cannot stop the shop. */
export async function readStored<S extends z.ZodMiniType>(
  ports: { readonly storage: Storage; readonly telemetry: Telemetry },
  place: { readonly collection: string; readonly key: string },
  schema: S,
): Promise<z.output<S> | undefined> {
  const { collection, key } = place;
  const raw = await ports.storage.get(collection, key);
  if (raw === undefined) return undefined;
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const name = `${collection}/${key}`;
  ports.telemetry.error(new ShopError('storage-corrupt', { params: { key: name }, cause: parsed.error }), {
    key: name,
  });
  return undefined;
}
