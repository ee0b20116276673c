import { clsx } from 'clsx';
import { GALLERY_IMAGE } from '../../../core/internal';
import type { HomePage } from '../../../core/shopper';
import { ButtonLink } from '../../components/base/Button';
import { Html } from '../../components/base/Html';
import { Picture } from '../../components/base/Picture';
import styles from './Spread.module.css';

const SHOWN = [
  { sizes: '(min-width: 64em) 58vw, 100vw', className: styles.large },
  { sizes: '(min-width: 64em) 24vw, 30vw', className: styles.small },
];

export function Spread({ title, html, images, link, button }: NonNullable<HomePage['editorial']>) {
  return (
    <section
      className={styles.spread}
      aria-labelledby="editorial"
      data-offscreen="lazy"
      data-band
      data-testid="editorial"
    >
      {images.slice(0, SHOWN.length).map((path, at) => (
        <Picture key={path} path={path} size={GALLERY_IMAGE} alt="" {...SHOWN[at]} />
      ))}
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
