import { describe, expect, it } from 'vitest';
import {
  FairQueue,
  type QueueCaller,
  type QueueLimits,
} from '../../../../../adapters/platform/foundation/kernel/fair-queue';
import { networkOf } from '../../../../../adapters/platform/foundation/kernel/network-of';

const MINUTE_MS = 60_000;
const OWNER = '198.51.100.7';

function heldQueue(limits: QueueLimits) {
  let now = 0;
  const queue = new FairQueue(
    limits,
    () => now,
    () => new Error('busy'),
  );
  const started: string[] = [];
  const refused: string[] = [];
  const running: { readonly ends: () => void; readonly fails: () => void }[] = [];
  return {
    started,
    refused,
    advance: (ms: number) => (now += ms),
    enter: (name: string, address: string | undefined, more: Omit<QueueCaller, 'address'> = {}) =>
      queue
        .run({ address, ...more }, async () => {
          started.push(name);
          await new Promise<void>((resolve, reject) =>
            running.push({ ends: resolve, fails: () => reject(new Error('wrong password')) }),
          );
        })
        .catch(() => refused.push(name)),
    finish: async () => {
      running.shift()?.ends();
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
    fail: async () => {
      running.shift()?.fails();
      await new Promise<void>((resolve) => setImmediate(resolve));
    },
  };
}

/** A dozen attackers who each ask again, from a network of its own, as soon as they are answered. */
function attack(queue: ReturnType<typeof heldQueue>, account?: () => number) {
  let asked = 0;
  const ask = (): void => {
    asked += 1;
    const address = `10.${String(asked >> 8)}.${String(asked & 255)}.9`;
    void queue.enter(`wrong ${String(asked)}`, address, { account: account?.() }).then(ask);
  };
  for (let nth = 0; nth < 12; nth += 1) ask();
}

/** Returns how many wrong passwords were tried before the name had its turn. */
async function turnsOf(name: string, queue: ReturnType<typeof heldQueue>): Promise<number> {
  await settled();
  let turns = 0;
  for (; turns < 100 && !queue.started.includes(name); turns += 1) await queue.fail();
  return turns;
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('a fair queue', () => {
  it('queues one request per address, and requests from this machine while there is room', async () => {
    const queue = heldQueue({ running: 1, waiting: 4, kept: 2 });
    for (const name of ['first', 'second', 'third']) void queue.enter(name, '203.0.113.9');
    void queue.enter('neighbour', OWNER);
    for (const name of ['here 1', 'here 2', 'here 3']) void queue.enter(name, undefined, { isKnown: true });
    await settled();
    expect(queue.refused).toEqual(['third', 'here 3']);
  });

  it('refuses the network with most requests, so that a new one gets a place and is next', async () => {
    const queue = heldQueue({ running: 1, waiting: 8, kept: 0 });
    for (let at = 0; at < 9; at += 1) void queue.enter(`stranger ${String(at)}`, `203.0.113.${String(at)}`);
    void queue.enter('owner', OWNER);
    await settled();
    expect(queue.refused).toEqual(['stranger 8']);
    await queue.finish();
    expect(queue.started).toEqual(['stranger 0', 'owner']);
  });

  it('serves the owner every time while a dozen networks send requests continuously', async () => {
    const queue = heldQueue({ running: 1, waiting: 16, kept: 0 });
    const ask = (network: number): void => {
      const round = queue.started.length;
      void queue.enter(`stranger ${String(round)}`, `203.0.${String(network)}.9`);
    };
    for (let network = 0; network < 12; network += 1) ask(network);
    for (let round = 0; round < 30; round += 1) {
      for (let network = 0; network < 12; network += 1) ask(network);
      const name = `owner ${String(round)}`;
      void queue.enter(name, OWNER);
      for (let turns = 0; turns < 13 && !queue.started.includes(name); turns += 1) await queue.finish();
      expect(queue.started).toContain(name);
    }
    expect(queue.refused.filter((name) => name.startsWith('owner'))).toEqual([]);
  });

  it('serves a network without wrong passwords before those with some, however often it asks', async () => {
    const queue = heldQueue({ running: 1, waiting: 16, kept: 0 });
    for (let network = 0; network < 12; network += 1) void queue.enter('wrong', `203.0.${String(network)}.9`);
    await settled();
    for (let network = 0; network < 12; network += 1) await queue.fail();
    void queue.enter('wrong again', '203.0.0.9');
    for (let round = 0; round < 5; round += 1) {
      for (let network = 1; network < 12; network += 1) void queue.enter('wrong again', `203.0.${String(network)}.9`);
      void queue.enter(`owner ${String(round)}`, OWNER);
      await settled();
      await (round === 0 ? queue.fail() : queue.finish());
      expect(queue.started.at(-1)).toBe(`owner ${String(round)}`);
    }
  });

  it('counts an attempt without a password like a wrong one', async () => {
    const queue = heldQueue({ running: 1, waiting: 16, kept: 0 });
    void queue.enter('registration', '203.0.1.9', { isUnproven: true });
    await settled();
    await queue.finish();
    for (let tries = 0; tries < 3; tries += 1) {
      void queue.enter(`right ${String(tries)}`, OWNER);
      await settled();
      await queue.finish();
    }
    void queue.enter('running', '192.0.2.1');
    void queue.enter('registration again', '203.0.1.9', { isUnproven: true });
    void queue.enter('right again', OWNER);
    await settled();
    await queue.finish();
    expect(queue.started.at(-1)).toBe('right again');
  });

  it.each([
    ['a confirmed account', 7, undefined, 2],
    [
      'a confirmed account while others are attacked',
      7,
      (() => {
        let at = 100;
        return () => (at += 1);
      })(),
      12,
    ],
    ['a confirmed account that is attacked itself', 7, () => 7, 12],
    ['any account', undefined, undefined, 12],
  ])('admits %s at a new address, though attackers change networks', async (_, account, attacked, most) => {
    const queue = heldQueue({ running: 1, waiting: 16, kept: 4 });
    attack(queue, attacked);
    for (let round = 0; round < 30; round += 1) {
      await settled();
      for (let turns = 0; turns < round % 3; turns += 1) await queue.fail();
      const name = `owner ${String(round)}`;
      void queue.enter(name, `192.0.${String(round)}.1`, { account });
      expect(await turnsOf(name, queue)).toBeLessThanOrEqual(most);
      await queue.finish();
    }
    expect(queue.refused.filter((name) => name.startsWith('owner'))).toEqual([]);
  });

  it('finds a place for a confirmed account in a queue that strangers fill', async () => {
    const queue = heldQueue({ running: 1, waiting: 16, kept: 0 });
    for (let at = 0; at < 20; at += 1) void queue.enter(`stranger ${String(at)}`, `10.0.${String(at)}.9`);
    await settled();
    void queue.enter('owner', OWNER, { account: 7 });
    expect(await turnsOf('owner', queue)).toBeLessThanOrEqual(2);
    expect(queue.refused).not.toContain('owner');
  });

  it('does not count requests that it refuses', async () => {
    const queue = heldQueue({ running: 1, waiting: 1, kept: 0 });
    void queue.enter('running', '203.0.1.9');
    void queue.enter('waiting', '203.0.2.9');
    for (let tries = 0; tries < 3; tries += 1) void queue.enter('refused', OWNER);
    await settled();
    await queue.finish();
    void queue.enter('after', OWNER);
    void queue.enter('other', '203.0.3.9');
    await settled();
    expect(queue.refused).toEqual(['refused', 'refused', 'refused', 'other']);
  });

  it('reports a wrong password of a confirmed account in the place of any other caller', async () => {
    const queue = heldQueue({ running: 1, waiting: 16, kept: 0 });
    for (let at = 0; at < 5; at += 1) void queue.enter(`before ${String(at)}`, `203.0.${String(at)}.9`);
    void queue.enter('account', OWNER, { account: 7 });
    void queue.enter('after', '203.0.9.9');
    await settled();
    for (let turns = 0; turns < 5; turns += 1) await queue.fail();
    expect(queue.started.slice(0, 2)).toEqual(['before 0', 'account']);
    expect(queue.refused).toEqual([0, 1, 2, 3].map((at) => `before ${String(at)}`));
    await queue.fail();
    expect(queue.refused).toContain('account');
    expect(queue.started.at(-1)).toBe('after');
  });

  it('tries the account with the fewest wrong passwords first', async () => {
    const queue = heldQueue({ running: 1, waiting: 8, kept: 0 });
    void queue.enter('wrong', '203.0.0.9', { account: 7 });
    await settled();
    await queue.fail();
    void queue.enter('running', '203.0.1.9');
    void queue.enter('attacked', '203.0.2.9', { account: 7 });
    void queue.enter('quiet', '203.0.3.9', { account: 8 });
    await settled();
    await queue.finish();
    expect(queue.started).toEqual(['wrong', 'running', 'quiet']);
  });

  it('reports a correct password of a confirmed account at once, and frees its place', async () => {
    const queue = heldQueue({ running: 1, waiting: 2, kept: 0 });
    const entered: string[] = [];
    void queue.enter('running', '203.0.0.9');
    void queue.enter('before', '203.0.1.9');
    void queue.enter('account', OWNER, { account: 7 }).then(() => entered.push('account'));
    await settled();
    await queue.finish();
    await queue.finish();
    expect(entered).toEqual(['account']);
    for (const at of [8, 9]) void queue.enter('after', `203.0.${String(at)}.9`);
    await settled();
    expect(queue.refused).toEqual([]);
  });

  it('serves waiting known callers beside accounts that were tried early', async () => {
    const queue = heldQueue({ running: 1, waiting: 4, kept: 4 });
    void queue.enter('running', '203.0.0.9');
    void queue.enter('account', '203.0.1.9', { account: 7 });
    await settled();
    await queue.fail();
    for (const at of [1, 2]) void queue.enter(`known ${String(at)}`, `198.51.${String(at)}.7`, { isKnown: true });
    for (let turns = 0; turns < 3; turns += 1) await queue.fail();
    expect(queue.started).toEqual(['running', 'account', 'known 1', 'known 2']);
    expect(queue.refused).toContain('account');
  });

  it('reserves places for known callers, who get every second turn', async () => {
    const queue = heldQueue({ running: 1, waiting: 2, kept: 2 });
    for (const [at, name] of ['a', 'b', 'c'].entries()) void queue.enter(name, `203.0.${String(at)}.9`);
    for (const [at, name] of ['known a', 'known b', 'known c'].entries())
      void queue.enter(name, `198.51.${String(at)}.7`, { isKnown: true });
    await settled();
    expect(queue.refused).toEqual(['known c']);
    for (let turns = 0; turns < 4; turns += 1) await queue.finish();
    expect(queue.started).toEqual(['a', 'known a', 'b', 'known b', 'c']);
  });

  it('forgets the requests of a network after ten minutes', async () => {
    const queue = heldQueue({ running: 1, waiting: 1, kept: 0 });
    for (let tries = 0; tries < 5; tries += 1) void queue.enter(`early ${String(tries)}`, '203.0.113.9');
    void queue.enter('fresh', OWNER);
    await settled();
    expect(queue.refused).toEqual(['early 2', 'early 3', 'early 4', 'early 1']);
    queue.advance(10 * MINUTE_MS);
    await queue.finish();
    await queue.finish();
    void queue.enter('running', '192.0.2.1');
    void queue.enter('late', '203.0.113.9');
    void queue.enter('later', OWNER);
    await settled();
    expect(queue.refused).toContain('later');
    await queue.finish();
    expect(queue.started.at(-1)).toBe('late');
  });
});

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8:1:ff::9', '2001:db8:1::/48'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['somewhere', 'somewhere'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
