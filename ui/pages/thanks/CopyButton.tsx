import { useEffect, useState } from 'react';
import { useText } from '../../text/text-context';
import styles from './BankTransfer.module.css';

/** Milliseconds for which it says that the text was copied. */
const SAID = 2500;

/** Copies a text for the shopper's bank, and says that it has. */
export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useText();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = window.setTimeout(() => setCopied(false), SAID);
    return () => window.clearTimeout(timer);
  }, [copied]);
  // A browser that does not let the page copy leaves the text to be marked by hand.
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    );
  return (
    <>
      <button type="button" className={styles.copy} aria-label={t('thanks.copy-named', { label })} onClick={copy}>
        {t(copied ? 'thanks.copied' : 'thanks.copy')}
      </button>
      <span role="status" className="visually-hidden">
        {copied && t('thanks.copied')}
      </span>
    </>
  );
}
