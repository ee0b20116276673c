import type { ClassProvider, DependencyContainer } from './injection';
import { Lifecycle } from './injection';
import { ShopError } from '../kernel/shop-error';
import type { Token } from '../kernel/token';

export class ShopContainer {
  #isOver = false;

  constructor(private readonly child: DependencyContainer) {}

  value<T>(key: Token<T>, value: T): void {
    this.child.register<T>(key, { useValue: value });
  }

  service<T>(key: Token<T>, useClass: ClassProvider<T>['useClass']): void {
    this.child.register<T>(key, { useClass }, { lifecycle: Lifecycle.ContainerScoped });
  }

  /** @throws ShopError 'request-failed' (details.reason ECLOSED) after disposal */
  get<T>(key: Token<T>): T {
    if (this.#isOver) throw shopClosed();
    return this.child.resolve<T>(key);
  }

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
