import { blockRecords, pageRecords } from '../../../core/contract/manage-content';
import { categoryRecords } from '../../../core/contract/manage-categories';
import { couponRecords } from '../../../core/contract/manage-coupons';
import { productRecords, stockRecords } from '../../../core/contract/manage-products';
import { menuRecords } from '../../../core/contract/manage-menus';
import { designRecords } from '../../../core/contract/manage-design';
import { reviewRecords } from '../../../core/contract/manage-reviews';
import { BlockStore } from '../content/block-store';
import { MenuStore } from '../content/menu-store';
import type { MenuSources } from '../content/menu-sources';
import { PageStore } from '../content/page-store';
import { personRecords, roleRecords, subscriberRecords } from '../../../core/contract/manage-people';
import { PersonStore } from '../people/person-store';
import { RoleStore } from '../people/role-store';
import { SubscriberStore } from '../people/subscriber-store';
import { settingRecords } from '../../../core/contract/manage-settings';
import { storeRecords } from '../../../core/contract/manage-stores';
import { sellingKinds } from '../selling/selling-kinds';
import type { Settings } from '../settings/options';
import { CategoryStore } from '../goods/category-store';
import { ProductStore } from '../goods/product-store';
import { StockStore } from '../goods/stock-store';
import { SettingsStore } from '../content/settings-store';
import { StoreRecordStore } from '../content/store-record-store';
import { DesignStore } from '../design/design-store';
import { CouponStore } from '../promotions/coupon-store';
import type { SecurityLog } from '../accounts/security-log';
import type { EventLog } from '../events/event-log';
import type { ReviewAdmin } from '../reviews/review-admin';
import { ReviewStore } from '../reviews/review-store';
import { kept, type KeptKind } from '../kernel/kept-kind';

export function recordKinds({
  events,
  reader,
  reviewAdmin,
  security,
  settings,
}: {
  readonly events: EventLog;
  readonly reader: MenuSources;
  readonly reviewAdmin: ReviewAdmin;
  readonly security: SecurityLog;
  readonly settings: Settings;
}): readonly KeptKind[] {
  return [
    kept(blockRecords, new BlockStore()),
    kept(categoryRecords, new CategoryStore()),
    kept(couponRecords, new CouponStore()),
    kept(designRecords, new DesignStore()),
    kept(menuRecords, new MenuStore(reader, settings)),
    kept(pageRecords, new PageStore()),
    kept(personRecords, new PersonStore(events, settings, security)),
    kept(roleRecords, new RoleStore(security)),
    kept(subscriberRecords, new SubscriberStore(settings)),
    kept(productRecords, new ProductStore(settings)),
    kept(reviewRecords, new ReviewStore(reviewAdmin)),
    kept(stockRecords, new StockStore()),
    ...sellingKinds(settings),
    kept(settingRecords, new SettingsStore()),
    kept(storeRecords, new StoreRecordStore(settings)),
  ];
}
