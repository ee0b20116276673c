import { clsx } from 'clsx';
import { GALLERY_IMAGE, type HomePage } from '../../../core';
import { ButtonLink } from '../../components/Button';
import { Html } from '../../components/Html';
import { Picture } from '../../components/Picture';
import styles from './Spread.module.css';

/** One thing that the merchant tells, over the whole width: a large picture, a smaller one on its edge, and the words. */
export function Spread({ title, html, images, link, button }: NonNullable<HomePage['editorial']>) {
  const [large, small] = images;
  return (
    <section className={styles.spread} aria-labelledby="editorial" data-offscreen="lazy" data-testid="editorial">
      {large !== undefined && (
        <Picture
          path={large}
          size={GALLERY_IMAGE}
          alt=""
          sizes="(min-width: 64em) 58vw, 100vw"
          className={styles.large}
        />
      )}
      {small !== undefined && (
        <Picture
          path={small}
          size={GALLERY_IMAGE}
          alt=""
          sizes="(min-width: 64em) 24vw, 45vw"
          className={styles.small}
        />
      )}
      <div className={styles.words}>
        <h2 id="editorial" className={clsx('display', styles.title)}>
          {title}
        </h2>
        <div className={styles.text}>
          <Html html={html} />
        </div>
        {link !== undefined && (
          <p>
            <ButtonLink href={link}>{button}</ButtonLink>
          </p>
        )}
      </div>
    </section>
  );
}
