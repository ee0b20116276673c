import { useId } from 'react';
import type { StaffOrderQuote } from '../../../../../core/internal-staff';
import type { PickupShop } from '../../../../../core/shopper';
import { SelectField } from '../../../../components/fields/SelectField';
import { useManageText } from '../../../../text/manage-text';
import { useOrderMoney } from '../OrderSheet';
import styles from '../Orders.module.css';
import { isPickedUp, shippingChoices, type TypedOrder } from './typed-order';

interface Props {
  readonly quote: StaffOrderQuote;
  readonly typed: TypedOrder;
  /** Shops of the country to pick up at. */
  readonly shops: readonly PickupShop[];
  /** The totals are those of the typed order. */
  readonly isCurrent: boolean;
  readonly onType: (change: Partial<TypedOrder>) => void;
}

/** Methods of a calculated order, and what it costs. */
export function NewOrderQuote({ quote, typed, shops, isCurrent, onType }: Props) {
  const t = useManageText();
  const id = useId();
  const calculated = quote.shipping === null ? '' : `${quote.shipping.method} ${quote.shipping.carrier}`.trim();
  return (
    <>
      <div className={styles.pair}>
        {quote.shipping !== null && (
          <SelectField
            id={`${id}-shipping`}
            label={t('order.edit-shipping')}
            value={typed.shipping === '' ? calculated : typed.shipping}
            choices={shippingChoices(quote)}
            onChange={(shipping) => onType({ shipping })}
          />
        )}
        {isPickedUp(typed) && shops.length > 0 && (
          <SelectField
            id={`${id}-pickup`}
            label={t('order.new-pickup')}
            value={typed.pickup}
            placeholder={t('order.new-pickup-choose')}
            choices={shops.map((shop) => ({ value: String(shop.id), label: shopLabel(shop) }))}
            onChange={(pickup) => onType({ pickup })}
          />
        )}
        <SelectField
          id={`${id}-payment`}
          label={t('order.new-payment')}
          hint={t('order.new-payment-hint')}
          value={typed.payment === '' ? quote.payment : typed.payment}
          choices={quote.payments.map(({ method, title }) => ({ value: method, label: title }))}
          onChange={(payment) => onType({ payment })}
        />
      </div>
      {isCurrent ? (
        <QuoteTotals quote={quote} />
      ) : (
        <p className={styles.soft} role="status">
          {t('order.new-again')}
        </p>
      )}
    </>
  );
}

function QuoteTotals({ quote }: Pick<Props, 'quote'>) {
  const t = useManageText();
  const money = useOrderMoney(quote.currency);
  return (
    <div className={styles.since} role="status">
      <ul>
        {quote.lines.map(({ sku, name, count, row_total: row }, index) => (
          <li key={`${sku} ${String(index)}`}>
            {String(count)} × {name}: {money(row)}
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {quote.totals
          .filter(({ code }) => code !== 'grand_total')
          .map(({ code, title = code, value }) => (
            <div key={code}>
              <dt>{title}</dt>
              <dd>{money(value)}</dd>
            </div>
          ))}
        <div data-last>
          <dt>{t('orders.total')}</dt>
          <dd>{money(quote.total)}</dd>
        </div>
      </dl>
    </div>
  );
}

function shopLabel({ name, address, city }: PickupShop): string {
  return [name, address, city].filter((part) => part !== '').join(', ');
}
