import type { Observer } from '../platform';

/** Has work watched by several observers, the first outermost. */
export function createCombinedObserver(observers: readonly Observer[]): Observer {
  return {
    watch: (kind, name, work) =>
      observers.reduceRight((inner, observer) => () => observer.watch(kind, name, inner), work)(),
  };
}
