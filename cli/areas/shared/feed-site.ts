import { mergeConfig, parseConfig, type StoreView } from '../../../core/shopper';
import type { Session } from '../../session/session';
import { openStores, type Site } from '../../serve/site/site';
import { UsageError } from '../../usage/usage-error';

export interface FeedSite {
  readonly store: StoreView;
  readonly site: Pick<Site, 'base' | 'config' | 'platform'>;
}

export async function feedSite(session: Session, command: string, publicUrl: string): Promise<FeedSite> {
  const platform = await session.platform(command);
  const [{ codesOf }, { config: given, stores }] = await Promise.all([
    import('../../composition/composition-root'),
    session.place(),
  ]);
  const config = parseConfig(
    mergeConfig(given, stores === undefined ? {} : { stores: { available: codesOf(stores) } }),
  );
  const open = openStores({ config });
  const { store: code } = session.globals;
  const store = code === undefined ? open[0] : open.find((view) => view.storeCode === code);
  if (store === undefined)
    throw new UsageError(`--store must be one of ${open.map(({ storeCode }) => storeCode).join(', ')}`);
  return { store, site: { platform, config, base: publicUrl.replace(/\/+$/, '') } };
}
