import { useState } from 'react';
import { TEXT_LANGUAGES } from '../../../../core/internal';
import { MAX_SLIDES, type TextLanguage } from '../../../../core/internal-staff';
import type { DesignSlide } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Icon } from '../../../components/base/Icon';
import { useDesignText } from '../../../text/design-text';
import { LANGUAGE_NAMES } from '../../../text/offered-languages';
import styles from './Design.module.css';
import { AddressPart, ChoicePart, ColourPart, SwitchPart, TextPart } from './fields';
import { PicturePart } from './PicturePart';
import type { SectionProps } from './section';

const EMPTY: DesignSlide = { light_bg: false, texts: { en: {} } };

export function SlidesSection({ design, onChange }: SectionProps) {
  const t = useDesignText();
  const { slides } = design;
  const [language, setLanguage] = useState<TextLanguage>('en');
  const put = (next: readonly DesignSlide[]) => onChange({ ...design, slides: [...next] });
  return (
    <>
      <ChoicePart
        label={t('slide-language')}
        value={language}
        choices={TEXT_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={setLanguage}
      />
      {slides.map((slide, index) => {
        const name = t('slide', { number: index + 1 });
        return (
          <fieldset key={index} className={styles.group}>
            <legend>{name}</legend>
            <SlideFields
              slide={slide}
              language={language}
              onChange={(changed) => put(slides.map((one, at) => (at === index ? changed : one)))}
            />
            <div className={styles.tools}>
              <Move name={name} isUp disabled={index === 0} onMove={() => put(swapped(slides, index - 1))} />
              <Move name={name} disabled={index === slides.length - 1} onMove={() => put(swapped(slides, index))} />
              <Button kind="quiet" onClick={() => put(slides.filter((_, at) => at !== index))}>
                {t('remove', { name })}
              </Button>
            </div>
          </fieldset>
        );
      })}
      <Button kind="secondary" disabled={slides.length >= MAX_SLIDES} onClick={() => put([...slides, EMPTY])}>
        {t('slide-add')}
      </Button>
    </>
  );
}

function Move({
  name,
  isUp = false,
  disabled,
  onMove,
}: {
  readonly name: string;
  readonly isUp?: boolean;
  readonly disabled: boolean;
  readonly onMove: () => void;
}) {
  const t = useDesignText();
  return (
    <button
      type="button"
      className={styles.move}
      data-up={isUp || undefined}
      disabled={disabled}
      aria-label={t(isUp ? 'up' : 'down', { name })}
      onClick={onMove}
    >
      <Icon name="down" size={18} />
    </button>
  );
}

function swapped(slides: readonly DesignSlide[], index: number): readonly DesignSlide[] {
  const pair = slides.slice(index, index + 2).reverse();
  return [...slides.slice(0, index), ...pair, ...slides.slice(index + 2)];
}

interface FieldsProps {
  readonly slide: DesignSlide;
  readonly language: TextLanguage;
  readonly onChange: (slide: DesignSlide) => void;
}

function SlideFields({ slide, language, onChange }: FieldsProps) {
  const t = useDesignText();
  const words = slide.texts[language] ?? slide.texts.en;
  const format = (change: Partial<typeof words>) =>
    onChange({ ...slide, texts: { ...slide.texts, [language]: { ...words, ...change } } });
  return (
    <>
      <TextPart
        label={t('slide-title')}
        path="slides.0.texts.en.title"
        value={words.title}
        onChange={(title) => format({ title })}
      />
      <TextPart
        label={t('slide-subtitle')}
        value={words.subtitle}
        path="slides.0.texts.en.subtitle"
        onChange={(text) => format({ subtitle: text })}
      />
      <TextPart
        label={t('slide-button')}
        value={words.button_text}
        path="slides.0.texts.en.button_text"
        onChange={(text) => format({ button_text: text })}
      />
      <AddressPart
        label={t('slide-link')}
        path="slides.0.link"
        value={slide.link}
        onChange={(link) => onChange({ ...slide, link })}
      />
      <PicturePart
        label={t('slide-image')}
        path="slides.0.image"
        use="slide"
        value={slide.image}
        onChange={(image) => onChange({ ...slide, image })}
      />
      <SwitchPart
        label={t('slide-light')}
        value={slide.light_bg}
        onChange={(isLight) => onChange({ ...slide, light_bg: isLight })}
      />
      <ColourPart
        label={t('slide-bg')}
        value={slide.bg ?? '#17140f'}
        onChange={(bg) => onChange({ ...slide, bg })}
        onReset={slide.bg === undefined ? undefined : () => onChange({ ...slide, bg: undefined })}
      />
      <ColourPart
        label={t('slide-fg')}
        value={slide.fg ?? '#ffffff'}
        onChange={(fg) => onChange({ ...slide, fg })}
        onReset={slide.fg === undefined ? undefined : () => onChange({ ...slide, fg: undefined })}
      />
    </>
  );
}
