import { HOMES, homeOf, PAGES } from '../service-worker/cache-policy';

/** A page that opens without a network. */
export interface KeptPage {
  /** Path and query. */
  readonly path: string;
  readonly title: string;
}

/** What stands in front of a page that was looked for, and steps of an order: nobody looks for them here. */
const NO_PLACE = /^\/(cart|checkout|error|offline|search)(\/|$)/;

/** The name of a page as its document has it, without that of the shop behind it. */
function titleIn(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const site = document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? '';
  const ending = ` - ${site}`;
  return document.title.endsWith(ending) ? document.title.slice(0, -ending.length) : document.title;
}

/** The documents' heads alone: a page is a hundred times as long. */
const headOf = (html: string): string => html.slice(0, html.indexOf('</head>') + '</head>'.length);

/**
 * Pages of a store that the device keeps, the last one first, each name once (S §7); none where the browser keeps nothing.
 * @param home path of the store's home, which is not among them
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
