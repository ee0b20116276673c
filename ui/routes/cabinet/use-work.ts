import { useRef, useState } from 'react';
import { isShopError } from '../../../core';
import { useCabinetText, type CabinetText } from '../../text/cabinet-text';

/** What a blogger reads where something that needs no words of theirs could not be done. */
function workError(error: unknown, t: CabinetText): string {
  if (!isShopError(error)) return t('work.other');
  if (error.code === 'request-failed') return t('work.no-answer');
  return t(error.code === 'ACCESS_DENIED' ? 'error.denied' : 'work.other');
}

/**
 * Something that is done at the shop: once however often it is pressed, and why it could not be done.
 * @param sentence what is said of an error
 */
export function useWork(sentence = workError) {
  const t = useCabinetText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** State is seen with the next render only; a second press may come before it. */
  const isRunning = useRef(false);
  /** Never rejects. @param done what follows where it could be done */
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
