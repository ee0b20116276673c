import type { Resolution } from '../../core/internal';
import type { Shop } from '../../core/shopper';
import type { Command } from '../declare/command';
import { command } from '../declare/command';
import { text } from '../usage/kinds';
import { required } from '../usage/parameter';
import { CommandError } from '../usage/usage-error';
import { answer } from '../output/answer';
import { inline } from '../output/plain-text';

const resolve = command({
  name: 'resolve',
  summary: 'resolve a URL of the shop',
  args: { path: required('path and query, such as /c/jackets?color=black', text('path', 2000)) },
  run: async ({ path }, session) => {
    const shop = await session.shop();
    const url = path.startsWith('/') ? path : `/${path}`;
    const found = flat(await confirmed(await shop.routing.resolve(url), url, shop));
    return answer(found, (screen) =>
      screen.facts(
        Object.entries(found).map(([name, value]) => [name, typeof value === 'object' ? pairs(value) : inline(value)]),
      ),
    );
  },
});

const TO_BE_CONFIRMED = /-product$|^(category|cms-page)$/;

/** Confirms the guess with the shop: type, redirect or nothing. Offline the guess is returned. */
async function confirmed(resolution: Resolution, url: string, shop: Shop): Promise<Resolution> {
  if (resolution.kind !== 'match' || !TO_BE_CONFIRMED.test(resolution.match.name)) return resolution;
  const { page, status, redirect } = await shop.routing.open(url);
  if (status === 404) return { kind: 'not-found', path: resolution.match.path };
  if (status !== 200 || page.name === 'error') return resolution;
  return redirect === undefined
    ? { kind: 'match', match: page.route }
    : { kind: 'redirect', path: redirect, status: 301 };
}

function flat(resolution: Resolution): Record<string, unknown> {
  if (resolution.kind === 'match') return { kind: resolution.kind, ...resolution.match };
  if (resolution.kind === 'redirect') return { ...resolution, name: 'redirect' };
  return { ...resolution, name: 'page-not-found' };
}

function pairs(value: object | null): string {
  return Object.entries(value ?? {})
    .map(([name, member]) => `${name}=${String(member)}`)
    .join(' ');
}

const link = command({
  name: 'link',
  summary: 'print the URL of a product, category or page in the store',
  args: { name: required('sku of a product, or slug of a category or page', text('name', 255)) },
  run: async ({ name }, session) => {
    const shop = await session.shop();
    const found = (await productLink(shop, name)) ?? (await categoryLink(shop, name)) ?? (await pageLink(shop, name));
    if (found === undefined) {
      throw new CommandError('page-not-found', `There is no product, category or page named ${name}`);
    }
    return answer(found, () => found.path);
  },
});

interface Link {
  readonly type: 'product' | 'category' | 'cms_page';
  readonly path: string;
}

async function productLink(shop: Shop, sku: string): Promise<Link | undefined> {
  const view = await orNone(shop.product.load({ sku }), 'product-');
  return view && { type: 'product', path: view.path };
}

async function categoryLink(shop: Shop, slug: string): Promise<Link | undefined> {
  const categories = await shop.catalogue.tree();
  const found = categories.find((category) => [category.slug, category.url_path, String(category.id)].includes(slug));
  return found && { type: 'category', path: shop.routing.categoryLink(found) };
}

async function pageLink(shop: Shop, slug: string): Promise<Link | undefined> {
  const page = await orNone(shop.content.page(slug), 'cms-query-empty');
  return page && { type: 'cms_page', path: shop.routing.pageLink(page.identifier) };
}

async function orNone<T>(asked: Promise<T>, code: string): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith(code)) return undefined;
    throw error;
  }
}

export const URLS: readonly Command[] = [resolve, link];
