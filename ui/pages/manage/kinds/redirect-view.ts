import type { KindView } from '../fields/kind-view';

export const REDIRECT_VIEW: KindView = {
  title: 'nav.redirects',
  titleOfNew: 'new.redirect',
  columns: [
    { name: 'from', label: 'redirect.from', canSort: true },
    { name: 'to', label: 'redirect.to', canSort: true },
  ],
  filters: [],
  fields: [
    { path: 'from', label: 'redirect.from', hint: 'redirect.from-hint', input: { type: 'text' }, required: true },
    { path: 'to', label: 'redirect.to', hint: 'redirect.to-hint', input: { type: 'text' }, required: true },
  ],
  blank: { from: '', to: '' },
  canRemove: true,
};
