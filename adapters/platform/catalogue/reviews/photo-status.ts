import type { Database } from '../../ports/database';
import type { OrderFileLinks, Settings } from '../../foundation';
import { reviewPhotoOf, statusOfFolder, type PictureStatus } from '../../ports/foundation/pictures';
import { APPROVED } from '../../ports/catalogue/reviews';

export interface StatusDependencies {
  readonly database: Database;
  readonly fileLinks: OrderFileLinks;
  readonly settings: Pick<Settings, 'clock'>;
}

/** Review photos are public only while approved, since anyone can upload; staff use signed links. */
export async function photoStatus(
  path: string,
  url: URL,
  { database, fileLinks, settings }: StatusDependencies,
): Promise<PictureStatus> {
  const photo = reviewPhotoOf(path);
  if (photo === undefined) return statusOfFolder(path);
  const status = await database.read((db) => db.reviews.statusOfPhoto(path, photo.review));
  if (status === APPROVED) return 'shown';
  return status !== undefined && fileLinks.isGood(url, settings.clock.now()) ? 'once' : 'hidden';
}
