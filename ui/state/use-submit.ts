import { useRef, useState } from 'react';

export interface Refusal {
  readonly field: string;
  readonly text: string;
  /** 'wrong' codes are not resent; 'spent' ones have no attempts left. */
  readonly code?: 'wrong' | 'spent' | undefined;
}

export type Send<T> = (values: T) => Promise<Refusal | undefined>;

/** Submits once at a time and keeps the refusal for its field. */
export function useSubmit<T>(send: Send<T>) {
  const [refusal, setRefusal] = useState<Refusal | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  /** A ref, because a second press may precede the next render. */
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
    refusal,
    errorOf: (field: string) => (refusal?.field === field ? refusal.text : undefined),
    refuse: setRefusal,
    clear: () => setRefusal(undefined),
  };
}
