import { PriceGroups } from '../catalogue/price-groups/price-groups';
import { CodeBudget, SHOP_BUDGET } from '../foundation/limits/code-budget';
import { CodeGuesses } from '../people/accounts/code-guesses';
import { ContactLimits } from '../foundation/limits/contact-limits';
import { SecurityLog } from '../people/accounts/security-log';
import { PasswordWork } from '../people/accounts/password-work';
import { RateLimiter } from '../foundation/limits/rate-limiter';
import { newSecret } from '../foundation/kernel/new-secret';
import { SessionService } from '../people/accounts/session-service';
import { PaymentOffers } from '../catalogue/pricing/payment-offers';
import { CatalogueIndexStore } from '../catalogue/search/catalogue-index-store';
import { CatalogueReader } from '../catalogue/reading/catalogue-reader';
import { TrimmedDocuments } from '../catalogue/search/trimmed-documents';
import { Content } from '../content/site/content';
import { GiftCards } from '../selling/gift-cards/gift-cards';
import { DownloadStorage } from '../orders/downloads/download-storage';
import { Downloads } from '../orders/downloads/downloads';
import { DeliveryDates } from '../selling/delivery/delivery-dates';
import type { EventLog } from '../foundation/events/event-log';
import type { MessageLog } from '../messages/delivery/message-log';
import type { Settings } from '../foundation/settings/options';
import { Bookings } from '../orders/settlement/bookings';
import { OrderFileLinks } from '../foundation/kernel/order-file-links';
import { OrderProofs } from '../orders/views/order-proofs';
import type { Database } from '../ports/database';
import type { FileStore } from '../ports/foundation/files';
import { QUOTE_BUDGET, QuoteBudget } from '../selling/quotes/quote-budget';
import { ShippingQuotes } from '../selling/quotes/shipping-quotes';
import { TaxQuotes } from '../selling/quotes/tax-quotes';

export interface Dependencies {
  readonly settings: Settings;
  readonly database: Database;
  readonly events: EventLog;
  readonly messages: MessageLog;
  readonly files: FileStore;
  readonly reader: CatalogueReader;
  readonly indexes: CatalogueIndexStore;
  readonly trimmed: TrimmedDocuments;
  readonly content: Content;
  readonly paymentOffers: PaymentOffers;
  readonly deliveryDates: DeliveryDates;
  readonly shippingQuotes: ShippingQuotes;
  readonly taxQuotes: TaxQuotes;
  readonly sessions: SessionService;
  readonly groups: PriceGroups;
  readonly rates: RateLimiter;
  readonly security: SecurityLog;
  readonly factorSecret: string;
  readonly passkeySecret: string;
  readonly codeBudget: CodeBudget;
  readonly codeGuesses: CodeGuesses;
  readonly contactLimits: ContactLimits;
  readonly passwords: PasswordWork;
  readonly fileLinks: OrderFileLinks;
  readonly downloads: Downloads;
  readonly giftCards: GiftCards;
  readonly bookings: Bookings;
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
  const contactLimits = new ContactLimits(database, rates, now);
  return {
    settings,
    database,
    events,
    files,
    messages,
    reader,
    indexes: new CatalogueIndexStore(database, reader, settings),
    trimmed: new TrimmedDocuments(),
    content,
    deliveryDates: new DeliveryDates(settings),
    shippingQuotes: new ShippingQuotes(settings, database, quoteBudget),
    taxQuotes: new TaxQuotes(settings, database, quoteBudget),
    paymentOffers: new PaymentOffers(content, reader, settings),
    sessions: new SessionService(settings, security),
    groups: new PriceGroups(settings, await secretOf('group-token')),
    rates,
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
    downloads: new Downloads({ content, database, messages, settings, secret: await secretOf('download') }),
    giftCards: new GiftCards({ database, messages, settings, secret: await secretOf('gift-card') }),
    bookings: new Bookings({ content, messages, settings }),
    downloadStorage: new DownloadStorage({ database, files, now }),
    proofs: new OrderProofs(await secretOf('order-proof')),
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
