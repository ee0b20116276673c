import { caniemail } from 'caniemail';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailLook } from '../../../adapters/mail';
import { mailSkinOf } from '../../../adapters/platform/content/site/mail-skin';
import type { Letter } from '../../../adapters/platform/ports/messages/mail-look';
import { seedPeople } from '../../../adapters/demo';
import { STORE_VIEWS } from '../../../core/shopper';
import { recordOf } from '../../fixtures/catalogue';
import { fileOf, keep, writePlan } from '../../fixtures/downloads';
import { writeGiftCard } from '../../fixtures/gift-cards';
import { cartWith, NEW_YORK, orderOf, resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { signIn } from '../../fixtures/signed-in';

type Clients = Parameters<typeof caniemail>[0]['clients'];
const COMMON: Clients = ['apple-mail.*', 'gmail.*', 'outlook.*', 'yahoo.*', 'samsung-email.*', 'thunderbird.*'];

const GRACEFUL: ReadonlyMap<string, string> = new Map([
  ['<body> element', 'becomes a box of the page that shows the mail: what it looks like stands at the table inside'],
  ['border-radius', 'corners are square'],
  ['height property', 'it is the height of lines that is meant: letters then stand as the program has them'],
  ['outline', 'pictures are no links, so there is none to take away'],
  ['role attribute', 'tables are read out as tables'],
  ['target attribute', 'links open where the program opens links'],
  ['text-decoration-line', 'links are underlined by the older property as well'],
]);

const LANGUAGES = ['en', 'de', 'ru', 'uk', 'zh'] as const;
const STORES = STORE_VIEWS.map(({ storeCode }) => storeCode);
const storeIn = (language: string) => STORE_VIEWS.find(({ i18n }) => i18n.defaultLanguage === language)?.storeCode;

interface Mail {
  readonly kind: string;
  readonly language: string;
  readonly text: string;
  readonly letter: Letter;
  readonly html: string;
}

let fixture: FixturePlatform;
let mails: readonly Mail[] = [];

const mailbox = (store: string) => `ada-${store}@shop.test`;
/** An unconfirmed mailbox gets mails of five orders a day. */
const otherMailbox = (store: string) => `bob-${store}@shop.test`;

async function live(store: string, staff: string): Promise<void> {
  const email = mailbox(store);
  const ordered = async (payment: string, sku: string, to = email) => {
    const address = { ...NEW_YORK, email: to };
    const order = await orderOf(fixture, await cartWith(fixture, [{ sku }], store), { payment, store, address });
    const sent = { ...order, personalDetails: { ...order.personalDetails, emailAddress: to } };
    delete sent.hash;
    return { ...(await resultOf<{ number: string }>(fixture.call('POST', '/api/order', sent))), key: order.order_id };
  };
  const move = (id: string, change: object) =>
    resultOf(fixture.call('POST', `/api/manage/order?token=${staff}`, { id, ...change }));
  for (const sku of ['PLAN', 'GIFT', 'CARD']) await move((await ordered('banktransfer', sku)).number, { paid: true });
  const transfer = await ordered('banktransfer', 'SOCKS');
  await move(transfer.number, { paid: true, status: 'D', tracking: 'VT77', link: 'https://parcels.example/VT77' });
  await move(transfer.number, { status: 'O' });
  const found = fixture.call('POST', '/api/order/find', { number: transfer.key, email });
  const { proof } = await resultOf<{ proof: string }>(found);
  const lines = [{ sku: 'SOCKS', qty: 1 }];
  const input = { id: transfer.key, proof, request: store, reason: 'faulty', lines };
  await resultOf(fixture.call('POST', '/api/order/return', input));
  await resultOf(fixture.call('POST', '/api/order/account', { id: transfer.key, proof }));
  await resultOf(fixture.call('POST', '/api/order/link', { id: transfer.key, proof }));
  await move(transfer.number, { returned: ['SOCKS'], return_reason: 'Too small' });
  await move((await ordered('card', 'SOCKS', otherMailbox(store))).number, { cancel_reason: 'x' });
  await resultOf(fixture.call('GET', `/api/user/get-sms-code?phone=${email}&storeCode=${store}`));
  await resultOf(fixture.call('POST', `/api/user/reset-password?storeCode=${store}`, { email }));
  await resultOf(fixture.call('POST', '/api/newsletter/subscribe', { email, store }));
  const asked = (await fixture.platform.outbox.list(email)).find(({ kind }) => kind === 'newsletter-confirm');
  const page = /\/api\/newsletter\/[\w-]+/.exec(asked?.text ?? '')?.[0] ?? '';
  await fixture.platform.fetch(new Request(`http://shop.test${page}/confirm`, { method: 'POST' }));
  await resultOf(fixture.call('POST', '/api/stock/alert', { sku: 'SCARF', email, store }));
}

beforeAll(async () => {
  fixture = await openFixturePlatform({ stores: STORES });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  const { token } = await signIn(fixture, 'mira@vitrine.example');
  await writeGiftCard(fixture);
  await writePlan(fixture, await keep(fixture, { id: 'plan', name: 'Plan.pdf' }, fileOf(100)));
  const look = createMailLook();
  const all: Mail[] = [];
  for (const language of LANGUAGES) await live(storeIn(language) ?? '', token);
  const stock = { SCARF: { qty: 3, is_in_stock: true, manage_stock: true } };
  await fixture.platform.catalogue.writeProduct({ ...recordOf('SCARF'), stock });
  await fixture.platform.stockAlerts.send();
  for (const language of LANGUAGES) {
    const store = storeIn(language) ?? '';
    const { outbox } = fixture.platform;
    const canceled = (await outbox.list(otherMailbox(store))).filter(({ kind }) => kind === 'order-canceled');
    for (const { kind, text, letter } of [...(await outbox.list(mailbox(store))), ...canceled]) {
      if (letter === undefined) throw new Error(`A mail of the kind ${kind} has no letter`);
      all.push({
        kind,
        language,
        text,
        letter,
        html: await look.html(letter, mailSkinOf({ name: 'Vitrine' }), language),
      });
    }
  }
  mails = all;
});
afterAll(() => fixture.platform.close());

const KINDS = [
  'account',
  'back-in-stock',
  'code',
  'gift-card',
  'newsletter',
  'newsletter-confirm',
  'order',
  'order-bookings',
  'order-canceled',
  'order-delivered',
  'order-downloads',
  'order-link',
  'order-return',
  'order-returned',
  'order-sent',
  'reset',
  'stock-alert',
];

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

function wordsOf({ title, text, action, items = [], sums = [], facts = [], after = [] }: Letter): readonly string[] {
  const rows = [...sums, ...facts.flatMap((group) => group.rows)].flatMap(({ label, value }) => [label, value]);
  const goods = items.flatMap(({ name, choices, price = '' }) => [name, choices, price]);
  const prose = [...text, ...after].flatMap((paragraph) => paragraph.split(/(https?:\/\/\S+)/));
  return [title, ...prose, ...goods, ...rows, action?.label ?? '', action?.href ?? ''].filter(
    (word) => word.trim() !== '',
  );
}

describe('emails in mail programs', () => {
  it('exist for each kind in five languages', () => {
    for (const language of LANGUAGES) {
      const kinds = new Set(mails.filter((mail) => mail.language === language).map(({ kind }) => kind));
      expect([language, [...kinds].toSorted()]).toEqual([language, KINDS]);
    }
  });

  it('use only features that common programs support or degrade well', () => {
    const unknown = mails.flatMap(({ kind, language, html }) =>
      [...caniemail({ clients: COMMON, html }).issues.errors].flatMap(([client, issues]) =>
        issues
          .filter(({ title }) => !GRACEFUL.has(title))
          .map(({ title }) => `${kind} ${language} ${client}: ${title}`),
      ),
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('are reported if they use others', () => {
    const html = '<div style="display:grid">x</div>';
    const { errors } = caniemail({ clients: COMMON, html }).issues;
    expect([...errors].flatMap(([, issues]) => issues.map(({ title }) => title))).toContain('display:grid');
  });

  it('have the same content in HTML and text, and declare their language', () => {
    for (const { text, html, letter, language } of mails) {
      for (const word of wordsOf(letter)) {
        expect(html).toContain(escaped(word));
        if (word !== letter.title) expect(text).toContain(word.trimEnd());
      }
      expect(html).toContain(`lang="${language}"`);
      expect(html).not.toContain('rel="preload"');
    }
  });

  it('about orders show pictures of the items and link to the order; the confirmation also shows the delivery date', () => {
    for (const { kind, letter } of mails.filter((mail) => mail.kind.startsWith('order'))) {
      expect(letter.action?.href).toMatch(/^http.*\/order\/\d+\?key=/);
      const files = letter.text.filter((line) => line.startsWith('Running Plan: '));
      const goods = kind === 'order-downloads' ? files : letter.items;
      expect([kind, goods?.length]).toEqual([kind, 1]);
    }
    const [order] = mails.filter(
      ({ kind, language, text }) => kind === 'order' && language === 'en' && text.includes('IBAN'),
    );
    expect(order?.text).toMatch(/^Arrives: 2–4 working days after your payment$/m);
  });

  it('have the colours and the name of the shop', async () => {
    const skin = mailSkinOf({ name: 'Nordwind', skin_tokens: { signal: '#123456' } });
    const html = await createMailLook().html(
      { title: 'x', text: [], action: { label: 'y', href: 'https://z.example' } },
      skin,
      'en',
    );
    expect(html).toContain('background-color:#123456');
    expect(html).toContain('NORDWIND');
    expect(mailSkinOf('nothing that can be read')).toEqual(mailSkinOf({}));
  });
});
