import type * as z from 'zod/mini';
import type { sellingRuleRecords } from '../../../../core/contract/selling/manage-selling';
import { invalidField, NO_BONUSES, writeCommerce, NO_ROYALTIES } from '../../foundation';
import type { Repositories } from '../../ports/database';
import type { ListPage, RecordStore } from '../../ports/record-store';

type Kind = (typeof sellingRuleRecords)['init'];
type Rules = z.output<Kind['document']>;
type Row = z.output<Kind['row']>;
const ID = 'shop';

export class SellingRuleStore implements RecordStore<Rules, Row> {
  async list(db: Repositories): Promise<ListPage<Row>> {
    const { bonus_rules: bonuses, royalty_rules: royalties } = await this.read(db);
    const { spend_bonuses_proportion } = bonuses;
    return { items: [{ id: ID, profit_percent: royalties.profit_percent, spend_bonuses_proportion }], total: 1 };
  }

  async read(db: Repositories, id?: string): Promise<Rules>;
  async read(db: Repositories, id = ID): Promise<Rules | undefined> {
    if (id !== ID) return undefined;
    const { bonus_rules = NO_BONUSES, royalty_rules = NO_ROYALTIES } = await db.commerce.read();
    return { bonus_rules, royalty_rules };
  }

  idOf(): string {
    return ID;
  }

  create(): Promise<string> {
    return Promise.reject(invalidField('id', `must be ${ID}: there is one record of rules`));
  }

  change(db: Repositories, _: string, rules: Rules): Promise<void> {
    return writeCommerce(db, rules);
  }
}
