import * as z from 'zod/mini';
import { type Content, siteSettings } from '../content';
import { MISSED_SEARCH } from '../../../core/contract/catalogue/missed-search';
import { MESSAGE_DAYS } from '../../../core/contract/staff/message-days';
import { HeldLease, type Settings } from '../foundation';
import type { Database, Repositories } from '../ports/database';
import type { FileStore } from '../ports/foundation/files';
import { PHOTO_FILES, REVIEW_PHOTOS, reviewPhotoOf } from '../ports/foundation/pictures';
import type { ForgottenKind } from '../ports/staff/retention';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Reuse within this time indicates theft. */
const SPENT_MS = 7 * DAY_MS;
const UNCONFIRMED_MS = 7 * DAY_MS;
const AT_ONCE = 1000;
const PHOTOS_AT_ONCE = 50;

export interface RetentionRun {
  readonly forgotten: Readonly<Record<ForgottenKind, number>>;
  readonly hidden: number;
  readonly photos: number;
  readonly strayPhotos: number;
}

const messageDays = z.looseObject({ message_days: z.number() });

export class RetentionJob {
  #looked = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly services: {
      readonly content: Content;
      readonly database: Database;
      readonly files: FileStore;
      readonly settings: Settings;
    },
  ) {}

  /** @returns undefined while another process runs it */
  async run(): Promise<RetentionRun | undefined> {
    const { database, settings } = this.services;
    const lease = new HeldLease(database, settings, 'retention-round');
    return lease.run(async () => {
      const now = settings.clock.now();
      const hidden = await database.write((db) => db.retention.hideSecrets(now));
      const forgotten = await this.#forget(now, lease);
      return {
        hidden,
        forgotten,
        photos: await this.#removePhotos(),
        strayPhotos: await this.#removeStrays(now, lease),
      };
    });
  }

  async #forget(now: number, lease: HeldLease): Promise<Readonly<Record<ForgottenKind, number>>> {
    const { database } = this.services;
    const own = await database.read((db) => siteSettings(db, this.services, messageDays));
    const days = own?.message_days ?? MESSAGE_DAYS.max;
    const runOut = {
      now,
      spentBefore: now - SPENT_MS,
      messagesBefore: now - days * DAY_MS,
      unconfirmedBefore: now - UNCONFIRMED_MS,
      searchesBefore: Math.floor(now / DAY_MS) - MISSED_SEARCH.days,
    };
    const sum: Record<ForgottenKind, number> = {
      counts: 0,
      messages: 0,
      proofs: 0,
      searches: 0,
      sessions: 0,
      subscriptions: 0,
      tokens: 0,
    };
    for (let isMore = true; isMore && (await lease.renew());) {
      const forgotten = await database.write((db) => db.retention.forget(runOut, AT_ONCE));
      for (const kind of Object.keys(sum) as ForgottenKind[]) sum[kind] += forgotten[kind]; // sound: the keys are its own
      isMore = Object.values(forgotten).some((count) => count >= AT_ONCE);
    }
    return sum;
  }

  /** Files are removed first, so that a crash leads to a retry. */
  async #removePhotos(): Promise<number> {
    const { database, files, settings } = this.services;
    const declined = await database.read((db) => db.retention.declinedPhotos(PHOTOS_AT_ONCE));
    for (const { review, photos } of declined) {
      for (const photo of photos) await settings.images?.forget(photo, files);
      await database.write((db) => db.reviews.setPhotos(review, []));
    }
    return declined.length;
  }

  /** Daily, since it lists all files; skips recent reviews, which may still be uploading. */
  async #removeStrays(now: number, lease: HeldLease): Promise<number> {
    const { database, files, settings } = this.services;
    if (settings.images === undefined || now - this.#looked < DAY_MS) return 0;
    this.#looked = now;
    const paths: string[] = [];
    for await (const { key } of files.list(`${PHOTO_FILES}/${REVIEW_PHOTOS}/`))
      paths.push(key.slice(PHOTO_FILES.length));
    let removed = 0;
    for (const [at, path] of paths.entries()) {
      if (at % AT_ONCE === 0 && !(await lease.renew())) break;
      const photo = reviewPhotoOf(path);
      if (photo === undefined || !(await database.read((db) => isStray(db, path, photo.review, now - DAY_MS))))
        continue;
      await settings.images.forget(path, files);
      removed += 1;
    }
    return removed;
  }
}

async function isStray(
  { reviews }: Pick<Repositories, 'reviews'>,
  path: string,
  review: number | undefined,
  since: number,
): Promise<boolean> {
  if ((await reviews.statusOfPhoto(path, review)) !== undefined) return false;
  const owner = review === undefined ? undefined : await reviews.find(review);
  return owner === undefined || Date.parse(owner.review.created_at) < since;
}
