import type { PartType } from '../../../core/contract';
import type { Good, PeopleWriter } from '../../platform/ports/staff/people-data';
import type { Chance } from '../base/chance';
import { DAY_MS } from './past-orders';
import { PEOPLE } from '../data';

export interface WrittenOrder {
  readonly id: number;
  readonly orderId: string;
  readonly placedAt: number;
  readonly deliveredAt: number | undefined;
  readonly expectedAt: number | undefined;
  readonly isCanceled: boolean;
  readonly isPromo: boolean;
  readonly isSale: boolean;
  readonly goods: readonly ShownGood[];
}

export interface ShownGood extends Good {
  readonly part: PartType | undefined;
}

interface Shown {
  readonly id: number;
  readonly good: ShownGood;
  readonly deliveredAt: number | undefined;
}

interface Work {
  readonly people: PeopleWriter;
  readonly bloggerId: number;
  readonly orders: readonly WrittenOrder[];
  readonly chance: Chance;
  readonly now: number;
}

/** Writes the blogger's samples, outfits, posts and payouts. */
export async function seedBlogger(work: Work): Promise<void> {
  const shown = await writePromoProducts(work);
  await writeSets(work, shown);
  await writePosts(work, shown);
  await writePayouts(work);
}

async function writePromoProducts({ people, bloggerId, orders, now }: Work): Promise<readonly Shown[]> {
  const promos = orders.filter((order) => order.isPromo && !order.isCanceled);
  const shown: Shown[] = [];
  for (const { orderId, goods, deliveredAt, expectedAt } of promos) {
    for (const good of goods) {
      const isArchived = shown.length === 0;
      const id = await people.writePromo(bloggerId, {
        title: good.title,
        type: good.part ?? null,
        good,
        orderId,
        ...(deliveredAt !== undefined && { deliveredAt }),
        ...(expectedAt !== undefined && { expectedAt }),
        ...(isArchived && {
          archive: { at: now - 20 * DAY_MS, reason: 'worn out', notes: 'Shown often enough.', by: 'blogger' },
        }),
      });
      shown.push({ id, good, deliveredAt });
    }
  }
  return shown;
}

async function writeSets({ people, bloggerId }: Work, shown: readonly Shown[]): Promise<void> {
  const arrived = shown.filter(({ deliveredAt }) => deliveredAt !== undefined);
  for (const [turn, { title, type, parts: wanted }] of PEOPLE.blogger.outfits.entries()) {
    const parts = wanted.flatMap((part) => {
      const fitting = arrived.filter(({ good }) => good.part === part);
      return fitting[turn % Math.max(1, fitting.length)] ?? [];
    });
    if (parts.length < 2) continue;
    await people.writePromo(bloggerId, { title, type, parts: parts.map(({ id }) => id) });
  }
}

async function writePosts({ people, bloggerId, chance, now }: Work, shown: readonly Shown[]): Promise<void> {
  for (const { type, daysAgo, shows, text } of PEOPLE.blogger.posts) {
    const promotedAt = now - daysAgo * DAY_MS - chance.whole(20, 40) * 60_000;
    const ready = shown.slice(0, -4).filter(({ deliveredAt }) => (deliveredAt ?? now) < promotedAt);
    const picked = chance.some(ready, shows);
    const [first] = picked;
    if (!first) continue;
    await people.writePost(bloggerId, {
      type,
      promotedAt,
      text: text.replace('{name}', first.good.title),
      images: picked.flatMap(({ good }) => good.image ?? []),
      products: picked.map(({ id }) => id),
    });
  }
}

async function writePayouts({ people, bloggerId, now }: Work): Promise<void> {
  for (const { createdDaysAgo, paidDaysAgo } of PEOPLE.blogger.payouts) {
    const createdAt = now - createdDaysAgo * DAY_MS;
    const paidAt = paidDaysAgo === undefined ? undefined : now - paidDaysAgo * DAY_MS;
    await people.writePayouts(bloggerId, { createdAt, ...(paidAt !== undefined && { paidAt }) });
  }
}
