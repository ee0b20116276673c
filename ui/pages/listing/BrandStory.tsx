import { GALLERY_IMAGE } from '../../../core/internal';
import type { Page, Product } from '../../../core/shopper';
import { Html } from '../../components/base/Html';
import { Picture } from '../../components/base/Picture';
import { tileOf } from '../../components/products/tile-of';
import { useGoodsLang } from '../../text/text-context';
import styles from './BrandStory.module.css';

interface Props {
  readonly story: Extract<Page, { readonly name: 'collection' }>['story'];
  readonly fallback: Product | undefined;
}

export function BrandStory({ story, fallback }: Props) {
  const lang = useGoodsLang();
  const picture = story?.images[0] ?? (fallback && tileOf(fallback).image) ?? '';
  if (picture === '' && story === undefined) return null;
  return (
    <div className={styles.story} lang={lang} data-testid="brand-story">
      {picture !== '' && (
        <Picture
          path={picture}
          size={GALLERY_IMAGE}
          alt=""
          priority
          sizes="(min-width: 64em) 40vw, 100vw"
          className={styles.picture}
        />
      )}
      {story !== undefined && (
        <div className={styles.words}>
          <Html html={story.html} />
        </div>
      )}
    </div>
  );
}
