import fc from 'fast-check';
import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createTabHub } from '../../../adapters/tabs/memory';
import { createNoTabs } from '../../../adapters/tabs/none';
import { createMemoryTelemetry } from '../../../adapters/telemetry/memory';
import type { Tabs } from '../../../core/shopper';
import { Replica, type ReplicaStorage } from '../../../core/replica';
import { runs } from '../../fixtures/runs';

type Log = readonly string[];

/** Appends without looking, so that an action applied twice is seen. */
const append = { name: 'log', initial: [] as Log, reduce: (log: Log, entry: string): Log => [...log, entry] };
const appendOnce = { ...append, reduce: (log: Log, entry: string) => (log.includes(entry) ? log : [...log, entry]) };

class Medium implements ReplicaStorage<Log> {
  log: Log = [];
  reads: 'well' | 'fails' = 'well';
  writes: 'well' | 'fails' | 'fails after writing' = 'well';
  readonly written: Log[] = [];
  wait: () => Promise<unknown> = () => Promise.resolve();

  async read(): Promise<Log> {
    await this.wait();
    if (this.reads === 'fails') throw new Error('unreadable');
    return this.log;
  }

  async write(log: Log): Promise<void> {
    await this.wait();
    if (this.writes === 'fails') throw new Error('full');
    this.log = log;
    this.written.push(log);
    if (this.writes !== 'well') throw new Error('late');
  }
}

function open(medium: ReplicaStorage<Log>, tabs: Tabs = createNoTabs(), model = append) {
  const telemetry = createMemoryTelemetry();
  const replica = new Replica(model, medium, tabs, telemetry);
  const shown: Log[] = [];
  replica.state$.subscribe((log) => shown.push(log));
  const errors = () => telemetry.records.filter(({ kind }) => kind === 'error').length;
  return { replica, shown, errors };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Holds each storage call until `release`. */
function held(medium: Medium): { release: () => Promise<void> } {
  const gates = new Subject<void>();
  medium.wait = () => new Promise((resolve) => gates.subscribe(resolve));
  return {
    release: async () => {
      gates.next();
      await settle();
    },
  };
}

describe('a replica', () => {
  it('shows an action at once and stores it', async () => {
    const medium = new Medium();
    const { replica, shown } = open(medium);
    await replica.load();
    const stored = replica.dispatch('a');
    expect(replica.state).toEqual(['a']);
    expect(await stored).toBe(true);
    expect(medium.log).toEqual(['a']);
    expect(shown).toEqual([[], ['a']]);
  });

  it('keeps earlier stored state, also for an action before the first load', async () => {
    const medium = new Medium();
    medium.log = ['kept'];
    const { replica } = open(medium);
    await replica.dispatch('a');
    expect(replica.state).toEqual(['kept', 'a']);
    expect(medium.log).toEqual(['kept', 'a']);
  });

  it('writes actions together that arrive while it waits', async () => {
    const medium = new Medium();
    const { replica } = open(medium);
    await Promise.all(['a', 'b', 'c'].map((entry) => replica.dispatch(entry)));
    expect(medium.written).toEqual([['a', 'b', 'c']]);
  });

  it('stores an action that arrives while another is written', async () => {
    const medium = new Medium();
    const { release } = held(medium);
    const { replica } = open(medium);
    const first = replica.dispatch('a');
    await settle();
    await release();
    const second = replica.dispatch('b');
    for (let calls = 0; calls < 3; calls += 1) await release();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(medium.written).toEqual([['a'], ['a', 'b']]);
  });
});

describe('replicas of two tabs', () => {
  it('become equal, also when both change at once', async () => {
    const [hub, medium] = [createTabHub(), new Medium()];
    const [one, other] = [open(medium, hub.open()), open(medium, hub.open())];
    await Promise.all([one.replica.dispatch('a'), other.replica.dispatch('b')]);
    await settle();
    expect(medium.log).toHaveLength(2);
    expect(one.replica.state).toEqual(medium.log);
    expect(other.replica.state).toEqual(medium.log);
  });

  it('do not overwrite each other if a message was lost', async () => {
    const [hub, medium] = [createTabHub(), new Medium()];
    const deaf = (tabs: Tabs): Tabs => ({ ...tabs, messages$: new Subject() });
    const [one, other] = [open(medium, deaf(hub.open())), open(medium, deaf(hub.open()))];
    await Promise.all([one.replica.load(), other.replica.load()]);
    await one.replica.dispatch('a');
    await other.replica.dispatch('b');
    await one.replica.dispatch('c');
    expect(medium.log).toEqual(['a', 'b', 'c']);
    expect(one.replica.state).toEqual(['a', 'b', 'c']);
    expect(other.replica.state).toEqual(['a', 'b']);
  });

  it('end with the newest state when messages arrive late, twice or in another order', async () => {
    const medium = new Medium();
    const messages$ = new Subject<unknown>();
    const sent: unknown[] = [];
    const sender = open(medium, { ...createNoTabs(), post: (message) => sent.push(message) });
    const { replica } = open(medium, { ...createNoTabs(), messages$ });
    for (const entry of ['a', 'b', 'c']) await sender.replica.dispatch(entry);
    const noise = [undefined, null, 7, 'changed', {}, { type: 'changed' }, { type: 'changed', name: 'other' }];
    for (const message of noise) messages$.next(message);
    await settle();
    expect(replica.state).toEqual([]);
    for (const message of [...sent.toReversed(), ...sent]) messages$.next(message);
    await settle();
    expect(replica.state).toEqual(['a', 'b', 'c']);
  });

  it('start while another tab hangs with the lock', async () => {
    const [hub, medium] = [createTabHub(), new Medium()];
    medium.log = ['kept'];
    void hub.open().exclusively('replica.log', () => new Promise(() => undefined));
    const { replica } = open(medium, hub.open());
    expect(await replica.load()).toBe(true);
    expect(replica.state).toEqual(['kept']);
    void replica.dispatch('a');
    expect(replica.state).toEqual(['kept', 'a']);
  });
});

describe('a replica whose storage fails', () => {
  it('keeps the action, reports one error, and stores it with the next one over the newest state', async () => {
    const [hub, medium] = [createTabHub(), new Medium()];
    const [one, other] = [open(medium, hub.open()), open(medium, hub.open())];
    await one.replica.load();
    medium.writes = 'fails';
    expect(await one.replica.dispatch('a')).toBe(false);
    expect(await one.replica.dispatch('b')).toBe(false);
    expect(one.replica.state).toEqual(['a', 'b']);
    expect(one.errors()).toBe(1);
    medium.writes = 'well';
    await other.replica.dispatch('c');
    await settle();
    expect(await one.replica.load()).toBe(true);
    await settle();
    expect(medium.log).toEqual(['c', 'a', 'b']);
    expect(one.replica.state).toEqual(medium.log);
    expect(other.replica.state).toEqual(medium.log);
  });

  it('does not overwrite a state that it cannot read', async () => {
    const medium = new Medium();
    medium.log = ['kept'];
    medium.reads = 'fails';
    const { replica, errors } = open(medium);
    expect(await replica.load()).toBe(false);
    expect(await replica.dispatch('a')).toBe(false);
    expect(replica.state).toEqual(['a']);
    expect([medium.log, errors()]).toEqual([['kept'], 1]);
    medium.reads = 'well';
    expect(await replica.dispatch('b')).toBe(true);
    expect(medium.log).toEqual(['kept', 'a', 'b']);
  });

  it('applies an action once whose write failed after it reached the medium', async () => {
    const medium = new Medium();
    const { replica } = open(medium, createNoTabs(), appendOnce);
    medium.writes = 'fails after writing';
    expect(await replica.dispatch('a')).toBe(false);
    medium.writes = 'well';
    expect(await replica.dispatch('b')).toBe(true);
    expect(medium.log).toEqual(['a', 'b']);
  });
});

describe('a replica whose user has signed out', () => {
  it('keeps what another tab has stored since, and drops what it could not store', async () => {
    const medium = new Medium();
    const { replica } = open(medium);
    await replica.dispatch('old');
    medium.writes = 'fails';
    await replica.dispatch('unstored');
    medium.writes = 'well';
    medium.log = ['new user'];
    await replica.leave();
    expect(replica.state).toEqual(['new user']);
    await replica.dispatch('next');
    expect(medium.log).toEqual(['new user', 'next']);
  });

  it('shows nothing while it cannot read, and does not overwrite the state', async () => {
    const medium = new Medium();
    const { replica } = open(medium);
    await replica.dispatch('old');
    medium.reads = 'fails';
    await replica.leave();
    expect([replica.state, medium.log]).toEqual([[], ['old']]);
    medium.reads = 'well';
    medium.log = ['new user'];
    await replica.load();
    expect(replica.state).toEqual(['new user']);
  });
});

describe('a replica without its lock', () => {
  it('does not write after the lock is lost, and acquires it again', async () => {
    const medium = new Medium();
    const { release } = held(medium);
    let lose: (error: Error) => void = () => undefined;
    const names: string[] = [];
    const tabs: Tabs = {
      ...createNoTabs(),
      exclusively: (name, work) => {
        names.push(name);
        if (names.length > 1) return work();
        return new Promise((resolve, reject) => {
          lose = reject;
          work().then(resolve, reject);
        });
      },
    };
    const { replica, errors } = open(medium, tabs);
    const stored = replica.dispatch('a');
    await settle();
    lose(new Error('stolen'));
    await settle();
    medium.log = ['of the thief'];
    await release();
    expect(medium.written).toEqual([]);
    await release();
    await release();
    expect(await stored).toBe(true);
    expect(medium.log).toEqual(['of the thief', 'a']);
    expect([names, errors()]).toEqual([['replica.log', 'replica.log'], 1]);
  });

  it('does not repeat an action that was written before the lock was lost', async () => {
    const medium = new Medium();
    const tabs: Tabs = {
      ...createNoTabs(),
      exclusively: async (_name, work) => {
        await work();
        throw new Error('stolen');
      },
    };
    const { replica } = open(medium, tabs);
    expect(await replica.dispatch('a')).toBe(true);
    expect(medium.written).toEqual([['a']]);
  });

  it('stores without a lock if the browser refuses one', async () => {
    const medium = new Medium();
    const tabs: Tabs = { ...createNoTabs(), exclusively: () => Promise.reject(new Error('refused')) };
    const { replica } = open(medium, tabs);
    expect(await replica.dispatch('a')).toBe(true);
    expect(medium.log).toEqual(['a']);
  });
});

describe('a replica that is disposed during a dispatch', () => {
  it('stores the action and notifies other tabs, but no longer publishes', async () => {
    const [hub, medium] = [createTabHub(), new Medium()];
    const [one, other] = [open(medium, hub.open()), open(medium, hub.open())];
    const ends: string[] = [];
    one.replica.state$.subscribe({ complete: () => ends.push('complete') });
    const stored = one.replica.dispatch('a');
    one.replica.dispose();
    const { length } = one.shown;
    expect(await stored).toBe(true);
    await settle();
    expect(medium.log).toEqual(['a']);
    expect(other.replica.state).toEqual(['a']);
    await other.replica.dispatch('b');
    await settle();
    expect(one.shown).toHaveLength(length);
    expect(ends).toEqual(['complete']);
  });

  it('releases the lock of a closed tab, so that others continue', async () => {
    const [hub, medium] = [createTabHub(), new Medium()];
    const { release } = held(medium);
    const tabs = hub.open();
    const closing = open(medium, tabs);
    const other = open(medium, hub.open());
    void closing.replica.dispatch('a');
    const stored = other.replica.dispatch('b');
    closing.replica.dispose();
    tabs.close();
    for (let calls = 0; calls < 4; calls += 1) await release();
    expect(await stored).toBe(true);
    expect(medium.log).toContain('b');
  });
});

interface Step {
  readonly tab: number;
  readonly what: string;
  readonly pause: boolean;
}

describe('generated interleavings', () => {
  const step = fc.record({
    tab: fc.nat(2),
    what: fc.constantFrom('dispatch', 'dispatch', 'dispatch', 'load', 'fail', 'heal'),
    pause: fc.boolean(),
  });

  async function run(s: fc.Scheduler, count: number, steps: readonly Step[], late: boolean) {
    const schedule = (callback: () => void) => {
      void s.schedule(Promise.resolve()).then(callback);
      return () => undefined;
    };
    const hub = createTabHub({ clock: { now: () => 0, schedule } });
    const medium = new Medium();
    medium.wait = () => s.schedule(Promise.resolve());
    const model = late ? appendOnce : append;
    const tabs = Array.from({ length: count }, () => open(medium, hub.open(), model).replica);
    const dispatched: string[] = [];
    const results: Promise<unknown>[] = [];
    for (const [index, { tab, what, pause }] of steps.entries()) {
      const replica = tabs[tab % count];
      if (what === 'dispatch') {
        dispatched.push(`${index}`);
        results.push(replica?.dispatch(`${index}`) ?? Promise.resolve());
      } else if (what === 'load') results.push(replica?.load() ?? Promise.resolve());
      else if (what === 'heal') medium.writes = 'well';
      else medium.writes = late ? 'fails after writing' : 'fails';
      await settle();
      if (pause && s.count() > 0) await s.waitNext(1);
    }
    await s.waitFor(Promise.all(results));
    medium.writes = 'well';
    await s.waitFor(Promise.all(tabs.map((replica) => replica.load())));
    await s.waitFor(Promise.all(tabs.map((replica) => replica.load())));
    return { log: medium.log, dispatched, states: tabs.map(({ state }) => state) };
  }

  it.each([2, 3])('of %i tabs end with every action once, in storage and in each tab', async (count) => {
    const property = fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { maxLength: 25 }),
      fc.boolean(),
      async (s, steps, late) => {
        const { log, dispatched, states } = await run(s, count, steps, late);
        expect([...log].sort()).toEqual([...dispatched].sort());
        for (const state of states) expect(state).toEqual(log);
      },
    );
    await fc.assert(property, { numRuns: runs(300, 5000) });
  });
});
