import { useState } from 'react';
import { lookUp } from '../../../../core/shopper';
import type { ManageArea, OrderRow } from '../../../../core/staff';
import { Button, ButtonLink } from '../../../components/base/Button';
import { BulkDialog, type BulkResult, type BulkSaid, type BulkStep } from '../../../pages/manage/orders/BulkDialog';
import styles from '../../../pages/manage/orders/Orders.module.css';
import { focusPage } from '../../../state/focus-page';
import { useManageText } from '../../../text/manage-text';
import { refusedText } from './refused-text';
import { today } from './today';

interface Props {
  readonly chosen: readonly OrderRow[];
  readonly manage: ManageArea;
  readonly mayWrite: boolean;
  readonly printPath: (ids: readonly string[]) => string;
  readonly onClear: () => void;
  readonly onDone: () => void;
}

export function BulkSteps({ chosen, manage, mayWrite, printPath, onClear, onDone }: Props) {
  const t = useManageText();
  const { step, results, isBusy, begin, end, run } = useBulk({ chosen, manage, onDone });
  if (chosen.length === 0) return null;
  const clear = () => {
    onClear();
    focusPage();
  };
  return (
    <div className={styles.bulk}>
      <p role="status">{t('orders.chosen', { count: chosen.length })}</p>
      <ButtonLink kind="secondary" href={printPath(chosen.map(({ id }) => id))}>
        {t('orders.bulk-slips')}
      </ButtonLink>
      {mayWrite && <Button onClick={() => begin('send')}>{t('orders.bulk.send')}</Button>}
      {mayWrite && (
        <Button kind="secondary" onClick={() => begin('deliver')}>
          {t('orders.bulk.deliver')}
        </Button>
      )}
      <Button kind="quiet" onClick={clear}>
        {t('orders.bulk-clear')}
      </Button>
      {step !== undefined && (
        <BulkDialog
          step={step}
          orders={chosen}
          results={results}
          isBusy={isBusy}
          onGo={(said) => void run(said)}
          onClose={() => {
            end();
            if (results.size > 0) clear();
          }}
        />
      )}
    </div>
  );
}

function useBulk({ chosen, manage, onDone }: Pick<Props, 'chosen' | 'manage' | 'onDone'>) {
  const t = useManageText();
  const [step, setStep] = useState<BulkStep>();
  const [results, setResults] = useState<ReadonlyMap<string, BulkResult>>(new Map());
  const [isBusy, setBusy] = useState(false);
  const begin = (next: BulkStep) => {
    setResults(new Map());
    setStep(next);
  };
  const run = async ({ tracking, confirmed }: BulkSaid) => {
    if (isBusy || step === undefined) return;
    setBusy(true);
    const done = new Map(results);
    // Sequential, to leave capacity for shoppers; completed steps survive a network failure.
    for (const { id, revision } of chosen) {
      if (done.get(id)?.isDone === true) continue;
      const number = lookUp(tracking, id)?.trim() ?? '';
      // Unconfirmed orders are refused individually; the rest ship.
      const meant = { id, revision, ...(confirmed.has(id) && { send_anyway: true as const }) };
      const input =
        step === 'send'
          ? { ...meant, status: 'D' as const, ...(number !== '' && { tracking: number }) }
          : { ...meant, delivered: today() };
      try {
        await manage.advanceOrder(input);
        done.set(id, { isDone: true });
      } catch (error) {
        done.set(id, { isDone: false, why: refusedText(error, t) });
      }
      setResults(new Map(done));
    }
    setBusy(false);
    onDone();
  };
  return { step, results, isBusy, begin, end: () => setStep(undefined), run };
}
