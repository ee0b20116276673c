import { useId, useState, type ReactNode } from 'react';
import type { UpdateName, UpdatesState } from '../../core/staff';
import { Button } from '../components/base/Button';
import { Field } from '../components/fields/Field';
import { Icon } from '../components/base/Icon';
import { Link } from '../components/base/Link';
import { SelectField } from '../components/fields/SelectField';
import { useDeveloperText } from '../text/developer-text';
import { LANGUAGE_NAMES } from '../text/offered-languages';
import type { LanguageOffer } from './frame/LanguageChoice';
import styles from './DeveloperMenu.module.css';

export interface DeveloperMenuProps {
  readonly links: readonly { readonly path: string; readonly name: string }[];
  readonly updates: readonly UpdateName[];
  readonly state: UpdatesState;
  readonly onUpdate: (name: UpdateName) => void;
  readonly acting?: ActingProps | undefined;
  readonly language?: LanguageOffer | undefined;
  readonly feeds: readonly { readonly language: string; readonly url: string }[];
  readonly onCopyFeed: (url: string) => void;
  readonly onGo: () => void;
}

interface ActingProps {
  /** @returns the reason of a failure */
  readonly onUser: (contact: string) => Promise<string | undefined>;
  readonly onBlogger?: (() => void) | undefined;
  readonly isBusy: boolean;
}

export function DeveloperMenu(props: DeveloperMenuProps) {
  const { links, acting, language, feeds, onCopyFeed, onGo } = props;
  const t = useDeveloperText();
  return (
    <section className={styles.menu} aria-label={t('title')} data-testid="developer-menu">
      <h2 className={styles.title}>{t('title')}</h2>
      {links.length > 0 && (
        <ul>
          {links.map(({ path, name }) => (
            <li key={path}>
              <Link href={path} onClick={onGo} className={styles.row}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Updates {...props} />
      {acting && <Acting {...acting} />}
      {language && <Languages {...language} />}
      {feeds.length > 0 && (
        <Toggled label={t('feeds')}>
          {feeds.map(({ language: name, url }) => (
            <div key={url} className={styles.row}>
              <span>
                {name}
                <small className={styles.hint}>{url}</small>
              </span>
              <button
                type="button"
                className={styles.copy}
                aria-label={t('copy-named', { name })}
                onClick={() => onCopyFeed(url)}
              >
                {t('copy')}
              </button>
            </div>
          ))}
        </Toggled>
      )}
    </section>
  );
}

function Updates({ updates, state: { running, progress }, onUpdate }: DeveloperMenuProps) {
  const t = useDeveloperText();
  const isAny = Object.values(running).includes(true);
  const importing = progress === null || progress.total === 0 ? undefined : t('import-progress', { ...progress });
  const label = (name: UpdateName): string => {
    if (!running[name]) return t(name === 'all' && updates.length === 1 ? 'all-cabinet' : name);
    return (name === 'skins' ? undefined : importing) ?? t(`${name}-running`);
  };
  return (
    <div className={styles.updates} role="status">
      {updates.map((name) => (
        <Button
          key={name}
          kind="secondary"
          wide
          busy={running[name]}
          disabled={isAny && !running[name]}
          data-update={name}
          onClick={() => onUpdate(name)}
        >
          {label(name)}
        </Button>
      ))}
    </div>
  );
}

function Acting({ onUser, onBlogger, isBusy }: ActingProps) {
  const t = useDeveloperText();
  const id = useId();
  const [contact, setContact] = useState('');
  const [error, setError] = useState<string>();
  const submit = async () => {
    if (!isBusy) setError(await onUser(contact));
  };
  return (
    <>
      <Toggled label={t('as-user')}>
        <form
          className={styles.acting}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Field
            id={`${id}-contact`}
            label={t('contact')}
            value={contact}
            onChange={(value) => {
              setContact(value);
              setError(undefined);
            }}
            error={error}
            autoComplete="off"
            maxLength={254}
          />
          <Button type="submit" busy={isBusy}>
            {t('go')}
          </Button>
        </form>
      </Toggled>
      {onBlogger && (
        <button type="button" className={styles.row} aria-busy={isBusy || undefined} onClick={onBlogger}>
          {t('as-blogger')}
        </button>
      )}
    </>
  );
}

function Languages({ current, offered, onChoose }: LanguageOffer) {
  const t = useDeveloperText();
  const id = useId();
  return (
    <SelectField
      id={`${id}-language`}
      label={t('language')}
      value={current}
      choices={offered.map((language) => ({ value: language, label: LANGUAGE_NAMES[language] }))}
      onChange={onChoose}
    />
  );
}

function Toggled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button
        type="button"
        className={styles.row}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{label}</span>
        <Icon name="down" size={18} />
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  );
}
