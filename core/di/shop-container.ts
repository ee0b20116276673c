import type { ClassProvider, DependencyContainer } from './injection';
import { Lifecycle } from './injection';
import { ShopError } from '../kernel/shop-error';
import type { Token } from '../kernel/token';

/** The container of one shopper's shop, with tokens that know what they stand for. */
export class ShopContainer {
  #isOver = false;

  constructor(private readonly child: DependencyContainer) {}

  value<T>(key: Token<T>, value: T): void {
    this.child.register<T>(key, { useValue: value });
  }

  /** Binds a class; one instance is made when it is first needed, and lives as long as the container. */
  service<T>(key: Token<T>, useClass: ClassProvider<T>['useClass']): void {
    this.child.register<T>(key, { useClass }, { lifecycle: Lifecycle.ContainerScoped });
  }

  /**
   * @throws ShopError 'request-failed' (details.reason ECLOSED) when the shop was disposed of: whatever was under way ends as what
   *   finds no answer does
   */
  get<T>(key: Token<T>): T {
    if (this.#isOver) throw shopClosed();
    return this.child.resolve<T>(key);
  }

  /** Lets go of all instances. Their streams and timers have to be ended before. */
  clear(): void {
    this.#isOver = true;
    this.child.clearInstances();
    this.child.reset();
  }
}

function shopClosed(): ShopError {
  const reason = { reason: 'ECLOSED' };
  return new ShopError('request-failed', { params: reason, details: reason });
}
