import type { DemoCounts } from '../../../../core/contract/staff/demo-of-shop';
import type { CatalogueImport } from '../../ports/catalogue/catalogue-import';
import type { DemoOfShop } from '../../ports/staff/catalogue-source';
import type { Database } from '../../ports/database';
import type { PeopleHistory } from '../../ports/staff/people-data';
import { writeStarter } from '../../starter';
import { DEMO_SOURCE } from './guard-mode';

interface Dependencies {
  readonly database: Pick<Database, 'read'>;
  readonly people: PeopleHistory;
  readonly writer: CatalogueImport;
  readonly clock: { now(): number };
}

export class DemoData implements DemoOfShop {
  /** @param sparing ids of importing users, whose accounts are kept */
  constructor(
    private readonly dependencies: Dependencies,
    private readonly sparing: readonly number[] = [],
  ) {}

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
    if (products > 0) await writeStarter(writer, { now: clock.now() });
  }
}
