import {
  PriceGroups,
  PaymentOffers,
  CatalogueIndexStore,
  CatalogueReader,
  MissedSearches,
  TrimmedDocuments,
} from '../catalogue';
import {
  BodyRoom,
  CodeBudget,
  SHOP_BUDGET,
  ContactLimits,
  RateLimiter,
  newSecret,
  type EventLog,
  type Settings,
  OrderFileLinks,
} from '../foundation';
import { CodeGuesses, SecurityLog, PasswordWork, SessionService } from '../people';
import { Content } from '../content';
import { GiftCards, DeliveryDates, QUOTE_BUDGET, QuoteBudget, ShippingQuotes, TaxQuotes, VatChecks } from '../selling';
import { DownloadStorage, Downloads, Bookings, OrderProofs, VirtualGoods } from '../orders';
import type { MessageLog } from '../messages';
import type { Database } from '../ports/database';
import type { FileStore } from '../ports/foundation/files';

export interface Dependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly events: EventLog;
  readonly messages: MessageLog;
  readonly files: FileStore;
  readonly reader: CatalogueReader;
  readonly indexes: CatalogueIndexStore;
  readonly trimmed: TrimmedDocuments;
  readonly missed: MissedSearches;
  readonly content: Content;
  readonly paymentOffers: PaymentOffers;
  readonly deliveryDates: DeliveryDates;
  readonly shippingQuotes: ShippingQuotes;
  readonly taxQuotes: TaxQuotes;
  readonly vatChecks: VatChecks;
  readonly sessions: SessionService;
  readonly groups: PriceGroups;
  readonly rates: RateLimiter;
  readonly bodyRoom: BodyRoom;
  readonly security: SecurityLog;
  readonly factorSecret: string;
  readonly passkeySecret: string;
  readonly codeBudget: CodeBudget;
  readonly codeGuesses: CodeGuesses;
  readonly contactLimits: ContactLimits;
  readonly passwords: PasswordWork;
  readonly fileLinks: OrderFileLinks;
  readonly staffOrderSecret: string;
  readonly downloads: Downloads;
  readonly giftCards: GiftCards;
  readonly virtualGoods: VirtualGoods;
  readonly downloadStorage: DownloadStorage;
  readonly proofs: OrderProofs;
}

export async function createParts(
  settings: Settings,
  database: Database,
  { events, files, messages }: Pick<Dependencies, 'events' | 'files' | 'messages'>,
): Promise<Dependencies> {
  const reader = new CatalogueReader(settings);
  const content = new Content(settings, reader);
  const now = () => settings.clock.now();
  const secretOf = (name: string) => ownSecret(database, name, settings);
  const security = new SecurityLog(settings.telemetry, await secretOf('security-log'));
  const rates = new RateLimiter(database, now, (what) => logLimit(security, what));
  const quoteBudget = new QuoteBudget(rates);
  const vatChecks = new VatChecks(settings, database, quoteBudget);
  const contactLimits = new ContactLimits(database, rates, now);
  const downloads = new Downloads({ content, database, messages, rates, settings, secret: await secretOf('download') });
  const giftCards = new GiftCards({ database, messages, settings, secret: await secretOf('gift-card') });
  const bookings = new Bookings({ content, messages, settings });
  return {
    settings,
    database,
    events,
    files,
    messages,
    reader,
    indexes: new CatalogueIndexStore(database, reader, settings),
    trimmed: new TrimmedDocuments(),
    missed: new MissedSearches(database, settings),
    content,
    deliveryDates: new DeliveryDates(settings),
    shippingQuotes: new ShippingQuotes(settings, database, quoteBudget),
    taxQuotes: new TaxQuotes(settings, database, quoteBudget, vatChecks),
    vatChecks,
    paymentOffers: new PaymentOffers(content, reader, settings),
    sessions: new SessionService(settings, security),
    groups: new PriceGroups(settings, await secretOf('group-token')),
    rates,
    bodyRoom: new BodyRoom(),
    security,
    factorSecret: await secretOf('second-factor'),
    passkeySecret: await secretOf('passkey'),
    codeBudget: new CodeBudget(rates, contactLimits),
    codeGuesses: new CodeGuesses({ content, contactLimits, messages, security, settings }),
    contactLimits,
    passwords: new PasswordWork(now, settings.passwordCost),
    fileLinks: new OrderFileLinks(await secretOf('order-file'), (reason) => {
      security.write('link-refused', { by: 'order-file', reason });
    }),
    downloads,
    giftCards,
    virtualGoods: new VirtualGoods({ bookings, downloads, giftCards }),
    downloadStorage: new DownloadStorage({ database, files, now }),
    proofs: new OrderProofs(await secretOf('order-proof')),
    staffOrderSecret: await secretOf('staff-order'),
  };
}

/** `what` combines action and subject: 'codes:+49…:203.0.113.9'. */
function logLimit(security: SecurityLog, what: string): void {
  const [purpose = '', ...whom] = what.split(':');
  const level = purpose === SHOP_BUDGET || purpose === QUOTE_BUDGET ? 'error' : 'info';
  security.write('limit-reached', { limit: purpose }, { contact: whom.join(':') }, level);
}

async function ownSecret(database: Database, name: string, settings: Settings): Promise<string> {
  const known = await database.read((db) => db.secrets.find(name));
  return known ?? database.write((db) => db.secrets.of(name, newSecret(settings)));
}
