import type { GiftCardRow } from '../../../../core/internal-staff';
import { moneyText } from '../../../../core/shopper';
import { Link } from '../../../components/base/Link';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { DataTable, type Column } from '../DataTable';

interface Props {
  readonly cards: readonly GiftCardRow[];
  readonly pathOf: (id: string) => string;
  readonly orderPath: (number: string) => string;
  readonly isStale?: boolean;
}

/** Gift cards by masked code; staff never see a code. */
export function GiftCardTable({ cards, pathOf, orderPath, isStale = false }: Props) {
  const t = useManageText();
  const locale = useLocale();
  const money = (amount: number, { currency }: GiftCardRow) => moneyText(amount, currency, locale);
  const columns: readonly Column<GiftCardRow>[] = [
    { name: 'code', label: t('card.code'), cell: ({ code }) => code },
    { name: 'state', label: t('card.state'), cell: ({ state }) => t(`order.card.${state}`) },
    { name: 'balance', label: t('card.balance'), isNumber: true, cell: (row) => money(row.balance, row) },
    { name: 'value', label: t('card.value'), isNumber: true, cell: (row) => money(row.value, row) },
    { name: 'email', label: t('card.recipient'), cell: ({ recipient, email }) => recipient || email },
    {
      name: 'order',
      label: t('card.source'),
      cell: ({ order }) => (order === null ? t('card.goodwill') : <Link href={orderPath(order)}>{order}</Link>),
    },
    { name: 'created_at', label: t('card.created'), cell: ({ created_at: at }) => momentOf(at, locale) },
  ];
  return (
    <DataTable
      caption={t('nav.gift-cards')}
      columns={columns}
      rows={cards}
      pathOf={({ id }) => pathOf(id)}
      sortPath={() => ''}
      sortLabel={(name) => name}
      isStale={isStale}
    />
  );
}
