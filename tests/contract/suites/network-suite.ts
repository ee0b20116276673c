import { describe, expect, it } from 'vitest';
import type { Network } from '../../../core/ports';

export interface NetworkHarness {
  readonly network: Network;
  readonly set: (online: boolean) => void;
}

export function networkSuite(name: string, create: (online: boolean) => NetworkHarness): void {
  describe(`network contract: ${name}`, () => {
    function watch(network: Network): { readonly states: (boolean | 'complete')[]; readonly stop: () => void } {
      const states: (boolean | 'complete')[] = [];
      const subscription = network.online$.subscribe({
        next: (state) => states.push(state),
        complete: () => states.push('complete'),
      });
      return { states, stop: () => subscription.unsubscribe() };
    }

    it.each([true, false])('begins with the state that there is (%s)', (online) => {
      const { network } = create(online);
      expect(network.isOnline()).toBe(online);
      expect(watch(network).states).toEqual([online]);
    });

    it('emits each change, and nothing if nothing changes', () => {
      const { network, set } = create(true);
      const { states } = watch(network);
      for (const online of [true, false, false, true, false]) set(online);
      expect(states).toEqual([true, false, true, false]);
      expect(network.isOnline()).toBe(false);
    });

    it('gives a late subscriber the state as it is then', () => {
      const { network, set } = create(true);
      const first = watch(network);
      set(false);
      expect(watch(network).states).toEqual([false]);
      first.stop();
      set(true);
      expect(first.states).toEqual([true, false]);
      expect(watch(network).states).toEqual([true]);
    });

    it('completes when it is closed, and says no more', () => {
      const { network, set } = create(true);
      const { states } = watch(network);
      network.close();
      set(false);
      expect(states).toEqual([true, 'complete']);
      expect(watch(network).states.at(-1)).toBe('complete');
      network.close();
      expect(states).toHaveLength(2);
    });
  });
}
