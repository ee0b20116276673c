import type { CSSProperties } from 'react';
import styles from './docs.module.css';
import type { Token } from './tokens';

type Kind =
  | 'colour'
  | 'face'
  | 'display'
  | 'text'
  | 'leading'
  | 'radius'
  | 'shadow'
  | 'time'
  | 'ease'
  | 'length'
  | 'factor';

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['shadow', /^--shadow/],
  ['colour', /: (#|rgb|color-mix)/],
  ['face', /^--font-/],
  ['factor', /^--[a-z]+-scale:/],
  ['display', /^--display-/],
  ['text', /^--text-/],
  ['leading', /^--leading-/],
  ['radius', /^--radius/],
  ['time', /: [\d.]+m?s$/],
  ['ease', /: cubic-bezier/],
  ['length', /rem|px|vw/],
];

export function sampleKind({ name, value }: Token): Kind {
  return KINDS.find(([, pattern]) => pattern.test(`${name}: ${value}`))?.[0] ?? 'factor';
}

const PANGRAM = 'Zwölf Boxkämpfer, съешь ещё, з’їж їх, 敏捷的狐狸';

export function TokenSample(token: Token) {
  const value = `var(${token.name})`;
  switch (sampleKind(token)) {
    case 'colour':
      return <div className={styles.swatch} style={{ background: value }} />;
    case 'face':
      return <Words style={{ fontFamily: value, fontSize: 'var(--text-l)' }}>{PANGRAM}</Words>;
    case 'display':
      return (
        <div className={styles.sample}>
          <p className={styles.line} style={{ fontSize: value }}>
            Vitrine
          </p>
        </div>
      );
    case 'text':
      return <Words style={{ fontSize: value }}>{PANGRAM}</Words>;
    case 'leading':
      return <Words style={{ lineHeight: value }}>{`${PANGRAM}. ${PANGRAM}.`}</Words>;
    case 'radius':
      return <div className={styles.box} style={{ borderRadius: value }} />;
    case 'shadow':
      return <div className={styles.raised} style={{ boxShadow: value }} />;
    case 'time':
      return <Track label={token.name} style={{ transitionDuration: value }} />;
    case 'ease':
      return <Track label={token.name} style={{ transitionTimingFunction: value }} />;
    case 'length':
      return <div className={styles.bar} style={{ inlineSize: value }} />;
    case 'factor':
      return null;
  }
}

function Words({ style, children }: { readonly style: CSSProperties; readonly children: string }) {
  return (
    <div className={styles.sample}>
      <p className={styles.words} style={style}>
        {children}
      </p>
    </div>
  );
}

function Track({ label, style }: { readonly label: string; readonly style: CSSProperties }) {
  return (
    <button type="button" className={styles.track} aria-label={`See ${label} move`}>
      <span style={style} />
    </button>
  );
}
