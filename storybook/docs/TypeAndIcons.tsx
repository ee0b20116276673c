import { lookUp } from '../../core/shopper';
import { Icon } from '../../ui/components/base/Icon';
import { ICON_PATHS, type IconName } from '../../ui/components/base/icon-paths';
import { LANGUAGE_NAMES } from '../../ui/text/offered-languages';
import styles from './docs.module.css';

export function Faces() {
  return (
    <div className={`sb-unstyled ${styles.faces}`}>
      <div>
        <p className={`display ${styles.face}`}>Cut short, worn long</p>
        <p className={styles.note}>
          Sofia Sans Extra Condensed, 800, in capitals: titles, names of departments, the hero.
        </p>
      </div>
      <div>
        <p>A light shell in matt nylon, cut short so that it sits on the hip. 149,00 € · 1 234,50 ₽ · ¥980</p>
        <p className={styles.note}>Sofia Sans, 400 and 700: everything that is read or pressed.</p>
      </div>
      <ul className={styles.rows}>
        {Object.entries(LANGUAGE_NAMES).map(([language, name]) => (
          <li key={language} lang={language}>
            <p className="display" style={{ fontSize: 'var(--display-s)' }}>
              {name}
            </p>
            <p>{lookUp(SENTENCES, language)}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

const SENTENCES: Readonly<Record<string, string>> = {
  en: 'Quick brown jackets for lazy Sundays.',
  de: 'Zwölf Größen Übermäntel für äußerst kühle Öresundtage.',
  ru: 'Ещё цвет: щёгольский жёлтый плащ.',
  uk: 'Її ґудзики, щільний шов, зручний одяг.',
  zh: '轻盈外套,适合每一个雨天。',
};

const NAMES = Object.keys(ICON_PATHS).filter((name): name is IconName => Object.hasOwn(ICON_PATHS, name));

export function IconList() {
  return (
    <ul className={`sb-unstyled ${styles.icons}`}>
      {NAMES.map((name) => (
        <li key={name} data-icon={name}>
          <Icon name={name} size={28} />
          {name}
        </li>
      ))}
    </ul>
  );
}
