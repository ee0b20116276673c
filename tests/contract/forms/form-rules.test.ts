import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { seedPeople } from '../../../adapters/demo';
import { RECORD_KINDS, type RecordKindName } from '../../../core/contract/staff/record-kinds';
import { MAIN_PLACE } from '../../../core/contract/catalogue/stock-places';
import { lookUp } from '../../../core/kernel/look-up';
import type { FieldView, KindView } from '../../../ui/pages/manage/fields/kind-view';
import { KIND_VIEWS } from '../../../ui/pages/manage/kinds/kind-views';
import { resultOf } from '../../fixtures/order';
import { openFixturePlatform, type FixturePlatform } from '../../fixtures/platform';
import { signIn } from '../../fixtures/signed-in';
import { FIRST_RECORDS, NEW_DOCUMENTS, OTHER_VALUES, PRODUCTS, PROMOTIONS } from './form-documents';
import { tooLong, violationsOf, withMember } from './violations';

interface Saved {
  readonly id?: string;
  readonly version?: string;
  readonly document: Readonly<Record<string, unknown>>;
}

let fixture: FixturePlatform;
let token: string;
beforeAll(async () => {
  fixture = await openFixturePlatform({ starter: true });
  await seedPeople(fixture.platform.people, { now: fixture.clock.now() });
  ({ token } = await signIn(fixture, 'alma@vitrine.example'));
  const depot = { ...MAIN_PLACE, code: 'depot', name: { en: 'Depot' } };
  await fixture.platform.commerce.write({ stock_places: [MAIN_PLACE, depot] });
  const review = { title: 'Soft', detail: 'Soft.', nickname: 'Ada', created_at: '2026-01-01' };
  await fixture.platform.catalogue.writeReviews([{ ...review, id: 9000, product_sku: 'TEE', status: 2 }]);
});
afterAll(() => fixture.platform.close());

const ICON = { type: 'image/png', src: '/a.png', size: '16x16' };
const DESIGN_TEXTS = [
  ...['logo.xml', 'logo.svg', 'navbar.texture_preview', 'favicons.0.src', 'favicons.0.size'],
  ...['slides.0.link', 'slides.0.texts.en.title', 'slides.0.texts.en.subtitle', 'slides.0.texts.en.button_text'],
  ...['footer.company', 'footer.phone_display', 'footer.telegram_link', 'banners.bonuses_banner_code'],
];
/** A window without a special price is dropped. */
const SPECIAL = { special_price: '5', special_from: '2026-12-01', special_to: '2026-12-24' };
const NAMES = Object.keys(KIND_VIEWS) as RecordKindName[]; // sound: keys of the table
const viewOf = (kind: RecordKindName): KindView => KIND_VIEWS[kind] ?? raise(kind);
const pathOf = (kind: RecordKindName) => `/api/manage/${RECORD_KINDS[kind].kind.replaceAll('_', '-')}?token=${token}`;
const tried = (kind: RecordKindName, body: Saved) => fixture.call('POST', pathOf(kind), { ...body, dry_run: true });
const faults = z.object({ meta: z.object({ errors: z.array(z.object({ field: z.string() })) }) });

function raise(kind: string): never {
  throw new Error(`${kind} has no form`);
}

/** Returns undefined for a refusal that names the field, else what the shop answered. */
async function missed(kind: RecordKindName, body: Saved, path: string): Promise<string | undefined> {
  const { status, json } = await tried(kind, body);
  const named = (faults.safeParse(json).data?.meta.errors ?? []).map(({ field }) =>
    field.replace(/^document\./, '').replaceAll(/\[(\d+)\]/g, '.$1'),
  );
  const isNamed = named.some((field) => field === path || field.startsWith(`${path}.`));
  if ((status === 400 || status === 422) && isNamed) return undefined;
  return `${kind} ${path}: ${String(status)} names ${named.join() || 'nothing'}`;
}

async function firstOf(kind: RecordKindName): Promise<Saved> {
  const id = FIRST_RECORDS[kind];
  if (id === undefined) return { document: NEW_DOCUMENTS[kind] ?? raise(kind) };
  const shown = await resultOf<Required<Saved>>(fixture.call('GET', `${pathOf(kind)}&id=${id}`));
  const { document } = shown;
  const icons = kind === 'settings' ? { favicons: [{ type: 'png', src: '/icons/a.png' }] } : {};
  const places = kind === 'stock_levels' ? { places: [{ place: 'main', qty: document['qty'] }] } : {};
  return { id, version: shown.version, document: { ...document, ...icons, ...places } };
}

/** A product or promotion whose form shows the field. */
function shownWith(first: Saved, { when }: FieldView): Saved {
  if (when === undefined) return first;
  const promotion = Object.values(PROMOTIONS).find(({ kind }) => when.in.includes(kind));
  if (promotion !== undefined) return { document: promotion };
  return { document: Object.values(PRODUCTS).find(({ type }) => when.in.includes(type)) ?? first.document };
}

describe('the rules of forms', () => {
  it('cover every kind of record that has a form', () => {
    expect([...Object.keys(NEW_DOCUMENTS), ...Object.keys(FIRST_RECORDS)].sort()).toEqual([...NAMES, 'designs'].sort());
  });

  it.each(NAMES)('refuse by field what the form of %s does not send', async (kind) => {
    const first = await firstOf(kind);
    const answers: (string | undefined)[] = [];
    for (const field of viewOf(kind).fields) {
      const body = shownWith(first, field);
      expect((await tried(kind, body)).status, `${kind}: the example is valid`).toBe(200);
      for (const { path, value, breaks } of violationsOf(kind, { fields: [field] })) {
        const answer = await missed(kind, { ...body, document: withMember(body.document, path, value) }, path);
        answers.push(answer && `${answer} (${breaks})`);
      }
    }
    expect(answers.filter((answer) => answer !== undefined)).toEqual([]);
  });

  it.each(DESIGN_TEXTS)('refuse by field a longer text than the design editor allows: %s', async (text) => {
    const { path, value } = tooLong('designs', text);
    const { document, ...first } = await firstOf('designs');
    const slides = [{ light_bg: false, texts: { en: {} } }];
    const changed = withMember({ ...document, slides, favicons: [ICON] }, path, value);
    expect(await missed('designs', { ...first, document: changed }, path)).toBeUndefined();
  });

  it('refuse fields that the form hides for a product type', async () => {
    const answers: (string | undefined)[] = [];
    for (const { path, when } of viewOf('products').fields) {
      if (when === undefined) continue;
      const filled = Object.values(PRODUCTS).find(({ type }) => when.in.includes(type));
      const value = lookUp<unknown>(filled, path) ?? lookUp({ ...SPECIAL, cost: '7.50' }, path);
      for (const document of Object.values(PRODUCTS)) {
        if (when.in.includes(document.type)) continue;
        answers.push(
          await missed(
            'products',
            { document: { ...document, ...(path.startsWith('special_') && SPECIAL), [path]: value } },
            path,
          ),
        );
      }
    }
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter((answer) => answer !== undefined)).toEqual([]);
  });

  it.each(NAMES)('preserve fields that the form of %s only displays, or sets only on creation', async (kind) => {
    const { fields } = viewOf(kind);
    const fixed = fields.filter(({ onlyNew, input }) => onlyNew === true || input.type === 'shown');
    if (fixed.length === 0) return;
    const first = await firstOf(kind);
    if (first.id === undefined) await resultOf(fixture.call('POST', pathOf(kind), { document: first.document }));
    const id = first.id ?? (await idOf(kind));
    const shown = await resultOf<Required<Saved>>(fixture.call('GET', `${pathOf(kind)}&id=${encodeURIComponent(id)}`));
    const answers: (string | undefined)[] = [];
    for (const { path } of fixed) {
      const before = shown.document[path];
      const other = OTHER_VALUES[`${kind}.${path}`] ?? otherThan(before);
      const document = { ...shown.document, [path]: other };
      answers.push(await missed(kind, { id, version: shown.version, document }, path));
    }
    expect(answers.filter((answer) => answer !== undefined)).toEqual([]);
  });
});

/** Newest record of a kind, by the log. */
async function idOf(kind: RecordKindName): Promise<string> {
  const path = `/api/manage/changes?kind=${RECORD_KINDS[kind].kind}&token=${token}`;
  const { items } = await resultOf<{ items: { record: string }[] }>(fixture.call('GET', path));
  return items[0]?.record ?? '';
}

function otherThan(value: unknown): unknown {
  if (typeof value === 'boolean') return !value;
  return typeof value === 'number' ? value + 1 : `${typeof value === 'string' ? value : 'other'}x`;
}
