import type { RefObject } from 'react';
import type { NamedLink } from '../../../core/shopper';
import { Icon } from '../../components/base/Icon';
import { LANGUAGE_NAMES } from '../../text/offered-languages';
import { useText } from '../../text/text-context';
import type { LanguageOffer } from './LanguageChoice';
import styles from './MenuDrawer.module.css';

export interface StoreLink extends NamedLink {
  readonly code: string;
  readonly language: string;
  readonly current: boolean;
}

interface Props {
  readonly stores: readonly StoreLink[];
  readonly language?: LanguageOffer | undefined;
  readonly backRef: RefObject<HTMLButtonElement | null>;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

export function MenuLanguages({ stores, language, backRef, onBack, onClose }: Props) {
  const t = useText();
  return (
    <>
      <button ref={backRef} type="button" className={styles.back} onClick={onBack}>
        <Icon name="previous" size={18} /> {t('menu.back')}
      </button>
      {language !== undefined && <Interface {...language} />}
      {stores.length > 1 && <Stores stores={stores} onClose={onClose} />}
    </>
  );
}

/** Applies at once and stays open, to show the effect. */
function Interface({ current, offered, onChoose }: LanguageOffer) {
  const t = useText();
  return (
    <section aria-labelledby="menu-language" className={styles.choice}>
      <h3 id="menu-language" className={styles.kind}>
        {t('footer.language')}
      </h3>
      <ul>
        {offered.map((language) => (
          <li key={language}>
            <button
              type="button"
              className={styles.row}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => onChoose(language)}
            >
              {LANGUAGE_NAMES[language]}
              {language === current && <Icon name="check" size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Plain links: each store is a separate document. */
function Stores({ stores, onClose }: Pick<Props, 'stores' | 'onClose'>) {
  const t = useText();
  return (
    <section aria-labelledby="menu-country" className={styles.choice}>
      <h3 id="menu-country" className={styles.kind}>
        {t('footer.country')}
      </h3>
      <p>{t('footer.country-note')}</p>
      <ul>
        {stores.map((store) => (
          <li key={store.code}>
            <a
              href={store.path}
              className={styles.row}
              aria-current={store.current ? 'true' : undefined}
              onClick={(event) => {
                if (!store.current) return;
                event.preventDefault();
                onClose();
              }}
            >
              <span>{store.name}</span>
              <span className={styles.count}>{store.language}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
