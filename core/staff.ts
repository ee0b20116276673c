export type { DownloadFile } from './contract/catalogue/download-file';
export type { GiftCardAct } from './contract/orders/gift-cards';
export type { SentDownload } from './manage/send-download';
export { nameIn, recordName, type RecordName } from './manage/record-name';
export type {
  DueItem,
  DuePayout,
  ManagedOrder,
  OpenRefund,
  OrderFilters,
  OrderNeed,
  OrderRefund,
  OrderRow,
  OrderSum,
  SendHold,
  ManagedPayout,
  OrderAdvance,
  OrderEvent,
  Role,
  StoreDocument,
  Present,
  PresenceState,
  KeptView,
  PersonDetails,
  CouponDocument,
  BlockDocument,
  PageDocument,
  PriceListEntry,
  PriceReport,
  ProductDocument,
  StockDocument,
  StockRow,
  ChoosableCategory,
  StaffChange,
} from './contract';
export type { DesignArea, ManageArea, PayoutsMade, QueueAdmin, ViewClient } from './manage/manage';
export type { ManagedRecord, RecordClient, RecordConflict, RecordSaved, RecordsQuery } from './manage/record-client';
export { contrastFaults, type Colour, type ContrastFault } from './design/contrast';
export { SKINS, skinName, STANDARD_SKIN, type Skin } from './design/skins';
export {
  COLOUR_TOKENS,
  DISPLAY_FACES,
  MAX_RADIUS,
  SKIN_NAMES,
  TEXT_FACES,
  type ColourToken,
  type SkinName,
  type SkinTokens,
  type WholeSkin,
} from './contract/content/skin-tokens';
export { withTokens, wornSkins, type WornSkin, type WornSkins } from './design/worn-skins';
export { typedAmount, type TypedAmount } from './pricing/typed-amount';
export { generateVariants, type GeneratedVariants, type VariantChoice } from './product/generate-variants';
export type { AttributeDocument } from './contract/catalogue/manage-attributes';
export type { MenuDocument, MenuEntry, MenuLink } from './contract/content/manage-menus';
export type { DesignDocument, DesignDraft, DesignSlide, DesignWorkshop } from './contract/content/manage-design';
export type { FullUpdate, UpdateName, UpdatesArea, UpdatesState } from './manage/updates';
export { compareEdits, mergeEdits, type ComparedEdits } from './manage/compare-edits';
export { NEW_RECORD } from './manage/new-record';
export { areOrderFilters, readOrderFilters, type OrderListQuery } from './manage/order-filters';
export type { InvoiceFilters, InvoiceRow, IssuedInvoice } from './contract/orders/manage-invoices';
export type { InvoiceSheet } from './contract/orders/invoice-sheet';
export { rowsCsv } from './manage/rows-csv';
export { attributeKind, isEditableAttribute, type AttributeKind } from './contract/catalogue/product-attributes';
export type { KeptImportMaps, UpdateReport } from './contract/staff/manage-updates';
export type { GoodsAdmin, ImportBegun } from './manage/goods-admin';
export {
  hasDemo,
  needsDemoFate,
  formatDemoCounts,
  type DemoCounts,
  type DemoFate,
} from './contract/staff/demo-of-shop';
export {
  IMPORT_FIELD_NAMES,
  IMPORT_FIELDS,
  importMapFault,
  type ImportField,
  type ImportMap,
  type ImportMapFault,
} from './contract/staff/import-map';
export type { ImportPreview } from './contract/staff/import-preview';
export { MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from './contract/staff/import-limits';
export {
  PICTURE_LIMITS,
  PICTURE_USES,
  SHOP_PICTURE_LIMITS,
  type PictureUse,
} from './contract/catalogue/picture-limits';
export type { ShopPicture } from './contract/catalogue/manage-pictures';
export type { ReviewDocument, ReviewAnswer, ReviewPhoto } from './contract/catalogue/manage-reviews';
export type { RecordKindName, RecordKinds } from './contract/staff/record-kinds';
export {
  PERMISSIONS,
  mayTryDesign,
  mayUser,
  isStaff,
  permissionsOf,
  type Permission,
  type Permitted,
} from './contract/foundation/permissions';
export { FIGURE_GROUPS, type AttentionName, type FigureRow } from './contract/staff/manage-figures';
export {
  REPORT_NAMES,
  type MonthClosing,
  type Owed,
  type ReportFigures,
  type ReportName,
  type ReportRow,
  type ReportTable,
} from './contract/staff/manage-reports';
export { changesCardMoney, MONEY_PERMISSION } from './orders/rules/refund-permission';
export { ATTENTION_LISTS } from './manage/attention-lists';
export type { DeadEvent, QueuedMessage, SubscriberRow } from './contract/staff/manage-queues';
export type { PreviewedStore, TriedRecord } from './contract/selling/manage-selling';
