import type { EditorView } from 'prosemirror-view';
import { useEffect, useRef, useState } from 'react';
import { isLink } from '../../../../core/internal-staff';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { useManageText } from '../../../text/manage-text';
import { linkAt, setLink } from './commands';
import styles from './RichText.module.css';

interface Props {
  readonly view: EditorView;
  readonly id: string;
  readonly onDone: () => void;
}

/** Sets or removes the link at the selection. Not a form: it lives inside that of the record. */
export function LinkForm({ view, id, onDone }: Props) {
  const t = useManageText();
  const [found] = useState(() => linkAt(view.state)?.href);
  const [address, setAddress] = useState(found ?? '');
  const [error, setError] = useState<string>();
  const placeRef = useRef<HTMLDivElement>(null);
  useEffect(() => placeRef.current?.querySelector('input')?.focus(), []);
  const link = (href: string) => {
    setLink(href)(view.state, view.dispatch, view);
    onDone();
  };
  const apply = () => {
    const href = address.trim();
    if (isLink(href, ['mailto', 'tel']) || href.startsWith('#')) link(href);
    else setError(t('rich.link-wrong'));
  };
  return (
    <div
      ref={placeRef}
      role="group"
      aria-label={t('rich.link')}
      className={styles.link}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        const isField = event.target instanceof HTMLInputElement;
        if (event.key === 'Enter' && !isField) return;
        event.preventDefault();
        event.stopPropagation();
        if (event.key === 'Enter') apply();
        else onDone();
      }}
    >
      <Field
        id={`${id}-link`}
        label={t('rich.link-address')}
        hint={t('rich.link-hint')}
        value={address}
        error={error}
        maxLength={2000}
        onChange={(text) => {
          setAddress(text);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button kind="secondary" onClick={apply}>
          {t('rich.link-apply')}
        </Button>
        {found !== undefined && (
          <Button kind="quiet" onClick={() => link('')}>
            {t('rich.link-remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
