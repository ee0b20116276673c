import { createSystemClock } from '../../../adapters/clock/system';
import { createSystemIds } from '../../../adapters/ids/system';
import { createPlatform, type Platform } from '../../../adapters/platform';
import type { Good, PeopleWriter } from '../../../adapters/platform/ports/staff/people-data';
import type { PartType } from '../../../core/contract';
import { NEW_YORK } from '../../fixtures/order';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 500;
const FIRST_ID = -1000;
const DAYS = 500;
const PAYOUTS = 15;
const PERSON = { source: 'bench', addresses: [], groupId: 1, bonus: 0, currency: 'USD' } as const;

export interface CabinetSize {
  readonly orders: number;
  readonly posts: number;
  readonly products: number;
}

type Piece = Good & { readonly part: PartType | undefined };

/**
 * Fills the data folder of an open shop with a blogger's history.
 * @param email of the blogger
 */
export async function fillCabinet(data: string, email: string, size: CabinetSize): Promise<void> {
  const parts = { clock: createSystemClock(), ids: createSystemIds() };
  const silent = { mode: 'development', deliverEvents: false, sendMessages: false } as const;
  const platform = await createPlatform({ ...parts, ...silent, data });
  try {
    const now = Date.now();
    const { bloggerId, buyerId, pieces } = await platform.people.write(async (people) => ({
      bloggerId: await people.writePerson({
        ...PERSON,
        firstname: 'Marta',
        lastname: 'Roth',
        email,
        roles: ['blogger'],
      }),
      buyerId: await people.writePerson({
        ...PERSON,
        firstname: 'Bea',
        lastname: 'Buyer',
        email: `b-${email}`,
        roles: [],
      }),
      pieces: await piecesOf(people),
    }));
    await writeSales(platform, { bloggerId, buyerId, pieces, orders: size.orders, now });
    await platform.people.write(async (people) => {
      const ids = await writeProducts(people, { bloggerId, pieces, products: size.products, now });
      await writePosts(people, { bloggerId, pieces, ids, posts: size.posts, now });
    });
  } finally {
    await platform.close();
  }
}

async function piecesOf(people: PeopleWriter): Promise<readonly Piece[]> {
  const storeCode = people.stores[0]?.storeCode ?? '';
  const pieces: Piece[] = [];
  for (const [turn, { sku, part }] of (await people.goods('demo')).entries()) {
    const good = await people.good(sku, turn, storeCode);
    if (good !== undefined) pieces.push({ ...good, part });
  }
  return pieces;
}

interface Sales {
  readonly bloggerId: number;
  readonly buyerId: number;
  readonly pieces: readonly Piece[];
  readonly orders: number;
  readonly now: number;
}

async function writeSales(platform: Platform, { bloggerId, buyerId, pieces, orders, now }: Sales): Promise<void> {
  for (let from = 0; from < orders; from += BATCH) {
    await platform.people.write(async (people) => {
      for (let at = from; at < Math.min(from + BATCH, orders); at += 1) {
        const placedAt = now - ((orders - at) / orders) * DAYS * DAY_MS;
        const isOff = at % 40 === 7;
        const deliveredAt = placedAt + 5 * DAY_MS;
        const hasArrived = !isOff && deliveredAt < now;
        await people.writeOrder({
          id: FIRST_ID - orders + at,
          source: PERSON.source,
          orderId: `bench-${String(at)}`,
          customerId: buyerId,
          storeCode: people.stores[0]?.storeCode ?? '',
          goods: pickOf(pieces, at, 1 + (at % 3)).map((good) => ({ ...good, qty: 1 })),
          address: NEW_YORK,
          shipping: 'standard',
          payment: 'cashondelivery',
          placedAt,
          state: isOff ? 'canceled' : hasArrived ? 'paid' : 'new',
          status: hasArrived ? 'O' : 'B',
          fulfilment: {
            carrier: 'Standard',
            ...(hasArrived && { deliveredAt }),
            ...(isOff && { cancelReason: 'Sold out' }),
          },
          soldBy: bloggerId,
        });
      }
    });
  }
  await platform.people.write(async (people) => {
    for (let month = PAYOUTS; month >= 1; month -= 1) {
      const createdAt = now - month * 30 * DAY_MS;
      await people.writePayouts(bloggerId, { createdAt, ...(month > 1 && { paidAt: createdAt + DAY_MS }) });
    }
  });
}

interface Storage {
  readonly bloggerId: number;
  readonly pieces: readonly Piece[];
  readonly now: number;
}

async function writeProducts(
  people: PeopleWriter,
  { bloggerId, pieces, products, now }: Storage & { readonly products: number },
): Promise<readonly number[]> {
  const arrived: { readonly id: number; readonly part: PartType | undefined }[] = [];
  for (let at = 0; at < products; at += 1) {
    const last = (part: PartType) => arrived.findLast((one) => one.part === part)?.id;
    const parts = at % 8 === 7 ? [last('top'), last('bottom')].flatMap((id) => id ?? []) : [];
    if (parts.length === 2) {
      await people.writePromo(bloggerId, { title: `Outfit ${String(at)}`, type: 'top', parts });
      continue;
    }
    const [good] = pickOf(pieces, at, 1);
    if (good === undefined) continue;
    const isComing = at % 10 === 3;
    const moment = now - (products - at) * (DAY_MS / 3);
    const id = await people.writePromo(bloggerId, {
      title: good.title,
      type: good.part ?? null,
      good,
      orderId: `bench-promo-${String(Math.floor(at / 3))}`,
      ...(isComing ? { expectedAt: now + 3 * DAY_MS } : { deliveredAt: moment }),
      ...(at % 20 === 0 && { archive: { at: moment, reason: 'worn out', notes: 'Shown often.', by: 'blogger' } }),
    });
    if (!isComing) arrived.push({ id, part: good.part });
  }
  return arrived.map(({ id }) => id);
}

async function writePosts(
  people: PeopleWriter,
  { bloggerId, pieces, ids, posts, now }: Storage & { readonly ids: readonly number[]; readonly posts: number },
): Promise<void> {
  const types = ['story', 'post', 'profile'] as const;
  const shown = ids.slice(0, Math.floor(ids.length * 0.8));
  for (let at = 0; at < posts; at += 1) {
    await people.writePost(bloggerId, {
      type: types[at % 3] ?? 'post',
      promotedAt: now - (posts - at) * (DAY_MS / 3),
      text: 'Worn for a week, in rain and on the train: what still looks new, and what does not.',
      images: pickOf(pieces, at, 2).flatMap(({ image }) => image ?? []),
      products: pickOf(shown, at, 2),
    });
  }
}

function pickOf<T>(list: readonly T[], turn: number, count: number): readonly T[] {
  return Array.from({ length: Math.min(count, list.length) }, (_, at) => list[(turn * 7 + at) % list.length]).flatMap(
    (one) => (one === undefined ? [] : [one]),
  );
}
