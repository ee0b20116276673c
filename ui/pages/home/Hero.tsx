import { clsx } from 'clsx';
import { useState } from 'react';
import { GALLERY_IMAGE, type Slide } from '../../../core';
import { ButtonLink } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { useText } from '../../text/text-context';
import styles from './Hero.module.css';

function picturesOf(slide: Slide): readonly string[] {
  const all = [slide.image, ...(slide.images ?? [])].filter(
    (path): path is string => path !== undefined && path !== '',
  );
  return [...new Set(all)].slice(0, 3);
}

/** The slides at the top of the home page. They change when the shopper asks, never by themselves. */
export function Hero({ slides }: { readonly slides: readonly Slide[] }) {
  const t = useText();
  const [index, setIndex] = useState(0);
  const slide = slides[index % slides.length];
  if (slide === undefined) return null;
  const turn = (by: number) => setIndex((index + by + slides.length) % slides.length);
  const colours = {
    '--bg': slide.bg ?? 'var(--signal)',
    '--fg': slide.fg ?? (slide.light_bg === true ? 'var(--ink)' : '#ffffff'),
  };
  return (
    <section className={styles.hero} style={colours} aria-roledescription="carousel" aria-label={t('home.slides')}>
      <div className={styles.pictures}>
        {picturesOf(slide).map((path, place) => (
          <div key={path} className={styles.frame}>
            <Picture
              path={path}
              size={GALLERY_IMAGE}
              alt=""
              priority={place < 2}
              sizes="(min-width: 64em) 22vw, 45vw"
              className={styles.picture}
            />
          </div>
        ))}
      </div>
      <div className={styles.words} aria-live="polite">
        {slide.title !== undefined && <h2 className={clsx('display', styles.title)}>{slide.title}</h2>}
        {slide.subtitle !== undefined && <p className={styles.subtitle}>{slide.subtitle}</p>}
        {slide.link !== undefined && slide.button_text !== undefined && (
          <p className={styles.call}>
            <ButtonLink href={slide.link}>{slide.button_text}</ButtonLink>
          </p>
        )}
      </div>
      {slides.length > 1 && (
        <div className={styles.turn}>
          <button type="button" onClick={() => turn(-1)} aria-label={t('home.slide-previous')}>
            <Icon name="previous" />
          </button>
          <span aria-hidden="true">
            {index + 1} / {slides.length}
          </span>
          <button type="button" onClick={() => turn(1)} aria-label={t('home.slide-next')}>
            <Icon name="next" />
          </button>
        </div>
      )}
    </section>
  );
}
