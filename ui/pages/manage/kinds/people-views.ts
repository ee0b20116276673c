import { PERMISSIONS } from '../../../../core/staff';
import type { ManageKey } from '../../../text/own-keys';
import { formatYesNo, YES_NO, type FieldView, type KindView } from '../fields/kind-view';

const ROLES = [
  { value: 'admin', label: 'role.admin' },
  { value: 'manager', label: 'role.manager' },
  { value: 'blogger', label: 'role.blogger' },
  { value: 'vip', label: 'role.vip' },
] as const;

/** Two sentences per permission, because word order differs by language. */
const PERMISSION_CHOICES = PERMISSIONS.filter((permission) => permission !== 'roles:write').map((value) => {
  const [area = '', action = ''] = value.split(':');
  return { value, label: `area.${area}` as ManageKey, more: `action.${action}` as ManageKey }; // sound: every area and action has its words
});

const text = (path: string, label: ManageKey, more: Partial<FieldView> = {}): FieldView => ({
  path,
  label,
  input: { type: 'text' },
  ...more,
});

export const PEOPLE_VIEWS = {
  people: {
    title: 'nav.people',
    titleOfOne: 'find.person',
    titleOfNew: 'new.person',
    columns: [
      { name: 'name', label: 'person.name', canSort: true },
      { name: 'email', label: 'person.email', canSort: true },
      { name: 'phone', label: 'person.phone' },
      {
        name: 'roles',
        label: 'person.roles',
        formatEach: (value) => ROLES.find((role) => role.value === value)?.label,
      },
      { name: 'tags', label: 'person.tags' },
      { name: 'since', label: 'person.since', canSort: true, isMoment: true },
    ],
    filters: [
      { name: 'tag', label: 'person.tags', choices: [], from: 'tags' },
      { name: 'role', label: 'person.roles', choices: ROLES },
      { name: 'staff', label: 'person.staff', choices: YES_NO },
    ],
    fields: [
      text('email', 'person.email', { hint: 'person.email-hint', required: true, onlyNew: true }),
      text('firstname', 'person.firstname', { onlyNew: true }),
      text('lastname', 'person.lastname', { onlyNew: true }),
      { path: 'roles', label: 'person.roles', input: { type: 'choices', choices: ROLES } },
      text('own_roles', 'person.own-roles', { input: { type: 'picks', from: 'roles' } }),
    ],
    blank: { email: '', firstname: '', lastname: '', roles: [], own_roles: [] },
    canRemove: false,
  },
  roles: {
    title: 'nav.roles',
    titleOfNew: 'new.role',
    columns: [
      { name: 'title', label: 'role.title', canSort: true },
      { name: 'name', label: 'role.name', canSort: true },
      { name: 'permissions', label: 'role.permissions', isNumber: true },
      { name: 'people', label: 'role.people', isNumber: true },
      { name: 'built_in', label: 'role.built-in', format: formatYesNo },
    ],
    filters: [{ name: 'built_in', label: 'role.built-in', choices: YES_NO }],
    initialFilters: { assignable: 'true' },
    fields: [
      text('name', 'role.name', { hint: 'role.name-hint', required: true, onlyNew: true }),
      text('title', 'role.title', { required: true }),
      { path: 'permissions', label: 'role.permissions', input: { type: 'choices', choices: PERMISSION_CHOICES } },
    ],
    blank: { name: '', title: '', permissions: [] },
    canRemove: true,
  },
  subscribers: {
    title: 'nav.subscribers',
    titleOfNew: 'new.subscriber',
    columns: [
      { name: 'email', label: 'person.email', canSort: true },
      { name: 'store_code', label: 'subscriber.store', canSort: true },
      { name: 'since', label: 'person.since', canSort: true, isMoment: true },
      { name: 'confirmed', label: 'subscriber.confirmed', isMoment: true },
    ],
    filters: [],
    fields: [
      text('email', 'person.email', { required: true, onlyNew: true }),
      text('store_code', 'subscriber.store', { required: true, input: { type: 'pick', from: 'stores' } }),
    ],
    blank: { email: '', store_code: 'us' },
    canRemove: true,
    canExport: true,
  },
} satisfies Readonly<Record<string, KindView>>;
