import { createHash } from 'node:crypto';
import { photoProblem } from '../../../core/bloggers/check-photos';
import { invalidField, type UploadedFile, inTurn } from '../foundation';
import type { Database, Repositories } from '../ports/database';
import { BLOGGER_PHOTOS } from '../ports/foundation/pictures';
import { forgetPhotos, keepPhotos, type PhotoDependencies } from '../catalogue';
import { ownPromo } from './promo-views';

export const MAX_UNUSED = 200;

type Dependencies = PhotoDependencies & { readonly database: Database };

interface Sent {
  readonly file: UploadedFile;
  readonly hash: string;
  readonly path: string | undefined;
}

interface Upload {
  readonly bloggerId: number;
  readonly itemId: number | undefined;
  readonly files: readonly UploadedFile[];
}

/**
 * Stores re-encoded photos without metadata; repeated uploads are deduplicated.
 * @returns paths in file order
 * @throws ApiError 400 naming photos and its limit; 404 if the product is not the blogger's
 */
export async function uploadPhotos(upload: Upload, parts: Dependencies): Promise<readonly string[]> {
  const { bloggerId, itemId, files } = upload;
  const other = files.find(({ field }) => field !== 'photos' && field !== 'photos[]');
  if (other) throw invalidField(other.field.slice(0, 60), "must not be a file; photographs go by the name 'photos'");
  const problem = photoProblem(files.map(({ bytes }) => ({ bytes })));
  if (problem !== undefined) throw invalidField('photos', problem.message);
  const hashed = files.map((file) => ({ file, hash: createHash('sha256').update(file.bytes).digest('hex') }));
  const sent = await parts.database.read(async (db) => {
    if (itemId !== undefined) await ownPromo(db, bloggerId, itemId);
    const found: Sent[] = [];
    for (const photo of hashed) {
      found.push({ ...photo, path: await db.bloggerPhotos.find(bloggerId, photo.hash, itemId) });
    }
    return found;
  });
  const made = await keepNew(sent, parts);
  try {
    const kept = await parts.database.write((db) => keepRows(db, { upload, sent, made, parts }));
    const spare = [...made.values()].filter((path) => kept?.paths.includes(path) !== true);
    await forgetPhotos([...(kept?.dropped ?? []), ...spare], parts);
    return kept?.paths ?? (await uploadPhotos(upload, parts));
  } catch (error) {
    await forgetPhotos([...made.values()], parts);
    throw error;
  }
}

async function keepNew(sent: readonly Sent[], parts: Dependencies): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  try {
    for (const { file, hash, path } of sent) {
      if (path !== undefined || made.has(hash)) continue;
      const [kept] = await keepPhotos([file], parts, { field: 'photos', folder: BLOGGER_PHOTOS });
      if (kept !== undefined) made.set(hash, kept);
    }
    return made;
  } catch (error) {
    await forgetPhotos([...made.values()], parts);
    throw error;
  }
}

async function keepRows(
  db: Pick<Repositories, 'bloggerPhotos' | 'bloggers' | 'customers'>,
  {
    upload,
    sent,
    made,
    parts,
  }: { upload: Upload; sent: readonly Sent[]; made: ReadonlyMap<string, string>; parts: Dependencies },
) {
  const { bloggerId, itemId } = upload;
  const now = parts.settings.clock.now();
  await db.customers.lock(bloggerId); // serializes with posts and other uploads
  if (itemId !== undefined) await ownPromo(db, bloggerId, itemId);
  const known = await inTurn(sent, ({ hash }) => db.bloggerPhotos.find(bloggerId, hash, itemId));
  const paths = sent.flatMap(({ hash }, at) => known[at] ?? made.get(hash) ?? []);
  if (paths.length < sent.length) return undefined;
  for (const path of new Set(known)) if (path !== undefined) await db.bloggerPhotos.renew(bloggerId, path, now);
  const isKnown = new Set(sent.flatMap(({ hash }, at) => (known[at] === undefined ? [] : [hash])));
  for (const [hash, path] of made) {
    if (!isKnown.has(hash)) await db.bloggerPhotos.add(bloggerId, { path, hash, productId: itemId, createdAt: now });
  }
  return { paths, dropped: await db.bloggerPhotos.dropUnused(bloggerId, MAX_UNUSED) };
}
