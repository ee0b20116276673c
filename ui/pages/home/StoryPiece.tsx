import { GALLERY_IMAGE } from '../../../core/internal';
import type { HomePage } from '../../../core/shopper';
import { Html } from '../../components/base/Html';
import { Link } from '../../components/base/Link';
import { Picture } from '../../components/base/Picture';
import styles from './StoryPiece.module.css';

export function StoryPiece({ title, html, images: [picture], link, button }: NonNullable<HomePage['story']>) {
  return (
    <section className={styles.story} aria-labelledby="story" data-offscreen="lazy" data-band data-testid="story">
      {picture !== undefined && (
        <Picture
          path={picture}
          size={GALLERY_IMAGE}
          alt=""
          sizes="(min-width: 768px) 46vw, 100vw"
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h2 id="story" className="display">
          {title}
        </h2>
        <Html html={html} />
        {link !== undefined && <Link href={link}>{button}</Link>}
      </div>
    </section>
  );
}
