import * as z from 'zod/mini';
import { PART_TYPES } from '../../../core/contract/bloggers/bloggers';
import { FOOTER_SECTIONS } from '../../../core/contract/content/footer';
import { ORDER_STATUSES } from '../../../core/contract/orders/order-status';
import { POST_TYPES } from '../../../core/contract/bloggers/post-types';
import { ROLES } from '../../../core/contract/foundation/roles';
import { TEXT_LANGUAGES } from '../../../core/contract/foundation/text-languages';
import { VIEWS } from '../drawings';
import peopleFile from './people.json';
import english from './reviews/en.json';
import { colour, cut, drawnFabric, house, keyOf, print, text, texts, words } from './schema-parts';

function sayings<T extends z.ZodMiniType>(list: T) {
  return z.strictObject({ praise: list, blame: list, use: list });
}

export const voice = z.strictObject({
  /** Titles of reviews by stars. */
  titles: z.strictObject({ 1: texts, 2: texts, 3: texts, 4: texts, 5: texts }),
  serviceGood: texts,
  serviceBad: texts,
  but: texts,
  /** True if the sentence after `but` starts in lower case. */
  lowers: z.boolean(),
  /** Between sentences. */
  space: z.string(),
  /** Sentences about any good that is sent. */
  general: sayings(z.array(text)),
  themes: z.record(keyOf(english.themes), sayings(texts)),
});

export const nicknames = texts;

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

export const slides = z.array(
  z.strictObject({
    title: words,
    subtitle: words,
    button: words,
    link: text,
    /** Contrast of at least 4.5 with `fg`. */
    bg: hex,
    fg: hex,
    light: z.boolean(),
    pieces: z.array(z.tuple([cut, drawnFabric, print, colour, colour, z.optional(z.literal('kids'))])),
  }),
);

export const stories = z.array(
  z.strictObject({
    identifier: text,
    title: words,
    text: words,
    button: words,
    link: text,
    images: z.array(
      z.strictObject({
        ...{ cut, house, fabric: drawnFabric, print, color: colour, accent: colour },
        view: z.enum(VIEWS),
        seed: z.int(),
      }),
    ),
  }),
);

export const site = z.strictObject({
  description: words,
  announcement: words,
  /** Fictional company; its numbers and addresses come from reserved ranges. */
  company: z.strictObject({ name: text, info: text, phone: text, email: text }),
  /** The routing number has an invalid check digit, so no real account can be paid. */
  account: z.strictObject({ holder: text, iban: text, bic: text, bank: text }),
  popular: z.array(words),
  messengers: z.partialRecord(
    z.enum(TEXT_LANGUAGES),
    z.strictObject({
      whatsapp_link: z.exactOptional(text),
      telegram_link: z.exactOptional(text),
      viber_link: z.exactOptional(text),
    }),
  ),
});

const pageParts = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('heading'), words }),
    z.strictObject({ kind: z.literal('text'), words }),
    z.strictObject({ kind: z.literal('list'), items: z.array(words) }),
  ]),
);

const page = z.strictObject({
  identifier: text,
  section: z.enum(FOOTER_SECTIONS),
  countries: z.exactOptional(texts),
  title: words,
  summary: words,
  parts: pageParts,
});

export const pages = z.strictObject({
  about: page,
  contact: z.strictObject({
    reach: pageParts,
    /** Further questions of the demo shop. */
    more: pageParts,
  }),
  /** Required by § 5 DDG. */
  imprint: page,
  /** Required by Art. 246a EGBGB. */
  withdrawal: page,
});

const person = keyOf(peopleFile.persons);
const count = z.int().check(z.gte(0));

const orders = z.array(
  z.strictObject({
    who: person,
    status: z.enum(ORDER_STATUSES),
    hoursAgo: count,
    lines: count,
    cancelReason: z.exactOptional(text),
    /** A manual step; overrides the status letter. */
    stage: z.exactOptional(count),
    isSale: z.exactOptional(z.boolean()),
    isPromo: z.exactOptional(z.boolean()),
    isUnpaid: z.exactOptional(z.boolean()),
    isReturned: z.exactOptional(z.boolean()),
  }),
);

export const people = z.strictObject({
  /** Numbers and addresses come from reserved ranges; no account has a password, and sign-in codes go to the outbox. */
  persons: z.record(
    person,
    z.strictObject({
      address: z.strictObject({
        ...{ firstname: text, lastname: text, street: texts, city: text, postcode: text, countryId: text },
        ...{ phone: text, email: text },
        ...{ region_id: z.exactOptional(count), region: z.exactOptional(text), region_code: z.exactOptional(text) },
      }),
      roles: z.array(z.enum(ROLES)),
      /** Minor units. */
      bonus: count,
    }),
  ),
  orders: z.strictObject({
    cancelled: orders,
    promo: orders,
    special: orders,
    /** The one of 951 hours is confirmed after the latest payout on any weekday, so an unpaid balance remains. */
    salesHoursAgo: z.array(count),
  }),
  blogger: z.strictObject({
    outfits: z.array(z.strictObject({ title: text, type: z.enum(PART_TYPES), parts: z.array(z.enum(PART_TYPES)) })),
    payouts: z.array(z.strictObject({ createdDaysAgo: count, paidDaysAgo: z.exactOptional(count) })),
    /** `{name}` is replaced by the first product shown. */
    posts: z.array(z.strictObject({ type: z.enum(POST_TYPES), daysAgo: count, shows: count, text })),
  }),
});
