import { useMemo, useState } from 'react';
import type { BloggerPost } from '../../../../core/blogger';
import { CART_THUMBNAIL } from '../../../../core/internal';
import { Link } from '../../../components/base/Link';
import { Picture } from '../../../components/base/Picture';
import { useCabinetText } from '../../../text/cabinet-text';
import { longDate } from '../../../text/long-date';
import { useLocale } from '../../../text/text-context';
import { EmptyList } from '../../ListPage';
import { MoreFooter } from '../MoreFooter';
import styles from './PostList.module.css';

const STEP = 25;

interface Props {
  readonly posts: readonly BloggerPost[];
  readonly pathOf: (id: number) => string;
}

export function PostList({ posts, pathOf }: Props) {
  const t = useCabinetText();
  const [max, setMax] = useState(STEP);
  const newest = useMemo(
    () => posts.toSorted((one, other) => Date.parse(other.promoted_at) - Date.parse(one.promoted_at)),
    [posts],
  );
  if (posts.length === 0) return <EmptyList title={t('posts.empty')} hint={t('posts.empty-hint')} />;
  const shown = newest.slice(0, max);
  return (
    <div className={styles.posts}>
      <ul>
        {shown.map((post) => (
          <Post key={post.id} post={post} pathOf={pathOf} />
        ))}
      </ul>
      <MoreFooter shown={shown.length} total={posts.length} onMore={() => setMax(max + STEP)} />
    </div>
  );
}

function Post({ post, pathOf }: { readonly post: BloggerPost; readonly pathOf: Props['pathOf'] }) {
  const t = useCabinetText();
  const locale = useLocale();
  const { type, promoted_at: at, text, images, products } = post;
  return (
    <li className={styles.post} data-testid="post">
      <h2 className={styles.head}>
        {t(`kind.one-${type}`)} <span className={styles.soft}>{longDate(at, locale)}</span>
      </h2>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {images.length > 0 && (
        <ul className={styles.photos}>
          {images.map((path, index) => (
            <li key={path} className={styles.photo}>
              <Picture
                path={path}
                size={CART_THUMBNAIL}
                alt={t('posts.photo', { place: index + 1, count: images.length })}
                sizes="96px"
              />
            </li>
          ))}
        </ul>
      )}
      {products.length > 0 && (
        <p className={styles.products}>
          <span className={styles.soft}>{t('posts.shows')}</span>
          {products.map(({ id, title }) => (
            <Link key={id} href={pathOf(id)}>
              {title}
            </Link>
          ))}
        </p>
      )}
    </li>
  );
}
