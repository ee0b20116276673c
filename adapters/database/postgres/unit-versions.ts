import type { VersionKey, VersionRepository, Versions } from '../../platform/ports/versions';

/** The counters as one unit sees them: read once, and again where the unit has raised one. */
export class UnitVersions implements VersionRepository {
  #known: Promise<Versions> | undefined;

  constructor(private readonly stored: VersionRepository) {}

  current(): Promise<Versions> {
    this.#known ??= this.stored.current();
    return this.#known;
  }

  raise(...keys: readonly [VersionKey, ...VersionKey[]]): Promise<number> {
    this.#known = undefined;
    return this.stored.raise(...keys);
  }
}
