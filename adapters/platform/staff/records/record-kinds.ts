import { blockRecords, pageRecords } from '../../../../core/contract/content/manage-content';
import { categoryRecords } from '../../../../core/contract/catalogue/manage-categories';
import { couponRecords } from '../../../../core/contract/selling/manage-coupons';
import { productRecords, stockRecords } from '../../../../core/contract/catalogue/manage-products';
import { menuRecords } from '../../../../core/contract/content/manage-menus';
import { designRecords } from '../../../../core/contract/content/manage-design';
import { reviewRecords } from '../../../../core/contract/catalogue/manage-reviews';
import { BlockStore } from '../../content/site/block-store';
import { MenuStore } from '../../content/site/menu-store';
import type { MenuSources } from '../../content/site/menu-sources';
import { PageStore } from '../../content/site/page-store';
import { personRecords, roleRecords, subscriberRecords } from '../../../../core/contract/people/manage-people';
import { PersonStore } from '../../people/admin/person-store';
import { RoleStore } from '../../people/admin/role-store';
import { SubscriberStore } from '../../people/admin/subscriber-store';
import { settingRecords } from '../../../../core/contract/staff/manage-settings';
import { storeRecords } from '../../../../core/contract/staff/manage-stores';
import { sellingKinds } from '../../selling/rules/selling-kinds';
import type { Settings } from '../../foundation/settings/options';
import { CategoryStore } from '../../catalogue/goods/category-store';
import { ProductStore } from '../../catalogue/goods/product-store';
import { StockStore } from '../../catalogue/goods/stock-store';
import { SettingsStore } from '../../content/site/settings-store';
import { StoreRecordStore } from '../../content/site/store-record-store';
import { DesignStore } from '../../content/design/design-store';
import { CouponStore } from '../../selling/promotions/coupon-store';
import type { SecurityLog } from '../../people/accounts/security-log';
import type { EventLog } from '../../foundation/events/event-log';
import type { ReviewAdmin } from '../../catalogue/reviews/review-admin';
import { ReviewStore } from '../../catalogue/reviews/review-store';
import { kept, type KeptKind } from '../../foundation/kernel/kept-kind';

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
