import { useRef, useState } from 'react';
import { isShopError } from '../../../core/shopper';
import { useCabinetText, type CabinetText } from '../../text/cabinet-text';

function workError(error: unknown, t: CabinetText): string {
  if (!isShopError(error)) return t('work.other');
  if (error.code === 'request-failed') return t('work.no-answer');
  if (error.code === 'order-not-sent') return t('error.order-not-sent');
  return t(error.code === 'ACCESS_DENIED' ? 'error.denied' : 'work.other');
}

/**
 * Runs an action once at a time and keeps its error.
 * @param sentence message for an error
 */
export function useWork(sentence = workError) {
  const t = useCabinetText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** A ref, because a second press may precede the next render. */
  const isRunning = useRef(false);
  /** Never rejects. @param done runs after success */
  const run = async (work: () => Promise<unknown>, done: () => void): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      done();
    } catch (failure) {
      setError(sentence(failure, t));
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return { busy, error, run };
}
