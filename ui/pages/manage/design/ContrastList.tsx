import { contrastFaults, type Colour, type ContrastFault, type WholeSkin } from '../../../../core/staff';
import { useDesignText, type DesignText } from '../../../text/design-text';
import type { DesignKey } from '../../../text/own-keys';
import { useLocale } from '../../../text/text-context';
import styles from './Design.module.css';

/** Lists contrast failures (WCAG 2.2 AA), worst first. */
export function ContrastList({ tokens }: { readonly tokens: WholeSkin }) {
  const t = useDesignText();
  const locale = useLocale();
  const faults = contrastFaults(tokens);
  const ratio = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  if (faults.length === 0) {
    return (
      <p role="status" className={styles.sound} data-testid="contrast">
        {t('contrast-none')}
      </p>
    );
  }
  return (
    <details className={styles.faults} data-testid="contrast">
      <summary>
        <span role="status">{t('contrast-faults', { count: faults.length })}</span>
      </summary>
      <ul>
        {faults.map((fault) => (
          <li key={lineOf(fault, t)}>
            <span
              className={styles.swatch}
              aria-hidden="true"
              style={{ background: tokens[fault.on], color: colourOf(tokens, fault.of) }}
            >
              Aa
            </span>
            <span>
              {lineOf(fault, t)}
              <small>{t('contrast-ratio', { ratio: ratio.format(fault.ratio), min: ratio.format(fault.min) })}</small>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function lineOf({ on, of }: ContrastFault, t: DesignText): string {
  return t('contrast-line', { on: t(`colour.${on}`), of: t(nameOf(of)) });
}

function nameOf(of: Colour): DesignKey {
  return `colour.${typeof of === 'string' ? of : of.name}`;
}

function colourOf(tokens: WholeSkin, of: Colour): string {
  if (typeof of === 'string') return tokens[of];
  return `color-mix(in srgb, ${tokens[of.mix]} ${String(of.percent)}%, ${tokens[of.into]})`;
}
