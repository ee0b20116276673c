import { useEffect, type KeyboardEvent, type SyntheticEvent } from 'react';
import { THUMBNAIL } from '../../../core/internal';
import { lookUp, type Product } from '../../../core/shopper';
import { useText } from '../../text/text-context';
import { Picture } from '../base/Picture';
import { MAX_SWATCHES, TILE_SIZES, type Tile } from './tile-of';
import tileStyles from './ProductTile.module.css';
import styles from './TouchedTile.module.css';
import { useTileColour } from './use-tile-colour';

interface Props {
  readonly product: Product;
  readonly tile: Tile;
  readonly sizes: string | undefined;
  readonly touch: SyntheticEvent;
  readonly onShow: (href: string) => void;
}

function pressedColour({ type, target }: SyntheticEvent): string | undefined {
  return type === 'pointerdown' && target instanceof HTMLElement ? target.dataset.value : undefined;
}

export function TouchedTile({ product, tile, sizes = TILE_SIZES, touch, onShow }: Props) {
  const { colour, image, choose } = useTileColour(product, onShow);
  useEffect(() => {
    const pressed = pressedColour(touch);
    if (pressed !== undefined) choose(pressed);
    // Once for each touch, whatever the tile shows by then.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [touch]);
  return (
    <>
      <Colours tile={tile} colour={colour} onChoose={choose} />
      <div className={styles.over}>
        {tile.second !== undefined && image === undefined && (
          <Picture path={tile.second} size={THUMBNAIL} alt="" sizes={sizes} className={styles.second} />
        )}
        {image !== undefined && (
          <Picture key={image} path={image} size={THUMBNAIL} alt="" sizes={sizes} className={styles.chosen} />
        )}
      </div>
    </>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

interface ColoursProps {
  readonly tile: Tile;
  readonly colour: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** A radio group: one tab stop, arrow keys inside. */
function Colours({ tile: { swatches }, colour, onChoose }: ColoursProps) {
  const t = useText();
  if (swatches.length === 0) return null;
  const shown = swatches.slice(0, MAX_SWATCHES);
  const at = Math.max(
    0,
    shown.findIndex(({ value }) => value === colour),
  );
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = lookUp(STEPS, event.key);
    if (by === undefined) return;
    event.preventDefault();
    const next = (at + by + shown.length) % shown.length;
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus();
    const value = shown[next]?.value;
    if (value !== undefined) onChoose(value);
  };
  return (
    <div
      role="radiogroup"
      aria-label={t('tile.colours', { count: swatches.length })}
      className={tileStyles.swatches}
      onKeyDown={step}
      data-live
    >
      {shown.map(({ value, label, hex }, index) => (
        <button
          key={value}
          type="button"
          role="radio"
          aria-checked={value === colour}
          aria-label={label}
          title={label}
          tabIndex={index === at ? 0 : -1}
          className={styles.colour}
          style={{ color: hex }}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onChoose(value)}
          onClick={() => onChoose(value)}
        />
      ))}
      {swatches.length > MAX_SWATCHES && (
        <span className={styles.rest} aria-hidden="true">
          +{swatches.length - MAX_SWATCHES}
        </span>
      )}
    </div>
  );
}
