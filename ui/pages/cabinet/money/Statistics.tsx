import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { PERIODS, type BloggerStatistics, type Period } from '../../../../core/blogger';
import { lookUp, moneyText } from '../../../../core/shopper';
import { useCabinetText } from '../../../text/cabinet-text';
import { longDate } from '../../../text/long-date';
import { useLocale } from '../../../text/text-context';
import { ProfitChart } from './ProfitChart';
import { Segments } from '../Segments';
import styles from './Statistics.module.css';

type PeriodStats = BloggerStatistics[Period][string];

interface Props {
  readonly statistics: BloggerStatistics;
}

export function Statistics({ statistics }: Props) {
  const t = useCabinetText();
  const id = useId();
  const [period, setPeriod] = useState<Period>('week');
  const currencies = Object.keys(statistics.total);
  const [wanted, setCurrency] = useState(currencies[0] ?? '');
  const currency = currencies.includes(wanted) ? wanted : (currencies[0] ?? '');
  const stats = lookUp(statistics[period], currency);
  return (
    <section aria-labelledby={id} className={styles.block} data-testid="statistics">
      <h2 id={id} className={clsx('display', styles.heading)}>
        {t('stats.title')}
      </h2>
      <div className={styles.choices}>
        <Segments
          label={t('period.label')}
          value={period}
          choices={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          onChange={setPeriod}
        />
        {currencies.length > 1 && (
          <Segments
            label={t('stats.currency')}
            value={currency}
            choices={currencies.map((value) => ({ value, label: value }))}
            onChange={setCurrency}
          />
        )}
      </div>
      {stats !== undefined && <Tiles stats={stats} currency={currency} />}
      <ProfitChart steps={lookUp(statistics.steps[period], currency) ?? []} period={period} currency={currency} />
      <Total statistics={statistics} currency={currency} />
    </section>
  );
}

function Tiles({ stats, currency }: { readonly stats: PeriodStats; readonly currency: string }) {
  const t = useCabinetText();
  const locale = useLocale();
  const money = (amount: number) => moneyText(amount, currency, locale);
  const plain = (amount: number) => new Intl.NumberFormat(locale).format(amount);
  return (
    <dl className={styles.tiles}>
      <Tile name={t('stats.profit')} testId="stat-profit" value={money(stats.profit)}>
        <Difference of={stats.profit_diff} write={money} />
        {stats.unpaid.profit > 0 && (
          <span className={styles.part}>{t('stats.profit-unpaid', { amount: money(stats.unpaid.profit) })}</span>
        )}
      </Tile>
      <Tile name={t('stats.orders')} testId="stat-orders" value={plain(stats.count)}>
        <Difference of={stats.count_diff} write={plain} />
      </Tile>
      <Tile name={t('stats.sold')} testId="stat-sold" value={money(stats.sum)}>
        <Difference of={stats.sum_diff} write={money} />
        <span className={styles.part}>
          {t('stats.sold-parts', { gross: money(stats.gross), back: money(stats.back) })}
        </span>
      </Tile>
      {stats.unpaid.count > 0 && (
        <Tile name={t('stats.unpaid')} testId="stat-unpaid" value={money(stats.unpaid.sum)}>
          <span className={styles.part}>{t('stats.unpaid-count', { count: stats.unpaid.count })}</span>
        </Tile>
      )}
      <Tile name={t('stats.bonus')} testId="stat-bonus" value={money(stats.bonus)} />
      <Tile
        name={t('stats.mentioned')}
        testId="stat-mentioned"
        value={t('stats.of-goal', { count: stats.mentioned, goal: stats.mentions_goal })}
      >
        <progress
          className={styles.goal}
          aria-label={t('stats.mentioned')}
          max={Math.max(1, stats.mentions_goal)}
          value={Math.min(stats.mentioned, stats.mentions_goal)}
        />
      </Tile>
    </dl>
  );
}

interface TileProps {
  readonly name: string;
  readonly value: string;
  readonly testId: string;
  readonly children?: ReactNode;
}

function Tile({ name, value, testId, children }: TileProps) {
  return (
    <div className={styles.tile} data-testid={testId}>
      <dt>{name}</dt>
      <dd>
        <span className={clsx('display', styles.figure)}>{value}</span>
        {children}
      </dd>
    </div>
  );
}

function Difference({ of: difference, write }: { readonly of: number; readonly write: (amount: number) => string }) {
  const t = useCabinetText();
  if (difference === 0) return <span className={styles.difference}>{t('stats.same')}</span>;
  const isMore = difference > 0;
  return (
    <span className={styles.difference} data-more={isMore || undefined}>
      <span aria-hidden="true">{isMore ? '↑ ' : '↓ '}</span>
      {t(isMore ? 'stats.more' : 'stats.less', { amount: write(Math.abs(difference)) })}
    </span>
  );
}

function Total({
  statistics: { total },
  currency,
}: {
  readonly statistics: BloggerStatistics;
  readonly currency: string;
}) {
  const t = useCabinetText();
  const locale = useLocale();
  const earned = lookUp(total, currency);
  if (earned === undefined) return null;
  const { profit, bonus, start_date: start } = earned;
  return (
    <p className={styles.total} data-testid="stat-total">
      {start === null ? t('stats.total-none') : t('stats.total', { date: longDate(start, locale) })}
      <b className={clsx('display', styles.figure)}>{moneyText(profit, currency, locale)}</b>
      <span>{t('stats.total-bonus', { amount: moneyText(bonus, currency, locale) })}</span>
    </p>
  );
}
