import type { KindView } from '../fields/kind-view';

const STATES = [
  { value: 'draft', label: 'transfer.draft' },
  { value: 'sent', label: 'transfer.sent' },
  { value: 'received', label: 'transfer.received' },
  { value: 'canceled', label: 'transfer.canceled' },
] as const;

export const TRANSFER_VIEW: KindView = {
  title: 'nav.transfers',
  titleOfNew: 'new.transfer',
  columns: [
    { name: 'number', label: 'transfer.number', canSort: true },
    { name: 'state', label: 'transfer.state', format: (value) => STATES.find((one) => one.value === value)?.label },
    { name: 'from', label: 'transfer.from' },
    { name: 'to', label: 'transfer.to' },
    { name: 'units', label: 'transfer.units', isNumber: true },
    { name: 'created_at', label: 'transfer.created', isMoment: true },
    { name: 'note', label: 'transfer.note' },
  ],
  filters: [{ name: 'state', label: 'transfer.state', choices: STATES }],
  fields: [
    { path: 'state', label: 'transfer.state', hint: 'transfer.state-hint', input: { type: 'choice', choices: STATES } },
    { path: 'from', label: 'transfer.from', input: { type: 'pick', from: 'stock-places' }, required: true },
    { path: 'to', label: 'transfer.to', input: { type: 'pick', from: 'stock-places' }, required: true },
    {
      path: 'lines',
      label: 'transfer.lines',
      input: {
        type: 'rows',
        row: 'transfer.line',
        blank: { sku: '', qty: 1 },
        fields: [
          { path: 'sku', label: 'product.sku', input: { type: 'text' }, required: true },
          { path: 'qty', label: 'product.qty', input: { type: 'number' }, required: true },
        ],
      },
    },
    { path: 'note', label: 'transfer.note', input: { type: 'lines' } },
  ],
  blank: { state: 'draft', from: '', to: '', note: '', lines: [{ sku: '', qty: 1 }] },
  canRemove: true,
};
