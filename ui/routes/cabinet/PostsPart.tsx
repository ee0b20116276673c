import { PostList } from '../../pages/cabinet/posts/PostList';
import { Read } from '../../pages/cabinet/Read';
import { useShop } from '../../state/shop-context';
import { useObservable } from '../../state/use-observable';
import { useOnline } from '../../state/use-online';
import type { CabinetPart } from './part';
import { useParts } from './use-parts';

const SHOWN = ['posts'] as const;
const UNREAD = { status: 'unread' } as const;

export const PostsPart: CabinetPart = ({ bloggers }) => {
  const shop = useShop();
  const online = useOnline();
  const retry = useParts(bloggers, SHOWN);
  const posts = useObservable(bloggers.posts$, UNREAD);
  const listPath = shop.routing.localPath('/cabinet/products');
  return (
    <Read of={posts} online={online} onRetry={retry}>
      {({ items }) => <PostList posts={items} pathOf={(id) => `${listPath}/${String(id)}`} />}
    </Read>
  );
};
