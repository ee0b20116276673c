import type { ClassProvider, DependencyContainer } from './injection';
import { Lifecycle } from './injection';
import type { Token } from '../kernel/token';

/** The container of one shopper's shop, with tokens that know what they stand for. */
export class ShopContainer {
  constructor(private readonly child: DependencyContainer) {}

  value<T>(key: Token<T>, value: T): void {
    this.child.register<T>(key, { useValue: value });
  }

  /** Binds a class; one instance is made when it is first needed, and lives as long as the container. */
  service<T>(key: Token<T>, useClass: ClassProvider<T>['useClass']): void {
    this.child.register<T>(key, { useClass }, { lifecycle: Lifecycle.ContainerScoped });
  }

  get<T>(key: Token<T>): T {
    return this.child.resolve<T>(key);
  }

  /** Lets go of all instances. Whoever holds streams or timers has ended them before. */
  clear(): void {
    this.child.clearInstances();
    this.child.reset();
  }
}
