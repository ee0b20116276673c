import { useId, useState } from 'react';
import { formatPrice, STORE_VIEWS } from '../../../core/shopper';
import type { ManageArea, PreviewedStore, TriedRecord } from '../../../core/staff';
import { Button } from '../../components/base/Button';
import { PlainTable } from '../../pages/manage/goods/PlainTable';
import { useNotify } from '../../state/use-notify';
import { useManageText } from '../../text/manage-text';
import { moneyOf } from './money-of';

const KINDS = ['currency_rate', 'payment_method', 'selling_rule', 'shipping_method', 'tax_rule'] as const;

export function isPreviewed(kind: string): boolean {
  return KINDS.some((one) => one === kind);
}

interface Props {
  readonly manage: ManageArea;
  readonly tried: () => { readonly kind: string; readonly id: string | undefined; readonly document: object };
}

export function CartPreview({ manage, tried }: Props) {
  const t = useManageText();
  const notify = useNotify();
  const heading = useId();
  const [stores, setStores] = useState<readonly PreviewedStore[]>();
  const [isBusy, setBusy] = useState(false);
  const calculate = async () => {
    setBusy(true);
    try {
      setStores(await manage.previewCart({ tried: triedOf(tried()) }));
    } catch (error) {
      notify(error);
    }
    setBusy(false);
  };
  const heads = ['store', 'goods', 'tax', 'ways', 'discounts', 'bonuses', 'royalty'] as const;
  const example = stores?.[0]?.base;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{t('preview.title')}</h2>
      <p>
        <Button kind="secondary" busy={isBusy} onClick={() => void calculate()}>
          {t('preview.run')}
        </Button>
      </p>
      <div role="status">
        {stores !== undefined && example !== undefined && (
          <PlainTable
            caption={t('preview.caption', { amount: moneyOf(example.goods, example.currency) })}
            heads={heads.map((head) => t(`preview.${head}`))}
            rows={stores.map(rowOf)}
          />
        )}
      </div>
    </section>
  );
}

function triedOf({ kind, id, document }: ReturnType<Props['tried']>): TriedRecord | undefined {
  const known = KINDS.find((one) => one === kind);
  return known && { kind: known, ...(id !== undefined && { id }), document: { ...document } };
}

function rowOf({
  store_code: code,
  currency,
  goods,
  tax_rate: rate,
  ways,
  discounts,
  bonuses,
  royalty,
}: PreviewedStore) {
  const store = STORE_VIEWS.find(({ storeCode }) => storeCode === code);
  const money = (amount: number) =>
    store === undefined ? moneyOf(amount, currency) : formatPrice(Math.round(amount * 100), store.i18n);
  return [
    code,
    money(goods),
    `${String(rate)} %`,
    ways.map(({ title, total }) => `${title}: ${money(total)}`).join('\n'),
    discounts.map(({ title, discount }) => `${title}: ${money(discount)}`).join('\n'),
    money(bonuses),
    money(royalty),
  ];
}
