import type { CouponDocument } from '../../../../core/contract/selling/manage-coupons';
import { recordExists } from '../../../../core/contract/foundation/record-kind';
import { amountFaults, termFaults } from '../../../../core/promotions';
import { refuse, shopTermsOf, type Settings } from '../../foundation';
import type { Repositories } from '../../ports/database';
import { unknownTerms } from './unknown-terms';
import type { ListPage, ListQuery, RecordStore } from '../../ports/record-store';

export class CouponStore implements RecordStore<CouponDocument, CouponDocument> {
  readonly leavesOlderFaults = true;
  constructor(private readonly settings: Pick<Settings, 'stores'>) {}

  async list(db: Repositories, wanted: ListQuery): Promise<ListPage<CouponDocument>> {
    const { items, total } = await db.coupons.list(wanted);
    return { items: items.map((coupon) => ({ id: coupon.code, ...coupon })), total };
  }

  read(db: Repositories, id: string): Promise<CouponDocument | undefined> {
    return db.coupons.byCode(id);
  }

  idOf({ code }: CouponDocument): string {
    return code;
  }

  async check(db: Repositories, document: CouponDocument, before: CouponDocument | undefined) {
    const { code, kind, value } = document;
    const shop = await shopTermsOf(db);
    const errors = [
      ...termFaults(document, shop),
      ...(kind === 'fixed' ? amountFaults(value, 'value', shop.base) : []),
      ...(await unknownTerms(db, this.settings, document, before)),
    ];
    if (before !== undefined && before.code !== code)
      errors.push({ field: 'code', message: 'code cannot be changed: make a new coupon' });
    if (kind === 'percent' && Number(value) > 100)
      errors.push({ field: 'value', message: 'value must be at most 100 percent' });
    if (kind !== 'free_delivery' && Number(value) === 0)
      errors.push({ field: 'value', message: 'value must be more than 0' });
    return errors;
  }

  async create(db: Repositories, document: CouponDocument): Promise<string> {
    const same = await db.coupons.byCode(document.code);
    if (same !== undefined) throw refuse(recordExists, `The coupon ${same.code} already exists`);
    await db.coupons.keep(document);
    return document.code;
  }

  async change(db: Repositories, _: string, document: CouponDocument): Promise<void> {
    await db.coupons.keep(document);
  }

  async remove(db: Repositories, id: string): Promise<void> {
    await db.coupons.remove(id);
  }
}
