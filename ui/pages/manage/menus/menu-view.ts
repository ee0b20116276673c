import { formatYesNo, type KindView } from '../fields/kind-view';

export const MENU_VIEW: KindView = {
  title: 'nav.menus',
  columns: [
    { name: 'id', label: 'menu.place', format: placeOf },
    { name: 'own', label: 'menu.own', format: formatYesNo },
    { name: 'entries', label: 'menu.entries', isNumber: true },
  ],
  filters: [],
  canRemove: false,
  fields: [
    { path: 'own', label: 'menu.own', hint: 'menu.own-hint', input: { type: 'switch' } },
    { path: 'entries', label: 'menu.entries', input: { type: 'menu' } },
  ],
};

function placeOf(value: unknown) {
  return value === 'header' || value === 'drawer' || value === 'footer' ? (`menu.${value}` as const) : undefined;
}
