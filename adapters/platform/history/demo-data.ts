import type { DemoCounts } from '../../../core/contract/demo-of-shop';
import type { CatalogueImport } from '../ports/catalogue-import';
import type { DemoOfShop } from '../ports/catalogue-source';
import type { Database } from '../ports/database';
import type { PeopleHistory } from '../ports/people-data';
import { writeStarter } from '../starter/write-starter';
import { DEMO_SOURCE } from './guard-mode';

interface Dependencies {
  readonly database: Pick<Database, 'read'>;
  readonly people: PeopleHistory;
  readonly writer: CatalogueImport;
  readonly clock: { now(): number };
}

/** The demo of a shop, for imports that take its place; see `DemoOfShop` for what it promises. */
export class DemoData implements DemoOfShop {
  /** @param sparing ids of the people who import: their accounts stay, with sessions and roles */
  constructor(
    private readonly dependencies: Dependencies,
    private readonly sparing: readonly number[] = [],
  ) {}

  /** @param people ids */
  spare(people: readonly number[]): DemoData {
    return new DemoData(this.dependencies, people);
  }

  count(): Promise<DemoCounts> {
    return this.dependencies.database.read(async (db) => ({
      ...(await db.catalogue.countSource(DEMO_SOURCE)),
      coupons: await db.coupons.countSource(DEMO_SOURCE),
      people: await db.customers.countSource(DEMO_SOURCE, this.sparing),
      orders: await db.orders.countSource(DEMO_SOURCE),
    }));
  }

  async leave(): Promise<void> {
    const { clock, people, writer } = this.dependencies;
    const { products } = await this.count();
    await people.write((all) => all.removeSource(DEMO_SOURCE, this.sparing));
    // The slides showed goods of the demo. Without any, pages and settings are the merchant's already.
    if (products > 0) await writeStarter(writer, { now: clock.now() });
  }
}
