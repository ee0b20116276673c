import * as z from 'zod/mini';
import { endpoint } from '../foundation/endpoint';
import { PERMISSIONS } from '../foundation/permissions';
import { recordKind } from '../foundation/record-kind';
import { ROLES } from '../foundation/roles';
import { personTag } from './person-tags';
import { filledText } from '../foundation/scalars';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const role = z.enum(ROLES);
const ownRole = z.string().check(z.maxLength(40), z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const id = z.string().check(z.regex(/^\d{1,15}$/));

export const BUILT_IN_ROLES = ['guest', 'customer', 'vip', 'blogger', 'manager', 'admin'] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

export const roleDocument = z.object({
  name: ownRole,
  title: filledText(80),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.maxLength(PERMISSIONS.length)),
});
export type RoleDocument = z.infer<typeof roleDocument>;

const roleRow = z.object({
  name: z.string(),
  title: z.string(),
  permissions: z.number(),
  built_in: z.boolean(),
  people: z.nullable(z.number()),
});
export type RoleRow = z.infer<typeof roleRow>;

export const roleRecords = recordKind({
  kind: 'role',
  plural: 'roles',
  document: roleDocument,
  row: roleRow,
  /** `assignable`: roles that can be given to people, so neither guest nor customer. */
  filters: { built_in: z.optional(z.boolean()), assignable: z.optional(z.boolean()) },
  sorts: ['name', 'title'],
  read: 'people:read',
  write: 'roles:write',
});

export const personDocument = z.object({
  /** Required for new people, ignored otherwise. */
  email: z.optional(z.string().check(z.maxLength(254))),
  firstname: z.optional(z.string().check(z.maxLength(80))),
  lastname: z.optional(z.string().check(z.maxLength(80))),
  roles: z.array(role).check(z.maxLength(ROLES.length)),
  own_roles: z.array(ownRole).check(z.maxLength(20)),
});
export type PersonDocument = z.infer<typeof personDocument>;

export const personRecords = recordKind({
  kind: 'person',
  plural: 'people',
  document: personDocument,
  row: z.object({
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    roles: z.array(role),
    own_roles: z.array(z.string()),
    tags: z.array(z.string()),
    /** Roles only count after a confirmed sign-in. */
    is_verified: z.boolean(),
    since: z.string(),
  }),
  filters: {
    role: z.optional(ownRole),
    login: z.optional(z.string().check(z.maxLength(254))),
    staff: z.optional(z.boolean()),
    tag: z.optional(personTag),
  },
  sorts: ['email', 'name', 'since'],
  read: 'people:read',
  write: 'roles:write',
});

/** Not for people with more permissions than the caller. */
export const signOutPerson = endpoint({
  name: 'signOutPerson',
  method: 'POST',
  path: '/api/manage/person-sign-out',
  access: 'staff',
  permission: 'people:write',
  bodyKind: 'json',
  query: z.object({ token }),
  body: z.object({ id }),
  result: z.object({ ended: z.number() }),
  summary: 'Ends every session of a person, including impersonations.',
  chapter,
});

export const subscriberDocument = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  store_code: z.string().check(z.minLength(1), z.maxLength(20)),
});
export type SubscriberDocument = z.infer<typeof subscriberDocument>;
const subscriberRow = z.object({
  ...subscriberDocument.shape,
  since: z.string(),
  /** ISO 8601; null until confirmed by double opt-in. */
  confirmed: z.nullable(z.string()),
  /** Unsubscribe link, required in every newsletter. */
  leave: z.string(),
});
export type SubscriberRow = z.infer<typeof subscriberRow>;

export const subscriberRecords = recordKind({
  kind: 'subscriber',
  plural: 'subscribers',
  document: subscriberDocument,
  row: subscriberRow,
  filters: { store_code: z.optional(z.string().check(z.maxLength(20))) },
  sorts: ['email', 'since', 'store_code'],
  read: 'people:read',
  write: 'people:write',
});
