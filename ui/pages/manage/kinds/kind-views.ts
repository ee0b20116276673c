import type { RecordKindName } from '../../../../core/staff';
import type { ManageKey } from '../../../text/own-keys';
import { ATTRIBUTE_VIEW } from '../attributes/attribute-view';
import { CATEGORY_VIEW, PRODUCT_VIEW, STOCK_VIEW } from '../goods/goods-views';
import { formatYesNo, YES_NO, type KindView } from '../fields/kind-view';
import { TRANSFER_VIEW } from '../goods/transfer-view';
import { MENU_VIEW } from '../menus/menu-view';
import { PEOPLE_VIEWS } from './people-views';
import { PROMOTION_VIEWS } from './promotion-views';
import { REDIRECT_VIEW } from './redirect-view';
import { SELLING_VIEWS } from './selling-views';
import { SETTINGS_VIEW } from './settings-views';
import { STORE_VIEW } from './store-view';

const REVIEW_STATES = [
  { value: 'pending', label: 'review.pending' },
  { value: 'approved', label: 'review.approved' },
  { value: 'declined', label: 'review.declined' },
] as const;
const REVIEW_FIT_WORDS = [
  { value: 'small', label: 'review.fit-small' },
  { value: 'true', label: 'review.fit-true' },
  { value: 'large', label: 'review.fit-large' },
] as const;

const INTERNAL = [{ value: 'true', label: 'block.internal-only' }] as const;

export const KIND_VIEWS: Readonly<Partial<Record<RecordKindName, KindView>>> = {
  attributes: ATTRIBUTE_VIEW,
  categories: CATEGORY_VIEW,
  menus: MENU_VIEW,
  ...PEOPLE_VIEWS,
  ...SELLING_VIEWS,
  settings: SETTINGS_VIEW,
  stores: STORE_VIEW,
  products: PRODUCT_VIEW,
  stock_levels: STOCK_VIEW,
  stock_transfers: TRANSFER_VIEW,
  ...PROMOTION_VIEWS,
  redirects: REDIRECT_VIEW,
  reviews: {
    title: 'nav.reviews',
    titleOfOne: 'review.detail',
    columns: [
      { name: 'title', label: 'review.title' },
      { name: 'product_sku', label: 'review.product' },
      { name: 'rating', label: 'review.rating', isNumber: true, canSort: true },
      { name: 'fit', label: 'review.fit', format: (value) => labelOf(REVIEW_FIT_WORDS, value) },
      { name: 'nickname', label: 'review.by' },
      { name: 'status', label: 'review.status', canSort: true, format: (value) => labelOf(REVIEW_STATES, value) },
    ],
    filters: [{ name: 'status', label: 'review.status', choices: REVIEW_STATES }],
    fields: [
      { path: 'title', label: 'review.title', input: { type: 'shown' } },
      { path: 'detail', label: 'review.detail', input: { type: 'shown' } },
      { path: 'nickname', label: 'review.by', input: { type: 'shown' } },
      { path: 'product_sku', label: 'review.product', input: { type: 'shown' } },
      { path: 'rating', label: 'review.rating', input: { type: 'shown' } },
      { path: 'status', label: 'review.status', input: { type: 'choice', choices: REVIEW_STATES }, required: true },
      { path: 'answer', label: 'review.answer', hint: 'review.answer-hint', input: { type: 'lines' } },
    ],
    canRemove: false,
  },
  pages: {
    title: 'nav.pages',
    titleOfNew: 'new.page',
    columns: [
      { name: 'identifier', label: 'page.identifier', canSort: true },
      { name: 'title', label: 'page.title', canSort: true },
      { name: 'published', label: 'page.published', format: formatYesNo },
    ],
    filters: [{ name: 'published', label: 'page.published', choices: YES_NO }],
    fields: [
      {
        path: 'identifier',
        label: 'page.identifier',
        hint: 'page.identifier-hint',
        input: { type: 'text' },
        required: true,
        onlyNew: true,
      },
      { path: 'published', label: 'page.published', hint: 'page.published-hint', input: { type: 'switch' } },
      {
        path: 'texts',
        label: 'page.texts',
        input: {
          type: 'texts',
          members: [
            { name: 'title', label: 'page.title', required: true },
            { name: 'content', label: 'page.content', html: true, pictures: true },
            { name: 'meta_title', label: 'page.meta-title' },
            { name: 'meta_description', label: 'page.meta-description' },
          ],
        },
      },
    ],
    blank: { identifier: '', published: false, section_code: null, parent_id: null, sort: null, texts: {} },
    canRemove: true,
  },
  blocks: {
    title: 'nav.blocks',
    titleOfNew: 'new.block',
    columns: [
      { name: 'identifier', label: 'page.identifier', canSort: true },
      { name: 'title', label: 'page.title', canSort: true },
      { name: 'published', label: 'page.published', format: formatYesNo },
    ],
    filters: [
      { name: 'published', label: 'page.published', choices: YES_NO },
      { name: 'internal', label: 'block.internal', choices: INTERNAL },
    ],
    initialFilters: { internal: 'false' },
    fields: [
      { path: 'identifier', label: 'page.identifier', input: { type: 'text' }, required: true, onlyNew: true },
      { path: 'published', label: 'page.published', hint: 'page.published-hint', input: { type: 'switch' } },
      {
        path: 'texts',
        label: 'page.texts',
        input: {
          type: 'texts',
          members: [
            { name: 'title', label: 'page.title' },
            { name: 'content', label: 'page.content', html: true, pictures: true },
          ],
        },
      },
    ],
    blank: { identifier: '', published: false, texts: {} },
    canRemove: true,
  },
};

function labelOf(
  choices: readonly { readonly value: string; readonly label: ManageKey }[],
  value: unknown,
): ManageKey | undefined {
  return choices.find((choice) => choice.value === value)?.label;
}
