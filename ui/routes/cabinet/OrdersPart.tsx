import { useId } from 'react';
import { ROYALTY_STATES, type BloggersArea, type RoyaltyState } from '../../../core/blogger';
import { SelectField } from '../../components/fields/SelectField';
import { LedgerEntries } from '../../pages/cabinet/money/LedgerEntries';
import { Read } from '../../pages/cabinet/Read';
import { SaleDetails } from '../../pages/cabinet/money/SaleDetails';
import { SaleList } from '../../pages/cabinet/money/SaleList';
import styles from '../../pages/cabinet/money/Sales.module.css';
import { useLocation, useSearch } from '../../state/address';
import { useShop } from '../../state/shop-context';
import { useOnline } from '../../state/use-online';
import { useCabinetText } from '../../text/cabinet-text';
import { Ledger } from './Ledger';
import type { CabinetPart } from './part';
import { useSales } from './use-sales';

const PATH = '/cabinet/sales/orders';

export const OrdersPart: CabinetPart = ({ bloggers }) => {
  const shop = useShop();
  const t = useCabinetText();
  const id = useId();
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('state');
  const state = ROYALTY_STATES.find((known) => known === wanted);
  const path = shop.routing.localPath(PATH);
  return (
    <>
      <div className={styles.states}>
        <SelectField
          id={id}
          label={t('sales.state')}
          value={state ?? ''}
          placeholder={t('sales.all-states')}
          choices={ROYALTY_STATES.map((value) => ({ value, label: t(`royalty.${value}`) }))}
          onChange={(next) => navigate(next === '' ? path : `${path}?state=${next}`)}
        />
      </div>
      <Orders key={state} bloggers={bloggers} state={state} />
    </>
  );
};

interface Props {
  readonly bloggers: BloggersArea;
  readonly state: RoyaltyState | undefined;
}

function Orders({ bloggers, state }: Props) {
  const online = useOnline();
  const { sales, retry, more, busy } = useSales(bloggers, state);
  return (
    <Read of={sales} online={online} onRetry={retry}>
      {(list) => (
        <SaleList
          sales={list}
          isPart={state !== undefined}
          onMore={list.items.length < list.total ? more : undefined}
          busy={busy}
          details={(sale) => (
            <SaleDetails
              sale={sale}
              ledger={
                <Ledger bloggers={bloggers} of={{ order: sale.id }}>
                  {({ items }) => <LedgerEntries entries={items} />}
                </Ledger>
              }
            />
          )}
        />
      )}
    </Read>
  );
}
