import * as z from 'zod/mini';
import type { UrlMapAnswer } from '../contract';
import { categoryLink, pageLink, productLink, slugOf, type LinkRules } from '../links';
import { REDIRECT, type MappedRoute } from './plan-resolution';
import { redirectTo } from './redirect-address';

const text = z.optional(z.string());
const productSource = z.object({
  sku: z.string(),
  name: z.string(),
  type_id: z.string(),
  parentSku: text,
  slug: text,
  url_key: text,
  url_path: text,
});
const categorySource = z.object({ slug: z.string(), url_path: text });
const pageSource = z.object({ identifier: z.string() });
const redirectSource = z.object({ path: z.string() });

function rulesFor(useUrlDispatcher: boolean): LinkRules {
  return { prefix: '', useUrlDispatcher };
}

function fromProduct(source: unknown, rules: LinkRules): MappedRoute | undefined {
  const parsed = productSource.safeParse(source);
  if (!parsed.success) return undefined;
  const product = parsed.data;
  const parentSku = product.parentSku ?? product.sku;
  const slug = product.slug ?? product.url_key ?? slugOf(product.name);
  const childSku = parentSku === product.sku ? {} : { childSku: product.sku };
  return {
    name: `${product.type_id}-product`,
    params: { parentSku, slug, ...childSku },
    canonical: productLink(product, rules),
  };
}

function fromCategory(source: unknown, rules: LinkRules): MappedRoute | undefined {
  const parsed = categorySource.safeParse(source);
  if (!parsed.success) return undefined;
  return { name: 'category', params: { slug: parsed.data.slug }, canonical: categoryLink(parsed.data, rules) };
}

function fromPage(source: unknown, rules: LinkRules): MappedRoute | undefined {
  const parsed = pageSource.safeParse(source);
  if (!parsed.success) return undefined;
  const slug = parsed.data.identifier;
  return { name: 'cms-page', params: { slug }, canonical: pageLink(slug, rules) };
}

function fromRedirect(source: unknown): MappedRoute | undefined {
  const parsed = redirectSource.safeParse(source);
  const path = parsed.success ? redirectTo(parsed.data.path) : undefined;
  return path === undefined ? undefined : { name: REDIRECT, params: {}, canonical: path };
}

export function mappedRoute(answer: UrlMapAnswer, useUrlDispatcher: boolean): MappedRoute | undefined {
  const rules = rulesFor(useUrlDispatcher);
  if (answer._type === 'redirect') return fromRedirect(answer._source);
  if (answer._type === 'product') return fromProduct(answer._source, rules);
  return answer._type === 'category' ? fromCategory(answer._source, rules) : fromPage(answer._source, rules);
}
