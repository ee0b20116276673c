import { HOMES, homeOf, PAGES } from '../service-worker/cache-policy';

export interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** Result pages and order steps are not listed. */
const NO_PLACE = /^\/(cart|checkout|error|offline|search)(\/|$)/;

function titleIn(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  const ending = ` - ${site}`;
  return document.title.endsWith(ending) ? document.title.slice(0, -ending.length) : document.title;
}

/** Cuts to the head: a page is a hundred times as long. */
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>') + '</head>'.length);

/**
 * Returns cached pages of a store, newest first, unique by title; empty without a cache.
 * @param home path of the home page, which is excluded
 */
export async function keptPages(home: string): Promise<readonly KeptPage[]> {
  if (!('caches' in window)) return [];
  const homes = (await (await caches.open(HOMES)).keys()).map(({ url }) => new URL(url).pathname);
  const cache = await caches.open(PAGES);
  const isOfStore = ({ pathname }: URL): boolean => {
    const within = home === '/' ? pathname : pathname.slice(home.length);
    return homeOf(pathname, [home, ...homes]) === home && pathname !== home && !NO_PLACE.test(within);
  };
  const requests = (await cache.keys()).filter(({ url }) => isOfStore(new URL(url)));
  const read = requests.map(async (request): Promise<KeptPage> => {
    const { pathname, search } = new URL(request.url);
    const html = (await (await cache.match(request, { ignoreVary: true }))?.text()) ?? '';
    return { path: pathname + search, title: titleIn(headOf(html)) };
  });
  const byTitle = new Map((await Promise.all(read)).map((page) => [page.title, page]));
  byTitle.delete('');
  return [...byTitle.values()].reverse();
}
