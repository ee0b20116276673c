import { BLOGGER_SETTINGS } from '../../../core/contract/bloggers/blogger-settings';
import { PROMO_ORDER } from '../../../core/contract/selling/methods';
import type { BlockRecord, PageRecord } from '../ports/catalogue/catalogue-data';
import type { Repositories } from '../ports/database';
import { SETTINGS_BLOCK } from '../content';
import type { StarterAddition } from './give-additions';

type Content = Pick<Repositories, 'content'>;

const AGREEMENTS: ReadonlyMap<string, string> = new Map([
  ['blogger-user-agreement', 'has_blogger_user_agreement'],
  ['blogger-privacy-policy', 'has_blogger_privacy_policy'],
]);

export const BLOGGER_ADDITIONS: readonly StarterAddition[] = [
  { id: 'blogger-settings', give: giveSettings },
  { id: 'blogger-agreements', give: giveAgreements },
  { id: 'promo-orders', give: givePromoOrders },
];

async function giveSettings({ content }: Content): Promise<void> {
  if (await hasIdentifier(content.block(BLOGGER_SETTINGS), BLOGGER_SETTINGS)) return;
  const { blockRecords } = await import('./settings/blocks');
  const found = blockRecords(0).find(({ blocks }) => blocks.en.identifier === BLOGGER_SETTINGS);
  if (found === undefined) return;
  const taken = (await content.blocks()).map(({ en }) => en.id);
  await content.writeBlocks([withId(found.blocks, freeId(found.blocks.en.id, taken))]);
}

async function giveAgreements({ content }: Content): Promise<void> {
  const { pageRecords } = await import('./pages');
  const there = (await content.pages()).map(({ en }) => en);
  const given: PageRecord['pages'][] = [];
  for (const { pages } of pageRecords()) {
    if (!AGREEMENTS.has(pages.en.identifier)) continue;
    if (there.some(({ identifier }) => identifier === pages.en.identifier)) continue;
    const taken = [...there, ...given.map(({ en }) => en)].map(({ id }) => id);
    given.push(withId(pages, freeId(pages.en.id, taken)));
  }
  await content.writePages(given);
  await showAgreements(
    { content },
    given.flatMap(({ en }) => AGREEMENTS.get(en.identifier) ?? []),
  );
}

async function showAgreements({ content }: Content, names: readonly string[]): Promise<void> {
  const settings = names.length === 0 ? undefined : await content.block(SETTINGS_BLOCK);
  if (settings === undefined) return;
  const shown = Object.fromEntries(names.map((name) => [name, true]));
  const inAll = Object.entries(settings).map(([language, block]) => [
    language,
    isObject(block.json) ? { ...block, json: { ...block.json, ...shown } } : block,
  ]);
  await content.writeBlocks([{ ...settings, ...Object.fromEntries(inAll) } satisfies BlockRecord['blocks']]);
}

async function givePromoOrders({ commerce }: Pick<Repositories, 'commerce'>): Promise<void> {
  const { payment_methods: methods } = await commerce.read();
  if (methods === undefined || methods.some(({ code }) => code === PROMO_ORDER)) return;
  const { COMMERCE } = await import('./commerce');
  const promo = COMMERCE.payment_methods.filter(({ code }) => code === PROMO_ORDER);
  await commerce.write({ payment_methods: [...methods, ...promo] });
}

async function hasIdentifier(
  found: Promise<{ readonly en: { readonly identifier: string } } | undefined>,
  identifier: string,
): Promise<boolean> {
  return (await found)?.en.identifier === identifier;
}

function freeId(wanted: number, taken: readonly number[]): number {
  return taken.includes(wanted) ? Math.max(...taken) + 1 : wanted;
}

function withId<Texts extends BlockRecord['blocks'] | PageRecord['pages']>(texts: Texts, id: number): Texts {
  const inAll = Object.entries(texts).map(([language, text]) => [language, { ...text, id }] as const);
  return { ...texts, ...Object.fromEntries(inAll) };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
