import * as z from 'zod/mini';
import type { Known } from '../kernel/known';
import { orderAddress } from './cart';
import { endpoint } from './endpoint';
import { PERMISSIONS } from './permissions';
import { recordKind } from './record-kind';
import { ROLES } from './roles';
import { amount } from './scalars';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const role = z.enum(ROLES);
/** The name of a role of the merchant's own. */
const ownRole = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/));
const id = z.string().check(z.regex(/^\d{1,15}$/));

/** The roles that are there in every shop; nobody changes what they let somebody do. */
export const BUILT_IN_ROLES = ['guest', 'customer', 'vip', 'blogger', 'manager', 'admin'] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

/** A role as an admin edits it. */
export const roleDocument = z.object({
  name: ownRole,
  title: z.string().check(z.minLength(1), z.maxLength(80)),
  permissions: z.array(z.enum(PERMISSIONS)).check(z.maxLength(PERMISSIONS.length)),
});
export type RoleDocument = z.infer<typeof roleDocument>;

const roleRow = z.object({
  name: z.string(),
  title: z.string(),
  /** How many things it lets somebody do. */
  permissions: z.number(),
  built_in: z.boolean(),
  /** How many have it; none is counted of guests and customers. */
  people: z.nullable(z.number()),
});
export type RoleRow = z.infer<typeof roleRow>;

export const roleRecords = recordKind({
  kind: 'role',
  plural: 'roles',
  document: roleDocument,
  row: roleRow,
  filters: { built_in: z.optional(z.boolean()) },
  sorts: ['name', 'title'],
  read: 'people:read',
  write: 'roles:write',
});

/** What a person may do in the shop, as an admin sets it; of a new one also who it is. */
export const personDocument = z.object({
  /** Of a new one alone, and required there: what they sign in with, by a code. */
  email: z.optional(z.string().check(z.maxLength(254))),
  /** Of a new one alone. */
  firstname: z.optional(z.string().check(z.maxLength(80))),
  /** Of a new one alone. */
  lastname: z.optional(z.string().check(z.maxLength(80))),
  /** Of A §6. */
  roles: z.array(role).check(z.maxLength(ROLES.length)),
  /** The merchant's own, by name. */
  own_roles: z.array(ownRole).check(z.maxLength(20)),
});
export type PersonDocument = z.infer<typeof personDocument>;

/** Everybody who has an account, and who is to have one. Who they are is theirs to change; what they may do is an admin's. */
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
    /** They have signed in by a code or link that was sent to the contact; without that no role counts. */
    is_verified: z.boolean(),
    /** ISO 8601. */
    since: z.string(),
  }),
  filters: {
    /** Of A §6, or of the merchant's own. */
    role: z.optional(ownRole),
    /** What they sign in with, exactly: an e-mail address in small letters, or a phone number as +49…. */
    login: z.optional(z.string().check(z.maxLength(254))),
    /** Whether any role lets them do something in the back office. */
    staff: z.optional(z.boolean()),
  },
  sorts: ['email', 'name', 'since'],
  read: 'people:read',
  write: 'roles:write',
});

const personOrder = z.object({
  number: z.string(),
  /** ISO 8601. */
  at: z.string(),
  total: amount,
  currency: z.string(),
  status: z.string(),
});
const personSession = z.object({
  opened_at: z.string(),
  expires_at: z.string(),
  /** Who acts as the person by it. */
  actor: z.nullable(z.string()),
});

/** A person as staff reads them. */
export const personDetails = z.object({
  id: z.number(),
  name: z.string(),
  email: z.nullable(z.string()),
  login_email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  is_verified: z.boolean(),
  addresses: z.array(orderAddress),
  bonus: amount,
  currency: z.string(),
  roles: z.array(role),
  own_roles: z.array(z.string()),
  /** What all of their roles let them do. */
  permissions: z.array(z.string()),
  /** The newest; null where the caller may not read orders. */
  orders: z.nullable(z.array(personOrder)),
  orders_count: z.number(),
  sessions: z.array(personSession),
  /** Who acted as them, the newest first. */
  acted: z.array(z.object({ who: z.string(), at: z.string() })),
  /** The caller may act as them. */
  may_act: z.boolean(),
  /** They give a second factor as staff, which an admin can reset. */
  has_second_factor: z.boolean(),
});
/** A person as staff sees them: account, roles, orders. */
export type PersonDetails = Known<z.infer<typeof personDetails>>;

export const managedPersonDetails = endpoint({
  name: 'managedPersonDetails',
  method: 'GET',
  path: '/api/manage/person-details',
  access: 'staff',
  permission: 'people:read',
  query: z.object({ token, id }),
  body: z.undefined(),
  result: personDetails,
  summary: 'A person with addresses, newest orders, roles and open sessions.',
  chapter,
});

/** Of nobody who may do more than the caller. */
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
  summary: 'Ends every session of a person, and those by which they act as others.',
  chapter,
});

/** Who wants the newsletter, by address. */
export const subscriberDocument = z.object({
  email: z.string().check(z.minLength(3), z.maxLength(254)),
  /** The store in whose language they subscribed. */
  store_code: z.string().check(z.minLength(1), z.maxLength(20)),
});
export type SubscriberDocument = z.infer<typeof subscriberDocument>;
const subscriberRow = z.object({
  ...subscriberDocument.shape,
  since: z.string(),
  /** When they followed the link of the mail, in ISO 8601; null for who has not yet: nobody is written to before. */
  confirmed: z.nullable(z.string()),
  /** Where they end it: the address that every letter has to have in it. */
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
