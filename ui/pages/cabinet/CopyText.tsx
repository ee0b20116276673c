import { useId } from 'react';
import { Button } from '../../components/base/Button';
import { useCopied } from '../../state/device/use-copied';
import { useCabinetText } from '../../text/cabinet-text';
import styles from './CopyText.module.css';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly href?: string | undefined;
}

export function CopyText({ label, text, href }: Props) {
  const t = useCabinetText();
  const id = useId();
  const [copied, copy] = useCopied(text);
  return (
    <div className={styles.copy}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <p className={styles.text}>
        {isEmpty(href) ? (
          text
        ) : (
          <a href={href} target="_blank" rel="noopener">
            {text}
          </a>
        )}
      </p>
      <Button kind="secondary" aria-describedby={id} onClick={copy}>
        {t(copied ? 'copy.done' : 'copy.copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {copied && t('copy.done')}
      </span>
    </div>
  );
}

function isEmpty(href: string | undefined): boolean {
  return href === undefined || href.trim() === '';
}
