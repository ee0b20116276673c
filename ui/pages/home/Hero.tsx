import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { GALLERY_IMAGE, type Slide } from '../../../core/internal';
import { ButtonLink } from '../../components/base/Button';
import { Icon } from '../../components/base/Icon';
import { Picture } from '../../components/base/Picture';
import { useReportGround } from '../../state/ground';
import { useText } from '../../text/text-context';
import { groundOf } from './ground-of';
import styles from './Hero.module.css';

/** Pixels that count as a swipe. */
const SWIPE = 48;

function picturesOf(slide: Slide): readonly string[] {
  const all = [slide.image, ...(slide.images ?? [])].filter(
    (path): path is string => path !== undefined && path !== '',
  );
  return [...new Set(all)].slice(0, 3);
}

function useSwipe(turn: (by: 1 | -1) => void) {
  const from = useRef(0);
  return {
    onTouchStart: (event: React.TouchEvent) => {
      from.current = event.touches[0]?.clientX ?? 0;
    },
    onTouchEnd: (event: React.TouchEvent) => {
      const way = (event.changedTouches[0]?.clientX ?? from.current) - from.current;
      if (Math.abs(way) > SWIPE) turn(way < 0 ? 1 : -1);
    },
  };
}

/** Slides never advance automatically. */
export function Hero({ slides }: { readonly slides: readonly Slide[] }) {
  const t = useText();
  const [index, setIndex] = useState(0);
  const slide = slides[index % slides.length];
  useReportGround(groundOf(slide));
  const turn = (by: number) => setIndex((index + by + slides.length) % slides.length);
  const swipe = useSwipe(turn);
  if (slide === undefined) return null;
  const colours = {
    '--bg': slide.bg ?? 'var(--signal)',
    '--fg': slide.fg ?? (slide.light_bg === true ? 'var(--ink)' : '#ffffff'),
  };
  return (
    <section
      className={styles.hero}
      style={colours}
      aria-roledescription="carousel"
      aria-label={t('home.slides')}
      {...(slides.length > 1 ? swipe : {})}
    >
      <div className={styles.pictures}>
        {picturesOf(slide).map((path, place) => (
          <div key={path} className={styles.frame}>
            <Picture
              path={path}
              size={GALLERY_IMAGE}
              alt=""
              priority={place < 2}
              sizes={`(min-width: 64em) 28vw, ${place === 0 ? '62vw' : '32vw'}`}
              className={styles.picture}
            />
          </div>
        ))}
      </div>
      <Words slide={slide} />
      {slides.length > 1 && <Turn index={index} total={slides.length} onTurn={turn} />}
    </section>
  );
}

function Words({ slide }: { readonly slide: Slide }) {
  return (
    <div className={styles.words} aria-live="polite">
      {slide.title !== undefined && <h2 className={clsx('display', styles.title)}>{slide.title}</h2>}
      {slide.subtitle !== undefined && <p className={styles.subtitle}>{slide.subtitle}</p>}
      {slide.link !== undefined && slide.button_text !== undefined && (
        <p className={styles.call}>
          <ButtonLink href={slide.link}>{slide.button_text}</ButtonLink>
        </p>
      )}
    </div>
  );
}

interface TurnProps {
  readonly index: number;
  readonly total: number;
  readonly onTurn: (by: 1 | -1) => void;
}

function Turn({ index, total, onTurn }: TurnProps) {
  const t = useText();
  return (
    <div className={styles.turn}>
      <button type="button" onClick={() => onTurn(-1)} aria-label={t('home.slide-previous')}>
        <Icon name="previous" />
      </button>
      <span>
        <span className="visually-hidden">{t('home.slide-of', { index: index + 1, total })}</span>
        <span aria-hidden="true">
          {index + 1} / {total}
        </span>
      </span>
      <button type="button" onClick={() => onTurn(1)} aria-label={t('home.slide-next')}>
        <Icon name="next" />
      </button>
    </div>
  );
}
