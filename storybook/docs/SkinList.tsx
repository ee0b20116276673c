import { Button } from '../../ui/components/base/Button';
import { ProductTile } from '../../ui/components/products/ProductTile';
import { bomber } from '../fixtures/products';
import { SKINS, type StorySkin } from '../skins';
import styles from './docs.module.css';
import { sampleKind } from './TokenSample';
import { TOKEN_SECTIONS } from './tokens';

const TOKENS = TOKEN_SECTIONS.flatMap(({ tokens }) => tokens);
const COLOURS = TOKENS.filter((token) => sampleKind(token) === 'colour');
const STANDARD = Object.fromEntries(TOKENS.map(({ name, value }) => [name, value]));

export function SkinList() {
  return (
    <div className={`sb-unstyled ${styles.skins}`}>
      {SKINS.map((skin) => (
        <OneSkin key={skin.name} {...skin} />
      ))}
    </div>
  );
}

function OneSkin({ name, title, scheme, tokens }: StorySkin) {
  return (
    <section className={styles.skin} style={{ ...STANDARD, ...tokens, colorScheme: scheme }} data-skin={name}>
      <h2>{title}</h2>
      <p className={styles.text}>
        Ink on paper, <span className={styles.signal}>and a signal.</span>
      </p>
      <ul className={styles.palette} aria-label={`Colours of ${title}`}>
        {COLOURS.map(({ name: colour }) => (
          <li key={colour} title={colour} style={{ background: `var(${colour})` }} />
        ))}
      </ul>
      <ProductTile product={bomber} href={`/${name}`} />
      <Button wide>Add to bag</Button>
    </section>
  );
}
