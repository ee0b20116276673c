import { REVIEW_LIMITS } from '../../../../core/contract/foundation/limits';
import { reviewPhotos } from '../../../../core/contract/catalogue/manage-reviews';
import { createReview } from '../../../../core/contract/catalogue/reviews';
import { invalidField, notFound, type UploadedFile, type Route, route, type Settings } from '../../foundation';
import type { Database } from '../../ports/database';
import type { CatalogueReader } from '../reading/catalogue-reader';
import type { FileStore } from '../../ports/foundation/files';
import type { ReviewAdmin } from './review-admin';
import { REVIEW_PHOTOS } from '../../ports/foundation/pictures';
import { forgetPhotos, keepPhotos } from './review-photos';
import { PENDING } from '../../ports/catalogue/reviews';

interface Services {
  readonly database: Database;
  readonly reader: CatalogueReader;
  readonly settings: Settings;
  readonly files: FileStore;
  readonly reviewAdmin: Pick<ReviewAdmin, 'photos'>;
}

export function reviewRoutes(services: Services): readonly Route[] {
  const { database, reader, reviewAdmin, settings } = services;
  return [
    route(createReview, async ({ body, caller, files, store }) => {
      const product = await database.read((db) => reader.productBySku(db, body.product_sku, store));
      if (!product) throw notFound(`product_sku ${body.product_sku} is not in the catalogue`);
      checkPhotos(files);
      const review = {
        entity_id: product.id,
        product_sku: product.sku,
        title: body.title,
        detail: body.detail,
        nickname: body.nickname,
        ...(body.rating !== undefined && { rating: Number(body.rating) }),
        ...(body.fit !== undefined && { fit: body.fit }),
        created_at: new Date(settings.clock.now()).toISOString(),
      };
      // The review comes first, so that orphans of an aborted upload can be found.
      const author = caller.kind === 'user' ? caller.customer.id : undefined;
      const id = await database.write((db) => db.reviews.add(review, PENDING, author));
      if (files.length > 0) await addPhotos(id, files, services);
      return { id, status: PENDING };
    }),
    route(reviewPhotos, async ({ query: { id } }) => ({ items: [...(await reviewAdmin.photos(id))] })),
  ];
}

async function addPhotos(id: number, files: readonly UploadedFile[], services: Services): Promise<void> {
  const { database } = services;
  let kept: readonly string[] = [];
  try {
    kept = await keepPhotos(files, services, { field: 'photos', folder: `${REVIEW_PHOTOS}/${String(id)}` });
    await database.write((db) => db.reviews.setPhotos(id, kept));
  } catch (error) {
    await database.write((db) => db.reviews.remove(id));
    await forgetPhotos(kept, services);
    throw error;
  }
}

function checkPhotos(files: readonly UploadedFile[]): void {
  const { photos: max, photoBytes } = REVIEW_LIMITS;
  const other = files.find((file) => file.field !== 'photos' && file.field !== 'photos[]');
  if (other) throw invalidField(other.field.slice(0, 60), "must not be a file; photos go by the name 'photos'");
  if (files.length > max) throw invalidField('photos', `must be at most ${max} files`);
  if (files.some((file) => file.bytes.byteLength > photoBytes)) {
    throw invalidField('photos', `must be at most ${photoBytes} bytes each`);
  }
}
