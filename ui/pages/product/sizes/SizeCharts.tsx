import { useState } from 'react';
import { chartUnitOf, type ChartUnit } from '../../../../core/internal';
import { Html } from '../../../components/base/Html';
import { useShopIfAny } from '../../../state/shop-context';
import { useAllWords, useText } from '../../../text/text-context';
import { chartInInches } from './chart-in-inches';
import { ownSizesFirst } from './own-sizes-first';
import styles from './SizeCharts.module.css';

export function SizeCharts({ html: chart }: { readonly html: string }) {
  useAllWords();
  const t = useText();
  const country = useShopIfAny()?.storeViews.current.i18n.defaultCountry ?? '';
  const [unit, setUnit] = useState<ChartUnit>(() => chartUnitOf(country));
  const html = ownSizesFirst(chart, country);
  return (
    <div className={styles.charts}>
      <Units unit={unit} onChange={setUnit} />
      <Html html={unit === 'in' ? chartInInches(html, t('size-guide.inches')) : html} />
    </div>
  );
}

const UNITS = ['cm', 'in'] as const;

function Units({ unit, onChange }: { readonly unit: ChartUnit; readonly onChange: (unit: ChartUnit) => void }) {
  const t = useText();
  return (
    <div className={styles.units} role="group" aria-label={t('size-guide.units')}>
      {UNITS.map((one) => (
        <button key={one} type="button" aria-pressed={one === unit} onClick={() => onChange(one)}>
          {t(one === 'cm' ? 'size-guide.unit-cm' : 'size-guide.unit-in')}
        </button>
      ))}
    </div>
  );
}
