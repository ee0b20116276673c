import { ownIcons, type OwnIcon } from '../../../core/internal';
import type { StoreView } from '../../../core/shopper';
import { wornSkins } from '../../../core/staff';
import type { Site } from './site';

const UNNAMED = 'Vitrine';

export interface SiteWords {
  readonly name: string;
  readonly description: string | undefined;
  readonly icons: readonly OwnIcon[];
  readonly paper: string;
}

export async function siteWords(
  store: StoreView,
  { platform, base }: { readonly platform: Pick<Site['platform'], 'fetch'>; readonly base: string },
): Promise<SiteWords> {
  const address = `${base}/api/cms/block/cms_settings?storeId=${store.storeCode}`;
  const response = await platform.fetch(new Request(address));
  const answer: unknown = response.ok ? await response.json() : undefined;
  const json = member(member(answer, 'result'), 'json');
  const settings: unknown = typeof json === 'string' ? JSON.parse(json) : json;
  const own = member(settings, 'name');
  const description = member(member(settings, 'seo'), 'site_description');
  return {
    name: typeof own === 'string' && own !== '' ? own : UNNAMED,
    description: typeof description === 'string' ? description : undefined,
    icons: ownIcons(member(settings, 'favicons')),
    paper: wornSkins({ skin: textOf(settings, 'skin'), skin_tokens: member(settings, 'skin_tokens') }).standard.tokens
      .paper,
  };
}

function textOf(value: unknown, name: string): string | undefined {
  const text = member(value, name);
  return typeof text === 'string' ? text : undefined;
}

function member(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
