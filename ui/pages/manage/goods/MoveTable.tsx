import type { StockMovement } from '../../../../core/internal-staff';
import { useManageText } from '../../../text/manage-text';
import { momentOf } from '../../../text/moment-of';
import { useLocale } from '../../../text/text-context';
import { DataTable, type Column } from '../DataTable';

interface Props {
  readonly moves: readonly StockMovement[];
  /** Name of a location. */
  readonly nameOf: (code: string) => string;
  readonly stockPath: (sku: string) => string;
  readonly isStale?: boolean;
}

type Row = Omit<StockMovement, 'id'> & { readonly id: string };

export function MoveTable({ moves, nameOf, stockPath, isStale = false }: Props) {
  const t = useManageText();
  const locale = useLocale();
  const units = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const columns: readonly Column<Row>[] = [
    { name: 'sku', label: t('product.sku'), cell: ({ sku }) => sku },
    { name: 'at', label: t('move.time'), cell: ({ at }) => <time dateTime={at}>{momentOf(at, locale)}</time> },
    { name: 'place', label: t('stock.place'), cell: ({ place }) => nameOf(place) },
    { name: 'qty', label: t('move.units'), isNumber: true, cell: ({ qty }) => units.format(qty) },
    { name: 'reason', label: t('move.reason'), cell: ({ reason }) => t(`move.${reason}`) },
    { name: 'ref', label: t('move.of'), cell: ({ ref }) => ref ?? '' },
  ];
  return (
    <DataTable
      caption={t('nav.moves')}
      columns={columns}
      rows={moves.map((move) => ({ ...move, id: String(move.id) }))}
      pathOf={({ sku }) => stockPath(sku)}
      sortPath={() => ''}
      sortLabel={(name) => name}
      isStale={isStale}
    />
  );
}
