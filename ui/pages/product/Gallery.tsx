import { GALLERY_IMAGE, type GalleryImage } from '../../../core';
import { Picture } from '../../components/Picture';
import { useText } from '../../text/text-context';
import styles from './Gallery.module.css';

/** The product's pictures: a strip to swipe on a phone, a wall on a wide screen. */
export function Gallery({ images, name }: { readonly images: readonly GalleryImage[]; readonly name: string }) {
  const t = useText();
  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { name })}>
      <ul className={styles.strip} tabIndex={0} aria-label={t('product.gallery', { name })}>
        {images.map((image, index) => (
          <li key={image.image} className={styles.item}>
            <Picture
              path={image.image}
              size={GALLERY_IMAGE}
              alt={image.alt === '' ? t('product.picture', { index: index + 1, total: images.length }) : image.alt}
              priority={index === 0}
              sizes="(min-width: 64em) 40vw, 88vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
