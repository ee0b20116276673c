import type { ProductView } from '../../../core';
import { CustomOptions } from './CustomOptions';
import { Parts } from './Parts';

export interface ExtrasProps {
  readonly view: Pick<ProductView, 'parent' | 'configuration'>;
  readonly errors: Readonly<Record<string, string>>;
  readonly onConfigure: (change: Partial<ProductView['configuration']>) => void;
}

/** What is to be chosen besides a variant; few products have any of it, so its code comes with theirs only. */
export function Extras({ view: { parent, configuration }, errors, onConfigure }: ExtrasProps) {
  return (
    <>
      <CustomOptions
        options={parent.custom_options ?? []}
        values={configuration.customOptions}
        errors={errors}
        onChange={(customOptions) => onConfigure({ customOptions })}
      />
      <Parts product={parent} configuration={configuration} errors={errors} onConfigure={onConfigure} />
    </>
  );
}
