import type { ManageKey } from '../../../text/own-keys';
import { formatYesNo, type FieldInput, type FieldView, type KindView } from '../fields/kind-view';

/** The stores of the installation cannot be changed here. */
const INSTALLED = { path: 'own', in: ['false'] };
/** Goods, carts and orders have the code and currency of their store. */
const SAVED = { path: 'is_default', in: ['true', 'false'] };

const terms = (path: string, label: ManageKey, input: FieldInput, more: Partial<FieldView> = {}): FieldView => ({
  ...{ path, label, input, section: 'store.terms', fixedWhen: INSTALLED },
  ...more,
});

export const STORE_VIEW: KindView = {
  title: 'nav.stores',
  titleOfNew: 'new.store',
  columns: [
    { name: 'name', label: 'store.name' },
    { name: 'language', label: 'store.language' },
    { name: 'currency', label: 'store.currency' },
    { name: 'is_default', label: 'store.default', format: formatYesNo },
    { name: 'listed', label: 'store.listed', format: formatYesNo },
  ],
  filters: [],
  canRemove: true,
  fields: [
    { path: 'listed', label: 'store.listed', hint: 'store.listed-hint', input: { type: 'switch' } },
    {
      path: 'domain',
      label: 'store.domain',
      hint: 'store.domain-hint',
      input: { type: 'text' },
      isNullable: true,
    },
    terms('name', 'store.name', { type: 'text' }, { required: true }),
    terms('code', 'store.code', { type: 'text' }, { required: true, hint: 'store.code-hint', fixedWhen: SAVED }),
    terms(
      'currency',
      'store.currency',
      { type: 'pick', from: 'currencies' },
      { required: true, hint: 'store.currency-hint', fixedWhen: SAVED },
    ),
    terms('country', 'store.country', { type: 'pick', from: 'countries' }, { required: true }),
    terms('language', 'store.language', { type: 'pick', from: 'languages' }, { required: true }),
    terms('locale', 'store.locale', { type: 'text' }, { required: true, hint: 'store.locale-hint' }),
    terms(
      'time_zone',
      'calendar.time-zone',
      { type: 'pick', from: 'time-zones', none: 'store.utc' },
      {
        hint: 'store.time-zone-hint',
        isNullable: true,
      },
    ),
    terms('prices_include_tax', 'store.gross', { type: 'switch' }),
    { ...terms('path', 'store.path', { type: 'shown' }), when: SAVED },
    { ...terms('is_default', 'store.default', { type: 'shown' }), when: SAVED },
  ],
  blank: {
    ...{ code: '', name: '', language: 'en', locale: '', currency: '', country: '', time_zone: null },
    ...{ prices_include_tax: true, listed: true, domain: null },
  },
};
