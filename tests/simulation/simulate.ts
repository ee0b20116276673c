import { checkInvariants, keptQueue, stockLevels } from './invariants';
import { createDiary, nextAction, type Diary } from './shopper';
import { createWorld, type World } from './world';

export interface Journey {
  readonly seed: number;
  readonly steps: number;
  readonly requests: number;
  readonly faults: number;
  readonly placed: number;
  readonly queued: number;
}

/** A journey whose seed breaks a promise of the shop. The message tells how to see it again. */
export class FailedJourney extends Error {
  override readonly name = 'FailedJourney';
  constructor(
    readonly seed: number,
    log: readonly string[],
    cause: unknown,
  ) {
    const reason = cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
    super(`Seed ${seed} fails. Replay it: SEED=${seed} npx vitest run tests/simulation\n${log.join('\n')}\n${reason}`, {
      cause,
    });
  }
}

/** Enough for both tabs of a shopper to hear of each other's last change. */
const ROUNDS = 3;

/** Nobody presses two buttons in the same millisecond. */
const LEAST_PAUSE_MS = 50;

/** The network is sound again, and every tab does what a shop does then. */
async function heal(world: World, diary: Diary): Promise<void> {
  world.network.set(false);
  await world.clock.runUntilIdle();
  world.network.set(true);
  await world.clock.runUntilIdle();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { shop } of diary.tabs) {
      await world.drive(shop.orders().then((orders) => orders.process()));
      await world.drive(shop.cart.sync({ force: true }));
      await world.drive(shop.cart.settled());
      await world.clock.runUntilIdle();
    }
  }
}

/**
 * One shopper's visit to the shop, all of it decided by the seed: what they do, when the network fails and how. Ends with a sound
 * network, and with everything checked that must always hold.
 * @throws FailedJourney
 */
export async function simulate(seed: number): Promise<Journey> {
  const world = await createWorld(seed);
  const diary = createDiary();
  const steps = 8 + Math.floor(world.chance.random() * 18);
  try {
    const stock = await stockLevels(world);
    diary.tabs.push(await world.openTab());
    for (let step = 0; step < steps; step += 1) {
      await nextAction(world)(world, diary);
      await world.clock.advance(LEAST_PAUSE_MS);
    }
    diary.log.push('the network is sound');
    world.http.heal();
    await world.clock.runUntilIdle();
    const lines = diary.tabs[0]?.shop.cart.snapshot.cartItems ?? [];
    const belongings = { lines, queue: await keptQueue(world) };
    await heal(world, diary);
    await checkInvariants(world, diary, { stock, belongings });
    const { records } = world.http;
    return {
      seed,
      steps,
      requests: records.length,
      faults: records.filter(({ fault, delayMs }) => fault !== 'none' || delayMs > 0).length,
      placed: diary.told.filter(({ outcome }) => outcome.status === 'placed').length,
      queued: diary.told.filter(({ outcome }) => outcome.status === 'queued').length,
    };
  } catch (error) {
    throw new FailedJourney(seed, diary.log, error);
  } finally {
    for (const { kill } of diary.tabs) kill();
    world.close();
  }
}
