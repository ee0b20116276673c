import type { Database } from '../ports/database';
import type { OrderFileLinks } from '../order-views/order-file-links';
import { reviewPhotoOf, standingOfFolder, type PictureStanding } from '../ports/pictures';
import { APPROVED } from '../ports/reviews';
import type { Settings } from '../settings/options';

/** Dependencies of `photoStanding`. */
export interface StandingParts {
  readonly database: Database;
  readonly fileLinks: OrderFileLinks;
  readonly settings: Pick<Settings, 'clock'>;
}

/**
 * Decides who may see the picture of an address. A photograph of a review is shown to everybody while the review is approved, and otherwise only by a link
 * that staff was given: anybody can upload one.
 */
export async function photoStanding(
  path: string,
  url: URL,
  { database, fileLinks, settings }: StandingParts,
): Promise<PictureStanding> {
  const photo = reviewPhotoOf(path);
  if (photo === undefined) return standingOfFolder(path);
  const status = await database.read((db) => db.reviews.statusOfPhoto(path, photo.review));
  if (status === APPROVED) return 'shown';
  return status !== undefined && fileLinks.isGood(url, settings.clock.now()) ? 'once' : 'hidden';
}
