import type { RecordKindName } from '../../../../core';
import type { ManageKey } from '../../../text/own-keys';
import { ATTRIBUTE_VIEW } from '../attributes/attribute-view';
import { CATEGORY_VIEW, PRODUCT_VIEW, STOCK_VIEW } from '../goods/goods-views';
import { formatYesNo, YES_NO, type KindView } from '../fields/kind-view';
import { MENU_VIEW } from '../menus/menu-view';
import { PEOPLE_VIEWS } from './people-views';
import { SELLING_VIEWS } from './selling-views';
import { SETTINGS_VIEW } from './settings-views';
import { STORE_VIEW } from './store-view';

const COUPON_KINDS = [
  { value: 'percent', label: 'coupon.kind-percent' },
  { value: 'fixed', label: 'coupon.kind-fixed' },
  { value: 'free_delivery', label: 'coupon.kind-free-delivery' },
] as const;

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
  coupons: {
    title: 'nav.coupons',
    titleOfNew: 'new.coupon',
    columns: [
      { name: 'code', label: 'coupon.code', canSort: true },
      { name: 'kind', label: 'coupon.kind', canSort: true, format: (value) => labelOf(COUPON_KINDS, value) },
      { name: 'value', label: 'coupon.value', canSort: true, isNumber: true },
      { name: 'active', label: 'coupon.active', format: formatYesNo },
    ],
    filters: [
      { name: 'kind', label: 'coupon.kind', choices: COUPON_KINDS },
      { name: 'active', label: 'coupon.active', choices: YES_NO },
    ],
    fields: [
      {
        path: 'code',
        label: 'coupon.code',
        hint: 'coupon.code-hint',
        input: { type: 'text' },
        required: true,
        onlyNew: true,
      },
      { path: 'kind', label: 'coupon.kind', input: { type: 'choice', choices: COUPON_KINDS }, required: true },
      { path: 'value', label: 'coupon.value', hint: 'coupon.value-hint', input: { type: 'figure' }, required: true },
      { path: 'active', label: 'coupon.active', input: { type: 'switch' } },
      {
        path: 'first_order_only',
        label: 'coupon.first-order',
        hint: 'coupon.first-order-hint',
        input: { type: 'switch' },
      },
      {
        path: 'uses_per_customer',
        label: 'coupon.per-customer',
        hint: 'coupon.per-customer-hint',
        input: { type: 'number' },
        isNullable: true,
      },
      {
        path: 'uses_total',
        label: 'coupon.total',
        hint: 'coupon.total-hint',
        input: { type: 'number' },
        isNullable: true,
      },
    ],
    blank: { code: '', kind: 'percent', value: '10', active: true },
    canRemove: true,
  },
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
            { name: 'content', label: 'page.content', lines: true, pictures: true },
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
            { name: 'content', label: 'page.content', lines: true, pictures: true },
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
