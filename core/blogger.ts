export type { BloggersArea } from './bloggers/bloggers';
export type {
  BloggerList,
  CabinetPart,
  CabinetParts,
  Collecting,
  LedgerQuery,
  SalesQuery,
  Reading,
  Readings,
  RefreshOptions,
} from './bloggers/cabinet-state';
export { photoProblem, PHOTO_TYPES, type PhotoProblem } from './bloggers/check-photos';
export { readBloggerSettings } from './bloggers/read-blogger-settings';
export type { PostDraftsArea } from './bloggers/drafts-area';
export { MAX_LABEL, MAX_LABELS, readLabel } from './bloggers/placement-label';
export { promoLink } from './bloggers/promo-link';
export type { DraftPhoto, DraftPlace, KeptDraft } from './bloggers/post-draft';
export type { HiddenPhases } from './bloggers/hidden-phases';
export { phaseOf, PHASES, type PromoPhase } from './bloggers/phase-of';
export { lastShown, partsOf, picturesOf, promoByOrder, promoByPhase, type PromoOrder } from './bloggers/promo-lists';
export { bloggerOrdersCsv, bloggerPayoutsCsv, statementCsv } from './bloggers/books-csv';
export { PERIODS, type Period } from './bloggers/profit-over';
export { statementPeriods } from './bloggers/statement';
export {
  disabledFor,
  inTypeOrder,
  missingTypes,
  setTypeOf,
  SET_TYPES,
  toggleCollected,
  type Collectable,
  type Collection,
  type NotCollectable,
  type SetType,
} from './bloggers/set-rules';
export type { ArchiveReason, BloggerWorkArea, PostDraft } from './bloggers/work-area';
export { confirmationDays } from './bloggers/confirmation-days';
export { BLOGGER_LIMITS } from './contract/foundation/limits';
export { POST_TYPES, type PostType } from './contract/bloggers/post-types';
export { ROYALTY_STATES, type RoyaltyState } from './contract/bloggers/bloggers';
export type {
  BloggerBalance,
  BloggerOrder,
  BloggerPayout,
  BloggerPost,
  BloggerSettings,
  BloggerStatistics,
  ProfitStep,
  BloggerTerms,
  LedgerEntry,
  BloggerStatement,
  PlacementLabel,
  Payee,
  TaxStatus,
  PromoProduct,
} from './contract';
export { royaltyStatus, type RoyaltyStatus } from './orders/rules/royalty-status';
