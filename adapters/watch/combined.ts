import type { Observer } from '../platform';

export function createCombinedObserver(observers: readonly Observer[]): Observer {
  return {
    watch: (kind, name, work) =>
      observers.reduceRight((inner, observer) => () => observer.watch(kind, name, inner), work)(),
  };
}
