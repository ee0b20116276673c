import { useEffect, useState } from 'react';
import type { GoodsDesk, ImportBegun } from '../../../../core';
import { Waiting } from '../../../pages/account/Waiting';
import { ImportReport } from '../../../pages/manage/goods/ImportReport';
import { ManageTitle } from '../../../pages/manage/ManageFrame';
import { useNotify } from '../../../state/use-notify';
import { useManageText } from '../../../text/manage-text';
import type { ManagePart } from '../part';
import { useLoaded } from '../use-loaded';

const LOOK_EVERY_MS = 1000;

/** /manage/import: the merchant's goods anew, how far it is, and the rows that are to be mended (A §7, update). */
export const ImportPart: ManagePart = ({ manage: { goods } }) => {
  const t = useManageText();
  const { value: report, error, reload } = useLoaded('import', () => goods.importReport());
  const { isBusy, outcome, run } = useImport(goods, reload);
  const isRunning = isBusy || report?.state === 'running';
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(reload, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning, reload]);
  if (report === undefined) return <Waiting state={error === undefined ? 'loading' : 'failed'} onRetry={reload} />;
  return (
    <>
      <ManageTitle title={t('nav.import')} />
      <ImportReport
        report={report}
        isRunning={isRunning}
        hasNoSource={outcome?.kind === 'no-source'}
        onRun={() => void run()}
      />
    </>
  );
};

/** One import, however often it is pressed. */
function useImport(goods: GoodsDesk, reload: () => void) {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<ImportBegun>();
  const run = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      setOutcome(await goods.runImport());
    } catch (error) {
      notify(error);
    } finally {
      setBusy(false);
      reload();
    }
  };
  return { isBusy, outcome, run };
}
