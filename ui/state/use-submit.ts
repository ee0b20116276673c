import { useRef, useState } from 'react';

/** What was wrong with what was sent: the field that says so, and the sentence. */
export interface Refusal {
  readonly field: string;
  readonly text: string;
  /** A code that was wrong is not sent again; one that has no tries left is worth nothing any more. */
  readonly code?: 'wrong' | 'spent' | undefined;
}

/** Sends what a form holds. Resolves to what was wrong; undefined when nothing was. Never rejects. */
export type Send<T> = (values: T) => Promise<Refusal | undefined>;

/** One form of the sign-in modal: sent once however often its button is pressed, and what was wrong beside its field. */
export function useSubmit<T>(send: Send<T>) {
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  /** State is seen with the next render only; a second press may come before it. */
  const isRunning = useRef(false);
  const submit = async (values: T): Promise<boolean> => {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      const wrong = await send(values);
      setRefusal(wrong);
      return wrong === undefined;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  return {
    busy,
    submit,
    /** For `SignInFrame`, which moves the focus to its field. */
    refusal,
    /** What a field has to say; over when it is changed. */
    errorOf: (field: string) => (refusal?.field === field ? refusal.text : undefined),
    refuse: setRefusal,
    clear: () => setRefusal(undefined),
  };
}
