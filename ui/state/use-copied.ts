import { useEffect, useState } from 'react';

/** Milliseconds for which a button says that its text was copied. */
const SAID = 2500;

/** Copies a text, and says for a moment that it has. A browser that does not let the page copy leaves the text to be marked by hand. */
export function useCopied(text: string): readonly [copied: boolean, copy: () => void] {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), SAID);
    return () => window.clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return [copied, copy];
}
