import { clsx } from 'clsx';
import { useId } from 'react';
import type { BloggerBalance, BloggerTerms } from '../../../../core/blogger';
import { lookUp, moneyText } from '../../../../core/shopper';
import { Link } from '../../../components/base/Link';
import { useTimeZone } from '../../../state/use-time-zone';
import { useCabinetText } from '../../../text/cabinet-text';
import { longDate } from '../../../text/long-date';
import { useLocale } from '../../../text/text-context';
import styles from './Balance.module.css';

type Part = Omit<BloggerBalance, 'currencies'>;

interface Props {
  readonly balance: BloggerBalance;
  readonly terms?: BloggerTerms | undefined;
  readonly waitingPath: string;
  readonly payoutsPath: string;
}

export function Balance({ balance, ...rest }: Props) {
  const t = useCabinetText();
  const id = useId();
  const parts: readonly Part[] = balance.currencies;
  return (
    <section aria-labelledby={id} className={styles.block} data-testid="balance">
      <h2 id={id} className={clsx('display', styles.heading)}>
        {t('balance.title')}
      </h2>
      {parts.map((part) => (
        <Currency key={part.currency} part={part} {...rest} />
      ))}
      {rest.terms !== undefined && (
        <p className={styles.terms}>
          {t('terms.earn', { profit: rest.terms.profit_percent, bonus: rest.terms.bonus_percent })}{' '}
          {t('terms.when', { count: rest.terms.return_days })}
        </p>
      )}
    </section>
  );
}

function Currency({ part, terms, waitingPath, payoutsPath }: Omit<Props, 'balance'> & { readonly part: Part }) {
  const t = useCabinetText();
  const locale = useLocale();
  const zone = useTimeZone();
  const { currency, active, due, pending, paid, total, next_payment: next } = part;
  const money = (amount: number) => moneyText(amount, currency, locale);
  const isSplit = due !== active;
  const hint =
    active < 0 ? t('balance.negative') : isSplit ? t('balance.due', { amount: money(due) }) : t('balance.active-hint');
  return (
    <div className={styles.currency} data-currency={currency}>
      <div className={styles.active} data-testid="balance-active">
        <p>{t('balance.active')}</p>
        <p className={clsx('display', styles.amount)}>{money(active)}</p>
        <p className={styles.hint}>{hint}</p>
        <Minimum part={part} minimum={lookUp(terms?.payout_minimum, currency)} />
        <p>
          <Link href={payoutsPath}>
            {next === null ? t('balance.no-next') : t('balance.next', { date: longDate(next, locale, zone) })}
          </Link>
        </p>
      </div>
      <dl className={styles.parts}>
        <div data-testid="balance-pending">
          <dt>
            <Link href={waitingPath}>{t('balance.pending')}</Link>{' '}
            <small className={styles.hint}>{t('balance.pending-hint')}</small>
          </dt>
          <dd>{money(pending)}</dd>
        </div>
        <div data-testid="balance-paid">
          <dt>
            <Link href={payoutsPath}>{t('balance.paid')}</Link>
          </dt>
          <dd>{money(paid)}</dd>
        </div>
        <div data-testid="balance-total">
          <dt>{t('balance.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
    </div>
  );
}

function Minimum({ part: { due, currency }, minimum }: { readonly part: Part; readonly minimum: number | undefined }) {
  const t = useCabinetText();
  const locale = useLocale();
  if (minimum === undefined || minimum <= 0) return null;
  const money = (amount: number) => moneyText(amount, currency, locale);
  const text =
    due >= minimum
      ? t('balance.reached', { minimum: money(minimum) })
      : t('balance.minimum', { amount: money(Math.max(0, due)), minimum: money(minimum) });
  return (
    <div className={styles.minimum}>
      <progress className={styles.bar} aria-label={text} max={minimum} value={Math.min(Math.max(due, 0), minimum)} />
      <p className={styles.hint}>{text}</p>
    </div>
  );
}
