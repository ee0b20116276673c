import { useCopied } from '../../state/device/use-copied';
import { useText } from '../../text/text-context';
import styles from './BankTransfer.module.css';

export function CopyButton({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useText();
  const [copied, copy] = useCopied(text);
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
