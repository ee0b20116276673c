import { lookUp } from '../../core/shopper';
import { skinOf } from '../skins';
import { useSkin } from './HouseContainer';
import styles from './docs.module.css';
import { sampleKind, TokenSample } from './TokenSample';
import { TOKEN_SECTIONS, type Token, type TokenSection } from './tokens';

export function TokenList() {
  return (
    <div className="sb-unstyled">
      {TOKEN_SECTIONS.map((section) => (
        <Section key={section.heading} {...section} />
      ))}
    </div>
  );
}

function Section({ heading, tokens }: TokenSection) {
  const colours = tokens.filter((token) => sampleKind(token) === 'colour');
  const others = tokens.filter((token) => sampleKind(token) !== 'colour');
  const [title = '', ...more] = heading.split(/[:;,] /);
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {more.length > 0 && <p className={styles.note}>{more.join(', ')}</p>}
      {colours.length > 0 && (
        <ul className={styles.swatches}>
          {colours.map((token) => (
            <li key={token.name} data-token={token.name}>
              <TokenSample {...token} />
              <Words {...token} />
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul className={styles.rows}>
          {others.map((token) => (
            <li
              key={token.name}
              data-token={token.name}
              className={sampleKind(token) === 'display' ? styles.large : ''}
            >
              <div>
                <Words {...token} />
              </div>
              <TokenSample {...token} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Words({ name, value, note }: Token) {
  const { tokens } = skinOf(useSkin());
  return (
    <>
      <p className={styles.name}>{name}</p>
      <p className={styles.value}>{lookUp(tokens, name) ?? value}</p>
      {note !== '' && <p className={styles.note}>{note}</p>}
    </>
  );
}
