import * as z from 'zod/mini';
import type { Known } from '../../kernel/known';
import { orderAddress } from '../selling/cart';
import { endpoint, refusal } from '../foundation/endpoint';
import { MAX_EMAIL_LENGTH } from '../foundation/contact';
import { MAX_ADDRESSES } from '../foundation/limits';
import { ROLES } from '../foundation/roles';
import { amount, MAX_SUM } from '../foundation/scalars';
import { BONUS_LIMITS, bonusesShort, bonusMovement } from './bonus-movement';
import { personTag, personTags } from './person-tags';

const chapter = 'A §6';
const token = z.optional(z.string().check(z.maxLength(200)));
const id = z.string().check(z.regex(/^\d{1,15}$/));

export const PERSON_LIMITS = {
  name: 80,
  phone: 40,
  note: 2000,
  /** Notes of a person; the oldest must be removed before another is written. */
  notes: 200,
} as const;

const personOrder = z.object({
  number: z.string(),
  at: z.string(),
  total: amount,
  currency: z.string(),
  status: z.string(),
});
const personSession = z.object({
  opened_at: z.string(),
  expires_at: z.string(),
  actor: z.nullable(z.string()),
});
/** By currency, in major units and as reports count them: without tax, after cancellations and refunds. */
const personSales = z.object({
  currency: z.string(),
  orders: z.number(),
  net: amount,
  /** Null without orders. */
  average: z.nullable(amount),
  refunded: amount,
  /** Orders of which something was refunded. */
  returns: z.number(),
});
const personCart = z.object({
  store: z.string(),
  changed_at: z.string(),
  items: z.array(z.object({ sku: z.string(), qty: z.number() })),
});
const personNote = z.object({ id: z.number(), at: z.string(), who: z.string(), text: z.string() });
/** Note of staff about a person. */
export type PersonNote = z.infer<typeof personNote>;

const consents = z.object({
  /** `confirmed_at` is null until the address is confirmed by double opt-in. */
  newsletter: z.array(
    z.object({ email: z.string(), store: z.string(), since: z.string(), confirmed_at: z.nullable(z.string()) }),
  ),
  stock_alerts: z.array(z.object({ email: z.string(), sku: z.string(), since: z.string() })),
});
const personReview = z.object({
  id: z.number(),
  sku: z.string(),
  title: z.string(),
  rating: z.nullable(z.number()),
  at: z.string(),
  status: z.enum(['approved', 'pending', 'declined']),
});

export const personDetails = z.object({
  id: z.number(),
  /** Version of name, contacts, addresses and tags; `changePerson` refuses an older one. */
  revision: z.string(),
  since: z.string(),
  name: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.nullable(z.string()),
  login_email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  is_verified: z.boolean(),
  addresses: z.array(orderAddress),
  tags: z.array(z.string()),
  bonus: amount,
  /** Maximum amount of bonuses that staff can add or deduct at once. */
  max_bonuses: amount,
  currency: z.string(),
  roles: z.array(z.enum(ROLES)),
  own_roles: z.array(z.string()),
  permissions: z.array(z.string()),
  /** Null without the right to read orders. */
  orders: z.nullable(z.array(personOrder)),
  orders_count: z.number(),
  /** Null without the right to read orders. */
  sales: z.nullable(z.array(personSales)),
  carts: z.array(personCart),
  consents,
  bonuses: z.array(z.object({ ...bonusMovement.shape, who: z.nullable(z.string()) })),
  reviews: z.array(personReview),
  notes: z.array(personNote),
  sessions: z.array(personSession),
  acted: z.array(z.object({ who: z.string(), at: z.string() })),
  may_act: z.boolean(),
  /** False for staff with more rights than the caller. */
  may_change: z.boolean(),
  /** False without the right to change sign-in contacts. */
  may_move: z.boolean(),
  has_second_factor: z.boolean(),
});
/** Person in the back office. */
export type PersonDetails = Known<z.infer<typeof personDetails>>;

const writes = {
  method: 'POST',
  access: 'staff',
  permission: 'people:write',
  alsoNeeds: 'people:read',
  bodyKind: 'json',
  query: z.object({ token }),
  result: personDetails,
  chapter,
} as const;

export const managedPersonDetails = endpoint({
  name: 'managedPersonDetails',
  method: 'GET',
  path: '/api/manage/person-details',
  access: 'staff',
  permission: 'people:read',
  query: z.object({ token, id }),
  body: z.undefined(),
  result: personDetails,
  summary: 'Returns a person with figures, orders, carts, consents, bonuses, reviews, notes and open sessions.',
  chapter,
});

/** Someone else has changed the person; read it again. */
export const personChanged = refusal('person_changed', 409);

const name = z.optional(z.string().check(z.maxLength(PERSON_LIMITS.name)));

/** Refused for people with more permissions than the caller; staff contacts cannot be changed. */
export const changePerson = endpoint({
  ...writes,
  name: 'changePerson',
  path: '/api/manage/person-profile',
  /** Omitted members are unchanged; an empty e-mail or phone is removed. */
  body: z.object({
    id,
    revision: z.string().check(z.minLength(1), z.maxLength(64)),
    firstname: name,
    lastname: name,
    email: z.optional(z.string().check(z.maxLength(MAX_EMAIL_LENGTH))),
    phone: z.optional(z.string().check(z.maxLength(PERSON_LIMITS.phone))),
    addresses: z.optional(z.array(orderAddress).check(z.maxLength(MAX_ADDRESSES))),
    tags: z.optional(personTags),
  }),
  refusals: [personChanged],
  summary:
    'Changes name, contacts, addresses and tags of a person; a new contact must be confirmed by its owner. Contacts also require `people:act`, those of bloggers `payouts:write`.',
});

/** Changed members of a person; omitted ones are unchanged. */
export type PersonInput = Omit<z.infer<typeof changePerson.body>, 'id' | 'revision'>;

export const notePerson = endpoint({
  ...writes,
  name: 'notePerson',
  path: '/api/manage/person-note',
  body: z.object({ id, text: z.string().check(z.minLength(1), z.maxLength(PERSON_LIMITS.note)) }),
  summary: 'Adds a note about a person, visible only to staff and included in the data export.',
});

export const removePersonNote = endpoint({
  ...writes,
  name: 'removePersonNote',
  path: '/api/manage/person-note-remove',
  body: z.object({ id, note: z.int() }),
  summary: 'Removes a note about a person.',
});

/** Idempotent per key. The customer sees the note. */
export const givePersonBonuses = endpoint({
  ...writes,
  name: 'givePersonBonuses',
  path: '/api/manage/person-bonuses',
  permission: 'bonuses:write',
  body: z.object({
    id,
    /** Idempotency key, 8–64 characters, generated when the form opens. */
    key: z.string().check(z.minLength(8), z.maxLength(64)),
    /** In major units of the account's currency; negative deducts bonuses. */
    amount: z.number().check(z.gte(-MAX_SUM), z.lte(MAX_SUM)),
    note: z.string().check(z.minLength(1), z.maxLength(BONUS_LIMITS.note)),
  }),
  refusals: [bonusesShort],
  summary: 'Adds or deducts bonuses of a person, with a reason; the balance never falls below zero.',
});

export const managedPersonTags = endpoint({
  name: 'managedPersonTags',
  method: 'GET',
  path: '/api/manage/person-tags',
  access: 'staff',
  permission: 'people:read',
  query: z.object({ token }),
  body: z.undefined(),
  result: z.object({ items: z.array(z.object({ tag: personTag, people: z.number() })) }),
  summary: 'Lists the tags in use with the number of people.',
  chapter,
});
