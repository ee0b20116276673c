import type { Category, CmsPage } from '../contract';
import type { ProductView } from '../product/product';
import { categoryLink, pageLink, productLink, type LinkRules } from '../links';
import { normalisePath, parseUrl } from '../links';
import { formatQuery } from '../links';
import type { RouteMatch } from './routing';

function withoutPrefix(link: string, rules: LinkRules): string {
  const { path } = parseUrl(link);
  return rules.prefix !== '' && path.startsWith(rules.prefix) ? normalisePath(path.slice(rules.prefix.length)) : path;
}

function keepQuery(link: string, route: RouteMatch): string {
  const query = formatQuery({ ...route.query, ...parseUrl(link).query });
  const [path = link] = link.split('?');
  return query === '' ? path : `${path}?${query}`;
}

function elsewhere(route: RouteMatch, link: string, rules: LinkRules): string | undefined {
  return withoutPrefix(link, rules) === route.path ? undefined : keepQuery(link, route);
}

export function canonicalCategory(route: RouteMatch, category: Category, rules: LinkRules): string | undefined {
  return elsewhere(route, categoryLink(category, rules), rules);
}

export function canonicalPage(route: RouteMatch, page: CmsPage, rules: LinkRules): string | undefined {
  return elsewhere(route, pageLink(page.identifier, rules), rules);
}

/**
 * Returns the redirect target if slug, SKU or variant are outdated. A missing variant leads to the product without one.
 */
export function canonicalProduct(route: RouteMatch, view: ProductView, rules: LinkRules): string | undefined {
  const { parentSku, slug, childSku } = route.params;
  const isGone = childSku !== undefined && view.variant?.sku !== childSku;
  const plain = () => keepQuery(productLink({ ...view.parent, type_id: 'simple' }, rules), route);
  const isProduct = parentSku === view.parent.sku && (childSku === undefined || isGone);
  if (slug === undefined && isProduct) return plain();
  const link = productLink(view.current, rules);
  const own = withoutPrefix(link, rules);
  if (!isGone && (own === route.path || own === `${route.path}/${own.split('/').at(-1) ?? ''}`)) return undefined;
  const base = normalisePath(`/p/${own.split('/').slice(2, 4).join('/')}`);
  const isBelow = !isGone && own.startsWith('/p/') && (route.path === base || route.path.startsWith(`${base}/`));
  if (isBelow) return undefined;
  return isProduct ? plain() : keepQuery(link, route);
}
