import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { firstPrice } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import { generateVariants, type ProductDocument } from '../../../../core/staff';
import { Button } from '../../../components/base/Button';
import { useManageText } from '../../../text/manage-text';
import type { RecordFieldProps } from '../fields/record-field-props';
import { amountOf } from '../fields/FigureField';
import { useRecordTools } from '../fields/record-tools';
import { CombinationTable, type Combination } from './CombinationTable';
import { ValueBoxes } from './ValueBoxes';
import styles from './VariantGenerator.module.css';

type Variant = ProductDocument['variants'][number];

interface Props extends Pick<RecordFieldProps, 'control'> {
  /** Paths of the member that names the attributes, and of the variants. */
  readonly chosenBy: string;
  readonly path: string;
  readonly onAdd: (variants: readonly Variant[]) => void;
}

/** Generates the missing combinations of the selected option values; existing variants are unchanged. */
export function VariantGenerator({ control, chosenBy, path, onAdd }: Props) {
  const t = useManageText();
  const id = useId();
  const { attributes } = useRecordTools();
  const [sku, price, options, variants]: readonly unknown[] = useWatch({
    control,
    name: ['sku', 'price', chosenBy, path],
  });
  const codes = listOf(options).map(String);
  const known = listOf(variants) as readonly Variant[]; // sound: the form holds variants at this path
  const [chosen, choose] = useState<Readonly<Record<string, readonly string[]>>>({});
  const { rows, edit, clear } = useRows({ price: firstPrice({ price: textOf(price), variants: known }) });
  if (codes.length === 0) return null;
  const made = generateVariants({ sku: textOf(sku) ?? '', options: codes, variants: known, chosen });
  const combinations = made.kind === 'variants' ? rows(made.variants) : [];
  const wanted = combinations.filter(({ isLeftOut }) => !isLeftOut);
  const add = () => {
    onAdd(wanted.map(variantOf));
    choose({});
    clear();
  };
  return (
    <details className={styles.generator}>
      <summary>{t('variants.generate')}</summary>
      <div className={styles.body}>
        <p>{t('variants.hint')}</p>
        {codes.map((code) => {
          const attribute = attributes.find(({ value }) => value === code);
          return (
            <ValueBoxes
              key={code}
              legend={attribute?.label ?? code}
              values={attribute?.values ?? []}
              chosen={lookUp(chosen, code) ?? []}
              onChange={(values) => choose({ ...chosen, [code]: values })}
            />
          );
        })}
        <p role="status" id={id}>
          {made.kind === 'too-many'
            ? t('variants.too-many', { count: made.count, max: made.max })
            : t('variants.found', { count: combinations.length, existing: made.existing })}
        </p>
        {combinations.length > 0 && <CombinationTable {...{ combinations, edit, codes }} />}
        <div>
          <Button kind="secondary" disabled={wanted.length === 0} aria-describedby={id} onClick={add}>
            {t('variants.add', { count: wanted.length })}
          </Button>
        </div>
      </div>
    </details>
  );
}

/** Keeps the changes of staff by combination, while values are chosen. */
function useRows({ price }: { readonly price: string | null }) {
  const [edits, keep] = useState<ReadonlyMap<string, Partial<Combination>>>(new Map());
  const rows = (variants: readonly Pick<Variant, 'sku' | 'values'>[]): readonly Combination[] =>
    variants.map((variant) => {
      const key = JSON.stringify(variant.values);
      const standard = { key, price: price ?? '', cost: '', isLeftOut: false, isEnabled: true };
      return { ...standard, ...variant, ...edits.get(key) };
    });
  const edit = (keys: readonly string[], change: Partial<Combination>) =>
    keep(new Map([...edits, ...keys.map((key) => [key, { ...edits.get(key), ...change }] as const)]));
  return { rows, edit, clear: () => keep(new Map()) };
}

function variantOf({ sku, values, price, cost, isEnabled }: Combination): Variant {
  const written = (text: string) => (text.trim() === '' ? null : amountOf(text));
  return { sku, values, enabled: isEnabled, price: written(price), ...NO_SPECIAL, cost: written(cost) };
}

const NO_SPECIAL = { special_price: null, special_from: null, special_to: null };

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
