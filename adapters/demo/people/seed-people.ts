import type { GoodHint, PeopleHistory, PeopleWriter } from '../../platform/ports/staff/people-data';
import { DEMO_SOURCE } from '../base/source';
import { createChance, hashText } from '../base/chance';
import type { Chance } from '../base/chance';
import { SEASON_COUPON } from '../coupons';
import { seedBlogger } from './blogger';
import type { ShownGood, WrittenOrder } from './blogger';
import { fulfilmentOf, HOUR_MS, planOrders, stateOf } from './past-orders';
import { addressOf, PERSON_KEYS, personRecord } from './persons';
import type { OrderPlan, PersonKey } from '../data';

export interface PeopleOptions {
  /** Equal seeds over equal catalogues give equal results. Default 1. */
  readonly seed?: number;
  /** Milliseconds since the epoch; all orders and posts precede it. */
  readonly now: number;
}

interface Work {
  readonly people: PeopleWriter;
  readonly chance: Chance;
  readonly seed: number;
  readonly now: number;
  readonly goods: readonly GoodHint[];
  readonly ids: Readonly<Record<PersonKey, number>>;
}

/** Replaces the demo people and their orders, covering every delivery status. Requires the demo catalogue. */
export async function seedPeople(history: PeopleHistory, { seed = 1, now }: PeopleOptions): Promise<void> {
  await history.write(async (people) => {
    await people.removeSource(DEMO_SOURCE);
    const currency = people.stores[0]?.currency ?? '';
    const entries: [PersonKey, number][] = [];
    for (const key of PERSON_KEYS) entries.push([key, await people.writePerson(personRecord(key, currency))]);
    const ids = Object.fromEntries(entries) as Record<PersonKey, number>; // sound: one entry for each key
    const chance = createChance(`${String(seed)}:people`);
    const goods = chance.shuffled(await people.goods(DEMO_SOURCE));
    if (goods.length === 0) return;
    const work: Work = { people, chance, seed, now, goods, ids };
    const orders = await writeOrders(work);
    await seedBlogger({ people, chance, now, bloggerId: ids.blogger, orders });
  });
}

async function writeOrders(work: Work): Promise<readonly WrittenOrder[]> {
  const plans = planOrders(work.chance);
  const section = new Section(work);
  const written: WrittenOrder[] = [];
  for (const [index, plan] of plans.entries()) {
    const order = await writeOrder(plan, index - plans.length + 1, section, work);
    if (order) written.push(order);
  }
  return written;
}

async function writeOrder(
  plan: OrderPlan,
  id: number,
  section: Section,
  work: Work,
): Promise<WrittenOrder | undefined> {
  const { people, chance, seed, now, ids } = work;
  const storeCode = storeFor(plan.who, people.stores);
  const goods = await section.take(plan, storeCode);
  if (goods.length === 0) return undefined;
  const placedAt = now - plan.hoursAgo * HOUR_MS - chance.whole(0, 50) * 60_000;
  const orderId = `demo-${hashText(`${String(seed)}:order:${String(id)}`)
    .toString(16)
    .padStart(8, '0')}${String(-id)}`;
  const skus = goods.map(({ sku }) => sku);
  const address = addressOf(plan.who);
  const { countryId: country } = address;
  const fulfilment = fulfilmentOf(plan, { placedAt, now, number: String(100_000 + id), country, skus });
  const bought = goods.map((good) => ({ ...good, qty: plan.isPromo === true ? 1 : chance.whole(1, 2) }));
  const shipping = chance.happens(0.3) ? 'express' : 'standard';
  const payment = plan.isUnpaid === true ? 'card' : chance.pick(['cashondelivery', 'banktransfer']);
  await people.writeOrder({
    id,
    source: DEMO_SOURCE,
    orderId,
    customerId: ids[plan.who],
    storeCode,
    goods: bought,
    address,
    shipping,
    payment,
    ...(chance.happens(0.2) && { coupon: SEASON_COUPON }),
    placedAt,
    state: stateOf(plan, payment),
    status: plan.status,
    ...(plan.stage !== undefined && { stage: plan.stage }),
    fulfilment,
    ...(plan.isSale === true && { soldBy: ids.blogger }),
  });
  return {
    id,
    orderId,
    placedAt,
    goods,
    deliveredAt: fulfilment.deliveredAt,
    expectedAt: fulfilment.expectedAt,
    isCanceled: plan.cancelReason !== undefined,
    isPromo: plan.isPromo === true,
    isSale: plan.isSale === true,
  };
}

function storeFor(who: PersonKey, stores: PeopleWriter['stores']): string {
  const [first = '', second = first] = stores.map(({ storeCode }) => storeCode);
  return who === 'briton' ? second : first;
}

class Section {
  readonly #next = { any: 0, outfit: 0 };
  readonly #outfit: readonly GoodHint[];

  constructor(private readonly work: Work) {
    const of = (part: GoodHint['part']) => work.goods.filter((hint) => hint.part === part);
    const [tops, bottoms, shoes] = [of('top'), of('bottom'), of('shoes')];
    this.#outfit = tops.flatMap((top, at) => [top, ...bottoms.slice(at, at + 1), ...shoes.slice(at, at + 1)]);
  }

  async take({ isPromo = false, lines }: OrderPlan, storeCode: string): Promise<readonly ShownGood[]> {
    const { people, chance, goods } = this.work;
    const hints = isPromo && this.#outfit.length > 0 ? this.#outfit : goods;
    const which = hints === goods ? 'any' : 'outfit';
    const taken = new Map<string, ShownGood>();
    for (let tries = 0; taken.size < lines && tries < lines * 4; tries += 1) {
      const hint = hints[this.#next[which]++ % hints.length];
      const good = hint && (await people.good(hint.sku, chance.whole(0, 99), storeCode));
      if (good) taken.set(good.sku, { ...good, part: hint.part });
    }
    return [...taken.values()];
  }
}
