import type { ClassProvider, DependencyContainer } from './injection';
import { Lifecycle } from './injection';
import { ShopError } from '../kernel/shop-error';
import type { Token } from '../kernel/token';

/** The container of one shopper's shop, with tokens that know what they stand for. */
export class ShopContainer {
  /** What was asked for before: the container itself takes its time to find it again. */
  readonly #known = new Map<Token<unknown>, unknown>();
  #isOver = false;

  constructor(private readonly child: DependencyContainer) {}

  value<T>(key: Token<T>, value: T): void {
    this.#known.delete(key);
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
    const known = this.#known.get(key);
    if (known !== undefined) return known as T; // sound: it was kept under the token that says what it is
    const made = this.child.resolve<T>(key);
    this.#known.set(key, made);
    return made;
  }

  /** Lets go of all instances. Whoever holds streams or timers has ended them before. */
  clear(): void {
    this.#isOver = true;
    this.#known.clear();
    this.child.clearInstances();
    this.child.reset();
  }
}

function shopClosed(): ShopError {
  const reason = { reason: 'ECLOSED' };
  return new ShopError('request-failed', { params: reason, details: reason });
}
