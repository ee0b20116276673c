import type { Period, ProfitStep } from '../../../../core/blogger';
import { moneyText } from '../../../../core/shopper';
import { useCabinetText } from '../../../text/cabinet-text';
import { useLocale } from '../../../text/text-context';
import styles from './ProfitChart.module.css';

interface Props {
  readonly steps: readonly ProfitStep[];
  readonly period: Period;
  readonly currency: string;
}

const FORMATS: Readonly<Record<Period, Intl.DateTimeFormatOptions>> = {
  today: { hour: 'numeric', minute: '2-digit' },
  week: { weekday: 'short', day: 'numeric' },
  month: { day: 'numeric', month: 'short' },
  year: { month: 'short', year: 'numeric' },
};

export function ProfitChart({ steps, period, currency }: Props) {
  const t = useCabinetText();
  const locale = useLocale();
  const highest = Math.max(0, ...steps.map(({ profit }) => profit));
  const format = new Intl.DateTimeFormat(locale, { ...FORMATS[period], timeZone: 'UTC' });
  const nameOf = ({ from }: ProfitStep) => format.format(new Date(from));
  const [first, last] = [steps[0], steps.at(-1)];
  return (
    <figure className={styles.chart} data-testid="profit-chart">
      <figcaption className={styles.caption}>
        <span>{t(`chart.${period}`)}</span>
        {highest > 0 && <span>{t('chart.highest', { amount: moneyText(highest, currency, locale) })}</span>}
      </figcaption>
      {highest === 0 ? (
        <p className={styles.none}>{t('chart.none')}</p>
      ) : (
        <div aria-hidden="true">
          <div className={styles.bars}>
            {steps.map((step) => (
              <span
                key={step.from}
                className={styles.bar}
                title={`${nameOf(step)}: ${moneyText(step.profit, currency, locale)}`}
              >
                <i style={{ height: `${(step.profit / highest) * 100}%` }} />
              </span>
            ))}
          </div>
          <p className={styles.ends}>
            <span>{first && nameOf(first)}</span>
            <span>{last && nameOf(last)}</span>
          </p>
        </div>
      )}
      {highest > 0 && <Figures steps={steps} period={period} currency={currency} nameOf={nameOf} />}
    </figure>
  );
}

interface FiguresProps extends Props {
  readonly nameOf: (step: ProfitStep) => string;
}

function Figures({ steps, period, currency, nameOf }: FiguresProps) {
  const t = useCabinetText();
  const locale = useLocale();
  return (
    <details className={styles.table}>
      <summary>{t('chart.table')}</summary>
      <table>
        <caption className="visually-hidden">{t(`chart.${period}`)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('chart.time')}</th>
            <th scope="col">{t('stats.orders')}</th>
            <th scope="col">{t('stats.profit')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step.from}>
              <th scope="row">{nameOf(step)}</th>
              <td>{step.orders}</td>
              <td>{moneyText(step.profit, currency, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
