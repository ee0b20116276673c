import { Read } from '../../pages/cabinet/Read';
import { WikiList, WikiPage } from '../../pages/cabinet/Wiki';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import type { CabinetPart } from './part';
import { useParts } from './use-parts';
import { useTitle } from './use-title';

const SHOWN = ['wikis'] as const;
const UNREAD = { status: 'unread' } as const;

export const WikiPart: CabinetPart = ({ bloggers, page, onTitle }) => {
  const shop = useShop();
  const online = useOnline();
  const retry = useParts(bloggers, SHOWN);
  const wikis = useObservable(bloggers.wikis$, UNREAD);
  const { slug } = page.route.params;
  const one = wikis.status === 'here' ? wikis.value.find(({ identifier }) => identifier === slug) : undefined;
  useTitle(one?.title, onTitle);
  const listPath = shop.routing.localPath('/cabinet/wiki');
  return (
    <Read of={wikis} online={online} onRetry={retry}>
      {(pages) =>
        slug === undefined ? (
          <WikiList pages={pages} pathOf={(of) => `${listPath}/${encodeURIComponent(of)}`} />
        ) : (
          <WikiPage page={one} listPath={listPath} />
        )
      }
    </Read>
  );
};
