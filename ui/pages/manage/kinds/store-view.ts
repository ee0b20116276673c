import { formatYesNo, type FieldView, type KindView } from '../fields/kind-view';

const SHOWN = [
  ['code', 'store.code'],
  ['name', 'store.name'],
  ['path', 'store.path'],
  ['language', 'store.language'],
  ['locale', 'store.locale'],
  ['currency', 'store.currency'],
  ['country', 'store.country'],
  ['prices_include_tax', 'store.gross'],
  ['is_default', 'store.default'],
] as const;

export const STORE_VIEW: KindView = {
  title: 'nav.stores',
  columns: [
    { name: 'name', label: 'store.name' },
    { name: 'language', label: 'store.language' },
    { name: 'currency', label: 'store.currency' },
    { name: 'is_default', label: 'store.default', format: formatYesNo },
    { name: 'listed', label: 'store.listed', format: formatYesNo },
  ],
  filters: [],
  canRemove: false,
  fields: [
    { path: 'listed', label: 'store.listed', hint: 'store.listed-hint', input: { type: 'switch' } },
    {
      path: 'domain',
      label: 'store.domain',
      hint: 'store.domain-hint',
      input: { type: 'text' },
      isNullable: true,
    },
    ...SHOWN.map(([path, label]): FieldView => ({ path, label, input: { type: 'shown' }, section: 'store.installed' })),
  ],
};
