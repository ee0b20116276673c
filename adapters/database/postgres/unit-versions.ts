import type { VersionKey, VersionRepository, Versions } from '../../platform/ports/foundation/versions';

export class UnitVersions implements VersionRepository {
  #known: Promise<Versions> | undefined;

  constructor(private readonly stored: VersionRepository) {}

  current(): Promise<Versions> {
    this.#known ??= this.stored.current();
    return this.#known;
  }

  lock(): Promise<void> {
    this.#known = undefined;
    return this.stored.lock();
  }

  raise(...keys: readonly [VersionKey, ...VersionKey[]]): Promise<number> {
    this.#known = undefined;
    return this.stored.raise(...keys);
  }
}
