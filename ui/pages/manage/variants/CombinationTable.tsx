import { MAX_SKU_LENGTH } from '../../../../core/internal-staff';
import { lookUp } from '../../../../core/shopper';
import { useManageText } from '../../../text/manage-text';
import { useRecordTools } from '../fields/record-tools';
import styles from './VariantGenerator.module.css';

/** A variant to be created, before it is added to the product. */
export interface Combination {
  readonly key: string;
  readonly sku: string;
  readonly values: Record<string, string>;
  readonly price: string;
  readonly cost: string;
  readonly isEnabled: boolean;
  readonly isLeftOut: boolean;
}

interface Props {
  readonly combinations: readonly Combination[];
  readonly codes: readonly string[];
  readonly edit: (keys: readonly string[], change: Partial<Combination>) => void;
}

/** One row per missing combination; a price or cost can be filled down to the rows below. */
export function CombinationTable({ combinations, codes, edit }: Props) {
  const t = useManageText();
  const { attributes } = useRecordTools();
  const labelOf = (code: string, value: string) =>
    attributes.find((one) => one.value === code)?.values.find((one) => one.value === value)?.label ?? value;
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('variants.generate')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('variants.create')}</th>
          <th scope="col">{t('product.choice')}</th>
          <th scope="col">{t('product.sku')}</th>
          <th scope="col">{t('product.price')}</th>
          <th scope="col">{t('product.cost')}</th>
          <th scope="col">{t('product.enabled')}</th>
        </tr>
      </thead>
      <tbody>
        {combinations.map((combination, at) => {
          const { key, values } = combination;
          const below = combinations.slice(at + 1).map((one) => one.key);
          return (
            <CombinationRow
              key={key}
              combination={combination}
              name={codes.map((code) => labelOf(code, lookUp(values, code) ?? '')).join(', ')}
              onChange={(change) => edit([key], change)}
              onFillDown={below.length === 0 ? undefined : (change) => edit(below, change)}
            />
          );
        })}
      </tbody>
    </table>
  );
}

interface RowProps {
  readonly combination: Combination;
  readonly name: string;
  readonly onChange: (change: Partial<Combination>) => void;
  readonly onFillDown: ((change: Partial<Combination>) => void) | undefined;
}

function CombinationRow({ combination, name, onChange, onFillDown }: RowProps) {
  const { sku, isEnabled, isLeftOut } = combination;
  const t = useManageText();
  const text = (label: string) => `${label}: ${name}`;
  return (
    <tr data-row>
      <td data-label={t('variants.create')}>
        <input
          type="checkbox"
          aria-label={text(t('variants.create'))}
          checked={!isLeftOut}
          onChange={(event) => onChange({ isLeftOut: !event.currentTarget.checked })}
        />
      </td>
      <th scope="row">{name}</th>
      <td>
        <input
          aria-label={text(t('product.sku'))}
          value={sku}
          maxLength={MAX_SKU_LENGTH}
          disabled={isLeftOut}
          onChange={(event) => onChange({ sku: event.currentTarget.value })}
        />
      </td>
      {(['price', 'cost'] as const).map((member) => (
        <AmountCell key={member} {...{ member, combination, name, onChange, onFillDown }} />
      ))}
      <td data-label={t('product.enabled')}>
        <input
          type="checkbox"
          aria-label={text(t('product.enabled'))}
          checked={isEnabled}
          disabled={isLeftOut}
          onChange={(event) => onChange({ isEnabled: event.currentTarget.checked })}
        />
      </td>
    </tr>
  );
}

function AmountCell({
  member,
  combination,
  name,
  onChange,
  onFillDown,
}: RowProps & { readonly member: 'cost' | 'price' }) {
  const t = useManageText();
  return (
    <td data-amount={t(`product.${member}`)}>
      <div className={styles.price}>
        <input
          inputMode="decimal"
          aria-label={`${t(`product.${member}`)}: ${name}`}
          placeholder={t(`product.${member}`)}
          value={combination[member]}
          maxLength={13}
          disabled={combination.isLeftOut}
          onChange={(event) => onChange({ [member]: event.currentTarget.value })}
        />
        {onFillDown !== undefined && (
          <button
            type="button"
            aria-label={`${t(`variants.fill-down-${member}`)}: ${name}`}
            title={t(`variants.fill-down-${member}`)}
            onClick={() => onFillDown({ [member]: combination[member] })}
          >
            ↓
          </button>
        )}
      </div>
    </td>
  );
}
