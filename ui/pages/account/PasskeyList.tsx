import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import type { OwnPasskey, OwnPasskeyList } from '../../../core/account';
import { Button } from '../../components/base/Button';
import { Modal } from '../../components/base/Modal';
import { longDate } from '../../text/long-date';
import { useLocale, useText } from '../../text/text-context';
import { PasskeyNameForm } from './PasskeyNameForm';
import profile from './Profile.module.css';
import styles from './SessionList.module.css';

interface Props {
  readonly list: OwnPasskeyList;
  readonly canMake: boolean;
  readonly said: string;
  /** Resolve to the reason of a refusal; undefined on success. */
  readonly onAdd: (name: string) => Promise<string | undefined>;
  readonly onRename: (id: string, name: string) => Promise<string | undefined>;
  readonly onRemove: (id: string) => Promise<string | undefined>;
}

type Open = { readonly what: 'add' } | { readonly what: 'remove' | 'rename'; readonly passkey: OwnPasskey };

export function PasskeyList({ list, canMake, said, onAdd, onRename, onRemove }: Props) {
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<Open>();
  const { items, max, may_change: mayChange } = list;
  // The focused button or form was removed.
  useEffect(() => {
    if (said !== '') heading.current?.focus();
  }, [said, list]);
  const close = (refused?: string) => {
    if (refused === undefined) setOpen(undefined);
    return refused;
  };
  return (
    <section className={profile.section} aria-labelledby="passkeys" data-testid="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1} className={clsx('display', profile.heading)}>
        {t('passkey.title')}
      </h2>
      <p>{t('passkey.text')}</p>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              {open?.what === 'rename' && open.passkey.id === passkey.id ? (
                <PasskeyNameForm
                  name={passkey.name}
                  action={t('passkey.save')}
                  onSend={async (name) => close(await onRename(passkey.id, name))}
                  onCancel={() => close()}
                />
              ) : (
                <Row passkey={passkey} mayChange={mayChange} onOpen={setOpen} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className={profile.hint}>
        {said}
      </p>
      <Adding
        isOpen={open?.what === 'add'}
        mayAdd={mayChange && canMake}
        max={items.length < max ? undefined : max}
        onOpen={() => setOpen({ what: 'add' })}
        onAdd={async (name) => close(await onAdd(name))}
        onClose={() => close()}
      />
      {open?.what === 'remove' && (
        <Removal passkey={open.passkey} onRemove={async () => close(await onRemove(open.passkey.id))} onClose={close} />
      )}
    </section>
  );
}

function Row({
  passkey,
  mayChange,
  onOpen,
}: {
  readonly passkey: OwnPasskey;
  readonly mayChange: boolean;
  readonly onOpen: (open: Open) => void;
}) {
  const t = useText();
  const { name } = passkey;
  return (
    <>
      <Facts passkey={passkey} />
      {mayChange && (
        <span className={styles.ways}>
          <Button
            kind="quiet"
            aria-label={t('passkey.rename-of', { name })}
            onClick={() => onOpen({ what: 'rename', passkey })}
          >
            {t('passkey.rename')}
          </Button>
          <Button
            kind="secondary"
            aria-label={t('passkey.remove-of', { name })}
            onClick={() => onOpen({ what: 'remove', passkey })}
          >
            {t('passkey.remove')}
          </Button>
        </span>
      )}
    </>
  );
}

function Facts({ passkey }: { readonly passkey: OwnPasskey }) {
  const t = useText();
  const locale = useLocale();
  const since = longDate(passkey.added_at, locale);
  const used =
    passkey.used_at === null ? t('passkey.unused') : t('passkey.used', { used: longDate(passkey.used_at, locale) });
  const more = [
    ...(passkey.is_synced ? [t('passkey.synced')] : []),
    ...(passkey.is_here ? [] : [t('passkey.elsewhere')]),
  ];
  return (
    <div>
      <p className={styles.device}>{passkey.name}</p>
      <p className={profile.hint}>{[t('passkey.since', { since }), used, ...more].join(' · ')}</p>
    </div>
  );
}

interface AddingProps {
  readonly isOpen: boolean;
  readonly mayAdd: boolean;
  readonly max: number | undefined;
  readonly onOpen: () => void;
  readonly onAdd: (name: string) => Promise<string | undefined>;
  readonly onClose: () => void;
}

function Adding({ isOpen, mayAdd, max, onOpen, onAdd, onClose }: AddingProps) {
  const t = useText();
  if (!mayAdd) return null;
  if (max !== undefined) return <p className={profile.hint}>{t('passkey.full', { max })}</p>;
  if (isOpen)
    return (
      <PasskeyNameForm name={t('passkey.first-name')} action={t('passkey.make')} onSend={onAdd} onCancel={onClose} />
    );
  return (
    <p>
      <Button kind="secondary" onClick={onOpen}>
        {t('passkey.add')}
      </Button>
    </p>
  );
}

function Removal({
  passkey,
  onRemove,
  onClose,
}: {
  readonly passkey: OwnPasskey;
  readonly onRemove: () => Promise<string | undefined>;
  readonly onClose: () => void;
}) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const remove = async () => {
    setBusy(true);
    setError((await onRemove()) ?? '');
    setBusy(false);
  };
  return (
    <Modal
      title={t('passkey.remove-ask', { name: passkey.name })}
      onClose={() => onClose()}
      footer={
        <>
          <Button busy={busy} onClick={() => void remove()}>
            {t('passkey.remove')}
          </Button>
          <Button kind="quiet" onClick={() => onClose()}>
            {t('passkey.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('passkey.remove-hint')}</p>
      {error !== '' && (
        <p role="alert" className={profile.error}>
          {error}
        </p>
      )}
    </Modal>
  );
}
