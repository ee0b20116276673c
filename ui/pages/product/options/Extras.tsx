import { useEffect, useReducer, useRef } from 'react';
import type { ProductView } from '../../../../core/shopper';
import { replayTyped } from '../../../state/drafts/replay-typed';
import { untilLoaded } from '../../../loading/until-loaded';
import { useLaterWords, useText } from '../../../text/text-context';
import { CustomOptions } from './CustomOptions';
import { fieldErrors } from './field-errors';
import { Parts } from './Parts';
import styles from './Parts.module.css';

export interface ExtrasProps {
  readonly view: Pick<ProductView, 'parent' | 'configuration' | 'errors' | 'quantity'>;
  readonly tried: boolean;
  readonly onConfigure: (change: Partial<ProductView['configuration']>) => void;
}

/** Rarely needed, so loaded separately. */
export function Extras({ view, tried, onConfigure }: ExtrasProps) {
  const t = useText();
  const { parent, configuration, quantity } = view;
  useErrorTexts(tried);
  const errors = tried ? fieldErrors(view, t) : {};
  const placeRef = useRef<HTMLDivElement>(null);
  // Picks up input made before hydration.
  useEffect(() => {
    if (placeRef.current !== null) void replayTyped(placeRef.current);
  }, []);
  return (
    <div className={styles.place} ref={placeRef}>
      <CustomOptions
        options={parent.custom_options ?? []}
        values={configuration.customOptions}
        errors={errors}
        onChange={(customOptions) => onConfigure({ customOptions })}
      />
      <Parts
        product={parent}
        configuration={configuration}
        max={quantity.max}
        errors={errors}
        onConfigure={onConfigure}
      />
    </div>
  );
}

/** Shows errors in the shopper's language as soon as its texts are loaded. */
function useErrorTexts(isNeeded: boolean): void {
  const later = useLaterWords();
  const [, show] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () => (!isNeeded || later.areHere() ? undefined : untilLoaded(() => later.load(), { here: show })),
    [isNeeded, later],
  );
}
