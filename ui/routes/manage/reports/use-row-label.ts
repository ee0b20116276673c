import type { ReportStep } from '../../../../core/internal-staff';
import type { ReportName, ReportRow } from '../../../../core/staff';
import { useShop } from '../../../state/shop-context';
import { useManageText, type ManageText } from '../../../text/manage-text';
import { useLocale } from '../../../text/text-context';

const REASONS = [
  ...(['too-small', 'too-large', 'not-as-shown', 'faulty', 'wrong-item', 'changed-mind'] as const),
  ...(['no-reason', 'no-return'] as const),
];

const KINDS = ['sale', 'cancel', 'refund'] as const;

/** Returns the name of a report's row in the language of the page. */
export function useRowLabel(name: ReportName, step: ReportStep): (row: Pick<ReportRow, 'key' | 'label'>) => string {
  const t = useManageText();
  const shop = useShop();
  const dayOf = useDay(name === 'sales' ? step : 'day');
  const storeOf = (code: string) => shop.storeViews.available.find(({ storeCode }) => storeCode === code)?.name ?? code;
  return ({ key, label }) => {
    if (key === null || key === '') return t('report.empty-key');
    switch (name) {
      case 'sales':
        return dayOf(key);
      case 'stores':
        return storeOf(key);
      case 'taxes':
      case 'eu-sales':
        return taxLabel(key, t);
      case 'ec-sales-list':
        return ecSalesLabel(key, t);
      case 'return-reasons': {
        const reason = REASONS.find((one) => one === key);
        return reason === undefined ? key : t(`report.reason-${reason}`);
      }
      case 'movements': {
        const kind = KINDS.find((one) => one === key);
        return kind === undefined ? key : t(`report.kind-${kind}`);
      }
      case 'categories':
        return label ?? key;
      default:
        return label === null ? key : `${label} · ${key}`;
    }
  };
}

/** Formats a day YYYY-MM-DD in the language of the page; of a month step only the month. */
export function useDay(step: ReportStep = 'day'): (day: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, {
    ...(step === 'month' ? { month: 'long' } : { day: 'numeric', month: 'short' }),
    ...{ year: 'numeric', timeZone: 'UTC' },
  });
  return (day) => format.format(new Date(day));
}

function taxLabel(key: string, t: ManageText): string {
  const [rate = '', country = ''] = key.split(' ');
  if (rate === 'exempt') return t('report.tax-exempt', { country });
  if (rate === 'exempt-services') return t('report.tax-exempt-services', { country });
  return rate === '' ? t('report.tax-service', { country }) : t('report.tax-row', { rate, country });
}

function ecSalesLabel(key: string, t: ManageText): string {
  const [number = '', kind] = key.split(' ');
  return kind === 'S' ? t('report.ec-services', { number }) : t('report.ec-goods', { number });
}
