import { blockRecords, pageRecords } from '../../../../core/contract/content/manage-content';
import { attributeRecords } from '../../../../core/contract/catalogue/manage-attributes';
import { categoryRecords } from '../../../../core/contract/catalogue/manage-categories';
import { couponRecords } from '../../../../core/contract/selling/manage-coupons';
import { productRecords, stockRecords } from '../../../../core/contract/catalogue/manage-products';
import { transferRecords } from '../../../../core/contract/catalogue/stock-transfers';
import { menuRecords } from '../../../../core/contract/content/manage-menus';
import { designRecords } from '../../../../core/contract/content/manage-design';
import { reviewRecords } from '../../../../core/contract/catalogue/manage-reviews';
import {
  BlockStore,
  MenuStore,
  type MenuSources,
  PageStore,
  RedirectStore,
  SettingsStore,
  StoreRecordStore,
  DesignStore,
} from '../../content';
import { personRecords, roleRecords, subscriberRecords } from '../../../../core/contract/people/manage-people';
import { PersonStore, RoleStore, SubscriberStore, type SecurityLog } from '../../people';
import { redirectRecords } from '../../../../core/contract/content/manage-redirects';
import { settingRecords } from '../../../../core/contract/staff/manage-settings';
import { storeRecords } from '../../../../core/contract/staff/manage-stores';
import { sellingKinds, CouponStore } from '../../selling';
import { type Settings, type EventLog, kept, type KeptKind } from '../../foundation';
import {
  AttributeStore,
  CategoryStore,
  ProductStore,
  StockStore,
  TransferStore,
  type ReviewAdmin,
  ReviewStore,
} from '../../catalogue';

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
    kept(attributeRecords, new AttributeStore(settings)),
    kept(blockRecords, new BlockStore()),
    kept(categoryRecords, new CategoryStore()),
    kept(couponRecords, new CouponStore(settings)),
    kept(designRecords, new DesignStore()),
    kept(menuRecords, new MenuStore(reader, settings)),
    kept(pageRecords, new PageStore()),
    kept(personRecords, new PersonStore(events, settings, security)),
    kept(redirectRecords, new RedirectStore(settings)),
    kept(roleRecords, new RoleStore(security)),
    kept(subscriberRecords, new SubscriberStore(settings)),
    kept(productRecords, new ProductStore(settings)),
    kept(reviewRecords, new ReviewStore(reviewAdmin)),
    kept(stockRecords, new StockStore(settings)),
    kept(transferRecords, new TransferStore(settings)),
    ...sellingKinds(settings),
    kept(settingRecords, new SettingsStore(settings)),
    kept(storeRecords, new StoreRecordStore(settings)),
  ];
}
