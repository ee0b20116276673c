import type { Network } from '../../core/ports';
import type { SuiteApi } from '../api/suite-api';

/** A network for one test. */
export interface NetworkSource {
  readonly network: Network;
  /** Changes the state that the network reports. */
  readonly set: (online: boolean) => Promise<void> | void;
}

type Make = (online: boolean) => NetworkSource | Promise<NetworkSource>;

function watch(network: Network): { readonly states: (boolean | 'complete')[]; readonly stop: () => void } {
  const states: (boolean | 'complete')[] = [];
  const subscription = network.online$.subscribe({
    next: (state) => states.push(state),
    complete: () => states.push('complete'),
  });
  return { states, stop: () => subscription.unsubscribe() };
}

/**
 * Contract tests of the port `Network`.
 * @param make creates a network for each test, with its first state
 */
export function networkSuite(api: SuiteApi, make: Make): void {
  const opened: Network[] = [];
  const open: Make = async (online) => {
    const source = await make(online);
    opened.push(source.network);
    return source;
  };
  api.describe('a network', () => {
    api.afterEach(() => {
      for (const network of opened.splice(0)) network.close();
    });
    states(api, open);
    closing(api, open);
  });
}

function states({ it, expect }: SuiteApi, open: Make): void {
  for (const online of [true, false]) {
    it(`starts with the current state (${String(online)})`, async () => {
      const { network } = await open(online);
      expect(network.isOnline()).toBe(online);
      expect(watch(network).states).toEqual([online]);
    });
  }

  it('emits each change, and nothing if nothing changes', async () => {
    const { network, set } = await open(true);
    const seen = watch(network).states;
    for (const online of [true, false, false, true, false]) await set(online);
    expect(seen).toEqual([true, false, true, false]);
    expect(network.isOnline()).toBe(false);
  });

  it('emits the current state to a late subscriber', async () => {
    const { network, set } = await open(true);
    const first = watch(network);
    await set(false);
    expect(watch(network).states).toEqual([false]);
    first.stop();
    await set(true);
    expect(first.states).toEqual([true, false]);
    expect(watch(network).states).toEqual([true]);
  });
}

function closing({ it, expect }: SuiteApi, open: Make): void {
  it('completes when it is closed, and emits nothing more', async () => {
    const { network, set } = await open(true);
    const seen = watch(network).states;
    network.close();
    await set(false);
    expect(seen).toEqual([true, 'complete']);
    expect(watch(network).states.at(-1)).toBe('complete');
    network.close();
    expect(seen).toHaveLength(2);
  });
}
