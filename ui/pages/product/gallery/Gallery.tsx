import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { CART_THUMBNAIL, GALLERY_IMAGE } from '../../../../core/internal';
import { imageUrl, type GalleryImage, lookUp } from '../../../../core/shopper';
import { Icon } from '../../../components/base/Icon';
import { Picture } from '../../../components/base/Picture';
import { useText } from '../../../text/text-context';
import styles from './Gallery.module.css';
import { leaveFragment } from './leave-fragment';
import { isPlainClick } from './plain-click';
import { useViewer } from './use-viewer';

interface Props {
  readonly images: readonly GalleryImage[];
  readonly name: string;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

function useStrip(total: number) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const slide = strip.current?.children[index];
    if (!slide || !strip.current) return;
    const from = strip.current.getBoundingClientRect();
    strip.current.scrollBy({ left: slide.getBoundingClientRect().left - from.left, behavior });
    setAt(index);
  };
  const follow = useCallback(() => {
    if (strip.current === null) return;
    const { scrollLeft, clientWidth } = strip.current;
    // `scrollLeft` is negative in right-to-left text.
    setAt(Math.min(total - 1, Math.round(Math.abs(scrollLeft) / Math.max(1, clientWidth))));
  }, [total]);
  // The strip may have been scrolled before hydration.
  useEffect(() => {
    follow();
    leaveFragment('#picture-');
  }, [follow]);
  return { strip, at, show, follow };
}

/** Without JavaScript thumbnails scroll the strip, and images open directly. */
export function Gallery({ images, name }: Props) {
  const t = useText();
  const { strip, at, show, follow } = useStrip(images.length);
  const openViewer = useViewer();
  const open = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const pictures = images.map(({ image, alt, video }) => ({ path: image, alt, video }));
    openViewer({ pictures, index, opener: event.currentTarget, onShow: (shown) => show(shown, 'instant') });
  };
  const step = (event: KeyboardEvent<HTMLUListElement>) => {
    const next = at + (lookUp(STEPS, event.key) ?? 0);
    if (next === at || next < 0 || next >= images.length) return;
    event.preventDefault();
    show(next);
    strip.current?.children[next]?.querySelector<HTMLElement>('a, video')?.focus({ preventScroll: true });
  };
  if (images.length === 0) return <div className={styles.empty} />;
  return (
    <section className={styles.gallery} aria-label={t('product.gallery', { name })} data-testid="gallery">
      <div className={styles.stage}>
        <ul className={styles.strip} ref={strip} onScroll={follow} onKeyDown={step}>
          {images.map((image, index) => (
            <li
              key={`${image.image} ${image.video ?? ''}`}
              id={`picture-${String(index + 1)}`}
              className={styles.slide}
            >
              <Slide
                image={image}
                name={name}
                alt={`${image.alt}, ${t('product.picture', { index: index + 1, total: images.length })}`}
                priority={index === 0}
                onOpen={(event) => open(event, index)}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && <Steps at={at} total={images.length} show={show} />}
      </div>
      {images.length > 1 && <Thumbs images={images} at={at} show={show} />}
    </section>
  );
}

interface ThumbsProps {
  readonly images: Props['images'];
  readonly at: number;
  readonly show: (index: number) => void;
}

function Thumbs({ images, at, show }: ThumbsProps) {
  const t = useText();
  return (
    <ol className={styles.thumbs}>
      {images.map((image, index) => (
        <li key={`${image.image} ${image.video ?? ''}`}>
          <a
            href={`#picture-${String(index + 1)}`}
            className={clsx(styles.thumb, image.video !== undefined && styles.film)}
            aria-label={t('product.picture', { index: index + 1, total: images.length })}
            aria-current={index === at || undefined}
            onClick={(event) => {
              event.preventDefault();
              show(index);
            }}
          >
            <Picture path={image.image} size={CART_THUMBNAIL} alt="" sizes="5rem" />
          </a>
        </li>
      ))}
    </ol>
  );
}

interface SlideProps {
  readonly image: GalleryImage;
  readonly name: string;
  readonly alt: string;
  readonly priority: boolean;
  readonly onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Slide({ image, name, alt, priority, onOpen }: SlideProps) {
  const t = useText();
  if (image.video !== undefined) {
    return (
      <video
        className={styles.video}
        src={image.video}
        poster={imageUrl(image.image, GALLERY_IMAGE)}
        width={GALLERY_IMAGE.width}
        height={GALLERY_IMAGE.height}
        preload="none"
        controls
        muted
        loop
        playsInline
        aria-label={t('product.film', { name })}
      />
    );
  }
  return (
    <a
      href={imageUrl(image.image, GALLERY_IMAGE, 2)}
      className={styles.zoom}
      aria-haspopup="dialog"
      data-testid="gallery-picture"
      onClick={onOpen}
    >
      <Picture
        path={image.image}
        size={GALLERY_IMAGE}
        alt={alt}
        priority={priority}
        sizes="(min-width: 64em) 46vw, 100vw"
      />
      <span className={styles.enlarge}>
        <Icon name="enlarge" size={20} />
        <span className="visually-hidden">{t('product.enlarge')}</span>
      </span>
    </a>
  );
}

interface StepsProps {
  readonly at: number;
  readonly total: number;
  readonly show: (index: number) => void;
}

function Steps({ at, total, show }: StepsProps) {
  const t = useText();
  return (
    <div className={styles.steps}>
      <button
        type="button"
        onClick={() => show(at - 1)}
        // `disabled` would drop the focus.
        aria-disabled={at === 0 || undefined}
        aria-label={t('home.slide-previous')}
      >
        <Icon name="previous" />
      </button>
      <span className={styles.count} aria-hidden="true">
        {at + 1} / {total}
      </span>
      <button
        type="button"
        onClick={() => show(at + 1)}
        aria-disabled={at === total - 1 || undefined}
        aria-label={t('home.slide-next')}
      >
        <Icon name="next" />
      </button>
    </div>
  );
}
