import type { Tabs } from '../../core/ports';
import type { SuiteApi } from '../api/suite-api';

/** The tabs of one browser for one test. */
export interface TabsSource {
  /** Opens one more tab. */
  readonly open: () => Tabs | Promise<Tabs>;
  /** Resolves once all posted messages have arrived. Default: waits 60 ms. */
  readonly delivered?: () => Promise<void>;
}

/** Opens a tab of the current test's source; the suite closes it. */
interface Browser {
  readonly open: () => Promise<Tabs>;
  readonly delivered: () => Promise<void>;
}
type Start = () => Promise<Browser>;

interface Watch {
  readonly received: unknown[];
  readonly stop: () => void;
}

const DELIVERY_MS = 60;

function watch(tabs: Tabs): Watch {
  const received: unknown[] = [];
  const subscription = tabs.messages$.subscribe({
    next: (message) => received.push(message),
    complete: () => received.push('complete'),
  });
  return { received, stop: () => subscription.unsubscribe() };
}

/**
 * Contract tests of the port `Tabs`.
 * @param make creates an empty browser for each test
 * @param options.connects false for an adapter without other tabs. Default true
 */
export function tabsSuite(
  api: SuiteApi,
  make: () => TabsSource | Promise<TabsSource>,
  { connects = true }: { readonly connects?: boolean } = {},
): void {
  const opened: Tabs[] = [];
  const wait = () => new Promise<void>((resolve) => setTimeout(resolve, DELIVERY_MS));
  const start: Start = async () => {
    const source = await make();
    const open = async () => {
      const tabs = await source.open();
      opened.push(tabs);
      return tabs;
    };
    return { open, delivered: source.delivered ?? wait };
  };
  api.describe('tabs', () => {
    api.afterEach(() => {
      for (const tabs of opened.splice(0)) tabs.close();
    });
    alone(api, start);
    if (!connects) return;
    messages(api, start);
    listeners(api, start);
    locks(api, start);
  });
}

function alone({ it, expect }: SuiteApi, start: Start): void {
  it('never returns a message to its sender', async () => {
    const { open, delivered } = await start();
    const sender = await open();
    const { received } = watch(sender);
    sender.post({ type: 'cart' });
    await delivered();
    expect(received).toEqual([]);
  });

  it('completes when it is closed, also for later subscribers; posting and closing again do nothing', async () => {
    const { open, delivered } = await start();
    const tabs = await open();
    const { received } = watch(tabs);
    tabs.close();
    tabs.close();
    tabs.post('too late');
    await delivered();
    expect(received).toEqual(['complete']);
    expect(watch(tabs).received).toEqual(['complete']);
  });

  it('returns the result or the error of the work, and is free again after either', async () => {
    const tabs = await (await start()).open();
    expect(await tabs.exclusively('one', () => Promise.resolve(7))).toBe(7);
    await expect(tabs.exclusively('one', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await tabs.exclusively('one', () => Promise.resolve(8))).toBe(8);
  });
}

function messages({ it, expect }: SuiteApi, start: Start): void {
  it('delivers a message to every other tab, in order', async () => {
    const { open, delivered } = await start();
    const sender = await open();
    const others = [watch(await open()), watch(await open())];
    for (const message of [{ type: 'cart', items: [1] }, 'text', 3, null, [true]]) sender.post(message);
    await delivered();
    for (const { received } of others)
      expect(received).toEqual([{ type: 'cart', items: [1] }, 'text', 3, null, [true]]);
  });

  it('works in both directions', async () => {
    const { open, delivered } = await start();
    const [one, two] = [await open(), await open()];
    const [first, second] = [watch(one), watch(two)];
    one.post('from one');
    two.post('from two');
    await delivered();
    expect([first.received, second.received]).toEqual([['from two'], ['from one']]);
  });

  it('delivers a copy, and never synchronously', async () => {
    const { open, delivered } = await start();
    const [sender, receiver] = [await open(), await open()];
    const { received } = watch(receiver);
    const message = { items: [1] };
    sender.post(message);
    expect(received).toEqual([]);
    message.items.push(2);
    await delivered();
    expect(received).toEqual([{ items: [1] }]);
  });
}

function listeners({ it, expect }: SuiteApi, start: Start): void {
  it('delivers nothing to a tab that is closed or no longer listens', async () => {
    const { open, delivered } = await start();
    const [sender, closed, deaf] = [await open(), await open(), await open()];
    const [first, second] = [watch(closed), watch(deaf)];
    closed.close();
    second.stop();
    sender.post('hello');
    await delivered();
    expect([first.received, second.received]).toEqual([['complete'], []]);
  });

  it('delivers every message to each of several subscribers', async () => {
    const { open, delivered } = await start();
    const [sender, receiver] = [await open(), await open()];
    const both = [watch(receiver), watch(receiver)];
    sender.post('hello');
    await delivered();
    expect(both.map(({ received }) => received)).toEqual([['hello'], ['hello']]);
  });
}

function locks({ it, expect }: SuiteApi, start: Start): void {
  it('runs work in one tab at a time, in the requested order, parallel to work of other names', async () => {
    const { open, delivered } = await start();
    const [one, two, three] = [await open(), await open(), await open()];
    const seen: string[] = [];
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const note = (entry: string) => () => {
      seen.push(entry);
      return Promise.resolve();
    };
    const first = one.exclusively('refresh', () => {
      seen.push('first');
      return held;
    });
    const waiting = [two.exclusively('refresh', note('second')), three.exclusively('refresh', note('third'))];
    await three.exclusively('another', note('another'));
    await delivered();
    expect([...seen].sort()).toEqual(['another', 'first']);
    finish();
    await Promise.all([first, ...waiting]);
    expect(seen.slice(-2)).toEqual(['second', 'third']);
  });
}
