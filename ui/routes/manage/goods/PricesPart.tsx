import { useState } from 'react';
import { isShopError } from '../../../../core/shopper';
import { mayUser, type GoodsAdmin, type PriceListEntry, type PriceReport } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { Modal } from '../../../components/base/Modal';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { FilePicker } from '../../../pages/manage/goods/FilePicker';
import { PriceDifference, PriceListHistory } from '../../../pages/manage/goods/PriceDifference';
import { formatPriceFault } from '../../../pages/manage/goods/format-price-fault';
import { useShop } from '../../../state/shop-context';
import { useNotify } from '../../../state/use-notify';
import { useManageText } from '../../../text/manage-text';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';

interface Chosen {
  readonly name: string;
  readonly csv: string;
  readonly report: PriceReport;
  readonly isApplied: boolean;
}

export const PricesPart: ManagePart = ({ manage: { goods }, user }) => {
  const t = useManageText();
  const mayWrite = mayUser(user, 'catalogue:write');
  const { lists, chosen, isReading, asked, ask, isBusy, problem, read, apply, undo } = usePriceLists(goods);
  return (
    <>
      <ManageTitle title={t('nav.prices')} />
      <FilePicker
        label={t('prices.file')}
        hint={t('prices.hint')}
        accept=".csv,text/csv"
        isBusy={isReading}
        problem={problem}
        onChosen={(file) => void read(file)}
      />
      <p role="status">{isReading && t('prices.reading')}</p>
      {chosen !== undefined && (
        <PriceDifference
          name={chosen.name}
          report={chosen.report}
          isApplied={chosen.isApplied}
          isBusy={isBusy}
          onApply={mayWrite ? () => void apply(chosen) : undefined}
        />
      )}
      {lists !== undefined && <PriceListHistory lists={lists} onUndo={mayWrite ? ask : undefined} />}
      {asked !== undefined && (
        <UndoDialog
          list={asked}
          isBusy={isBusy}
          onUndo={() => void undo(asked.id, asked.name)}
          onClose={() => ask(undefined)}
        />
      )}
    </>
  );
};

function usePriceLists(goods: GoodsAdmin) {
  const t = useManageText();
  const { value: lists, reload } = useLoaded('price-lists', (signal) => goods.priceLists({}, { signal }));
  const [chosen, setChosen] = useState<Chosen>();
  const [isReading, setReading] = useState(false);
  const [asked, ask] = useState<PriceListEntry>();
  const { isBusy, problem, run } = useRunning();
  const read = async (file: File) => {
    setReading(true);
    setChosen(undefined);
    await run(async () => {
      const csv = await file.text();
      const report = await goods.applyPrices({ csv, name: file.name, dry_run: true });
      setChosen({ name: file.name, csv, report, isApplied: false });
      return undefined;
    });
    setReading(false);
  };
  const apply = ({ csv, name }: Chosen) =>
    run(async () => {
      const report = await goods.applyPrices({ csv, name });
      setChosen({ csv, name, report, isApplied: true });
      reload();
      return undefined;
    });
  const undo = (id: number, name: string) =>
    run(async () => {
      const report = await goods.undoPrices({ id });
      setChosen({ csv: '', name, report, isApplied: true });
      ask(undefined);
      reload();
      return t('prices.undone');
    });
  return { lists, chosen, isReading, asked, ask, isBusy, problem, read, apply, undo };
}

interface UndoProps {
  readonly list: PriceListEntry;
  readonly isBusy: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Asks before undoing a whole list. */
function UndoDialog({ list, isBusy, onUndo, onClose }: UndoProps) {
  const t = useManageText();
  return (
    <Modal
      title={t('prices.undo-ask')}
      onClose={onClose}
      footer={
        <>
          <Button busy={isBusy} onClick={onUndo}>
            {t('prices.undo')}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {t('prices.keep')}
          </Button>
        </>
      }
    >
      <p>{t('prices.undo-hint', { name: list.name })}</p>
    </Modal>
  );
}

function useRunning() {
  const t = useManageText();
  const shop = useShop();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const run = async (work: () => Promise<string | undefined>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const message = await work();
      if (message !== undefined) shop.notices.spawn({ type: 'success', code: 'price-list', message, timeToLive: 5000 });
    } catch (error) {
      const code = isShopError(error) ? error.details['error'] : undefined;
      if (code === 'bad_price_list' && isShopError(error)) setProblem(formatPriceFault(error.message, t));
      else if (code === 'price_list_running') setProblem(t('prices.running'));
      else notify(error);
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, problem, run };
}
