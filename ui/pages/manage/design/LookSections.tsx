import {
  COLOUR_TOKENS,
  DISPLAY_FACES,
  MAX_RADIUS,
  SKIN_NAMES,
  SKINS,
  TEXT_FACES,
  withTokens,
  type DesignDocument,
  type SkinName,
  type SkinTokens,
} from '../../../../core/staff';
import { useDesignText } from '../../../text/design-text';
import styles from './Design.module.css';
import { ChoicePart, ColourPart } from './fields';
import type { SectionProps } from './section';

export function SkinSection({ design, onChange }: SectionProps) {
  const t = useDesignText();
  const choose = (skin: SkinName) => {
    if (skin !== design.skin) onChange({ ...design, skin, skin_tokens: {} });
  };
  const dark = [
    { value: '', label: t('skin-dark-none') },
    ...SKIN_NAMES.map((name) => ({ value: name, label: SKINS[name].title })),
  ];
  return (
    <>
      <div className={styles.skins} role="radiogroup" aria-label={t('skin')}>
        {SKIN_NAMES.map((name) => (
          <SkinCard key={name} name={name} isChosen={name === design.skin} onChoose={() => choose(name)} />
        ))}
      </div>
      <ChoicePart
        label={t('skin-dark')}
        value={design.skin_dark ?? ''}
        choices={dark}
        onChange={(value) => onChange({ ...design, skin_dark: SKIN_NAMES.find((name) => name === value) ?? null })}
      />
    </>
  );
}

function SkinCard({
  name,
  isChosen,
  onChoose,
}: {
  readonly name: SkinName;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}) {
  const { title, tokens } = SKINS[name];
  const bars = [tokens.ink, tokens.signal, tokens['paper-deep'], tokens['ink-soft']];
  return (
    <label className={styles.card} style={{ background: tokens.paper, color: tokens.ink, borderRadius: tokens.radius }}>
      <input type="radio" name="skin" value={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.cardTitle} data-face={tokens['display-face']}>
        {title}
      </span>
      <span className={styles.bars} aria-hidden="true">
        {bars.map((colour) => (
          <span key={colour} style={{ background: colour }} />
        ))}
      </span>
    </label>
  );
}

export function ColourSection({ design, onChange }: SectionProps) {
  const t = useDesignText();
  const { tokens } = SKINS[design.skin];
  const shown = withTokens(tokens, design.skin_tokens);
  return (
    <div className={styles.colours}>
      {COLOUR_TOKENS.map((name) => (
        <ColourPart
          key={name}
          label={t(`colour.${name}`)}
          value={shown[name]}
          onChange={(value) => onChange(withToken(design, name, value))}
          onReset={shown[name] === tokens[name] ? undefined : () => onChange(withToken(design, name, tokens[name]))}
        />
      ))}
    </div>
  );
}

export function TypeSection({ design, onChange }: SectionProps) {
  const t = useDesignText();
  const shown = withTokens(SKINS[design.skin].tokens, design.skin_tokens);
  return (
    <>
      <ChoicePart
        label={t('display-face')}
        value={shown['display-face']}
        choices={DISPLAY_FACES.map((value) => ({ value, label: t(`face-${value}`) }))}
        onChange={(value) => onChange(withToken(design, 'display-face', value))}
      />
      <ChoicePart
        label={t('text-face')}
        value={shown['text-face']}
        choices={TEXT_FACES.map((value) => ({ value, label: t(`face-${value}`) }))}
        onChange={(value) => onChange(withToken(design, 'text-face', value))}
      />
      <label className={styles.range}>
        <span>
          {t('radius')} <output>{shown.radius} px</output>
        </span>
        <input
          type="range"
          min={0}
          max={MAX_RADIUS}
          value={shown.radius}
          onChange={(event) => onChange(withToken(design, 'radius', Number(event.currentTarget.value)))}
        />
      </label>
    </>
  );
}

/** Values equal to the skin's are dropped, so that later fixes of the skin apply. */
function withToken<N extends keyof SkinTokens>(design: DesignDocument, name: N, value: SkinTokens[N]): DesignDocument {
  const others = Object.entries(design.skin_tokens).filter(([one]) => one !== name);
  const isOwn = SKINS[design.skin].tokens[name] !== value;
  return { ...design, skin_tokens: Object.fromEntries(isOwn ? [...others, [name, value]] : others) };
}
