import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/base/Button';
import { Field } from '../../../components/fields/Field';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import type { ProductAttribute, ToolChoice } from '../fields/record-tools';
import { CLEARED, type AttributeValues, type BulkValues, type StepName, type StepValues } from './bulk-values';
import styles from './Bulk.module.css';

interface Props {
  readonly values: BulkValues;
  readonly onChange: (values: BulkValues) => void;
  readonly categories: readonly ToolChoice[];
  readonly taxClasses: readonly ToolChoice[];
  readonly attributes: readonly ProductAttribute[];
  readonly mayStock: boolean;
}

/** Changes of a bulk edit of products; empty fields stay unchanged. */
export function BulkForm({ mayStock, ...props }: Props) {
  const id = useId();
  return (
    <div className={styles.form}>
      <PlaceGroup {...props} id={id} />
      <AttributeGroup {...props} id={id} />
      <PriceGroup {...props} id={id} />
      <CostGroup {...props} id={id} />
      {mayStock && <StockGroup {...props} id={id} />}
    </div>
  );
}

type Names = 'onChange' | 'values';
type GroupProps<N extends keyof Props> = Pick<Props, N | Names> & { readonly id: string };

function PlaceGroup({ id, values, onChange, categories, taxClasses }: GroupProps<'categories' | 'taxClasses'>) {
  const t = useManageText();
  const select = (name: 'addCategory' | 'enabled' | 'removeCategory' | 'taxClass' | 'visibility') => ({
    id: `${id}-${name}`,
    value: values[name],
    placeholder: t('bulk.unchanged'),
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  const yesNo = [
    { value: 'true', label: t('value.yes') },
    { value: 'false', label: t('value.no') },
  ];
  const visibilities = (['everywhere', 'lists', 'search', 'nowhere'] as const).map((value) => ({
    value,
    label: t(`product.${value}`),
  }));
  return (
    <Group legend={t('bulk.shown')}>
      <SelectField {...select('enabled')} label={t('product.enabled')} choices={yesNo} />
      <SelectField {...select('visibility')} label={t('product.visibility')} choices={visibilities} />
      <SelectField {...select('addCategory')} label={t('bulk.add-category')} choices={categories} />
      <SelectField {...select('removeCategory')} label={t('bulk.remove-category')} choices={categories} />
      <SelectField {...select('taxClass')} label={t('product.tax-class')} choices={taxClasses} />
    </Group>
  );
}

function AttributeGroup({ id, values, onChange, attributes }: GroupProps<'attributes'>) {
  const t = useManageText();
  const put = (at: number, changed: AttributeValues) => {
    const rows = [...values.attributes.slice(0, at), changed, ...values.attributes.slice(at + 1)];
    onChange({ ...values, attributes: rows.filter(({ code }) => code !== '') });
  };
  const chosen = values.attributes.map(({ code }) => code);
  return (
    <Group legend={t('product.attributes')}>
      {[...values.attributes, { code: '', value: '' }].map((one, at) => (
        <AttributeRow
          key={one.code}
          id={`${id}-attribute-${one.code}`}
          one={one}
          attributes={attributes.filter(({ code }) => code === one.code || !chosen.includes(code))}
          onChange={(changed) => put(at, changed)}
        />
      ))}
    </Group>
  );
}

function PriceGroup({ id, values, onChange }: GroupProps<never>) {
  const t = useManageText();
  const { price, special, from, to } = values;
  const hasWindow = special.by !== '' && special.by !== 'none';
  return (
    <Group legend={t('bulk.prices')} hint={t('bulk.prices-hint')}>
      <Step
        id={`${id}-price`}
        label={t('product.price')}
        step={price}
        onChange={(step) => onChange({ ...values, price: step })}
      />
      <Step
        id={`${id}-special`}
        label={t('product.special-price')}
        step={special}
        canClear
        onChange={(step) => onChange({ ...values, special: step })}
      />
      {hasWindow && (
        <>
          <Field
            id={`${id}-from`}
            type="date"
            label={t('product.special-from')}
            value={from}
            onChange={(day) => onChange({ ...values, from: day })}
          />
          <Field
            id={`${id}-to`}
            type="date"
            label={t('product.special-to')}
            value={to}
            onChange={(day) => onChange({ ...values, to: day })}
          />
        </>
      )}
    </Group>
  );
}

function CostGroup({ id, values, onChange }: GroupProps<never>) {
  const t = useManageText();
  const { cost } = values;
  const names = ['set', 'none'] as const;
  const set = (changed: Partial<BulkValues['cost']>) => onChange({ ...values, cost: { ...cost, ...changed } });
  return (
    <Group legend={t('product.cost')} hint={t('bulk.cost-hint')}>
      <SelectField
        id={`${id}-cost`}
        label={t('product.cost')}
        value={cost.by}
        placeholder={t('bulk.unchanged')}
        choices={names.map((value) => ({ value, label: t(`bulk.step-${value}`) }))}
        onChange={(by) => set({ by: names.find((one) => one === by) ?? '' })}
      />
      {cost.by === 'set' && (
        <Field
          id={`${id}-cost-value`}
          label={t('bulk.amount')}
          value={cost.value}
          inputMode="decimal"
          maxLength={13}
          onChange={(value) => set({ value })}
        />
      )}
    </Group>
  );
}

function StockGroup({ id, values, onChange }: GroupProps<never>) {
  const t = useManageText();
  const { stock } = values;
  const set = (changed: Partial<BulkValues['stock']>) => onChange({ ...values, stock: { ...stock, ...changed } });
  return (
    <Group legend={t('bulk.stock')} hint={t('bulk.stock-hint')}>
      <SelectField
        id={`${id}-stock`}
        label={t('bulk.stock-change')}
        value={stock.by}
        placeholder={t('bulk.unchanged')}
        choices={[
          { value: 'set', label: t('bulk.stock-set') },
          { value: 'add', label: t('bulk.stock-add') },
        ]}
        onChange={(by) => set({ by: by === 'set' || by === 'add' ? by : '' })}
      />
      {stock.by !== '' && (
        <Field
          id={`${id}-units`}
          label={t('stock.qty')}
          value={stock.value}
          maxLength={9}
          onChange={(value) => set({ value })}
        />
      )}
    </Group>
  );
}

function Group({
  legend,
  hint,
  children,
}: {
  readonly legend: string;
  readonly hint?: string;
  readonly children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {hint !== undefined && <p className={styles.hint}>{hint}</p>}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

const STEPS = ['set', 'percent-up', 'percent-down', 'amount-up', 'amount-down'] as const;
const ENDINGS = ['99', '95', '00'] as const;

interface StepProps {
  readonly id: string;
  readonly label: string;
  readonly step: StepValues;
  readonly canClear?: boolean;
  readonly onChange: (step: StepValues) => void;
}

function Step({ id, label, step, canClear = false, onChange }: StepProps) {
  const t = useManageText();
  const names: readonly Exclude<StepName, ''>[] = canClear ? ['set', 'percent-down', 'amount-down', 'none'] : STEPS;
  return (
    <>
      <SelectField
        id={id}
        label={label}
        value={step.by}
        placeholder={t('bulk.unchanged')}
        choices={names.map((value) => ({ value, label: t(`bulk.step-${value}`) }))}
        onChange={(by) => onChange({ ...step, by: names.find((one) => one === by) ?? '' })}
      />
      {step.by !== '' && step.by !== 'none' && (
        <>
          <Field
            id={`${id}-value`}
            label={t(step.by.startsWith('percent') ? 'bulk.percent' : 'bulk.amount')}
            value={step.value}
            inputMode="decimal"
            maxLength={13}
            onChange={(value) => onChange({ ...step, value })}
          />
          <SelectField
            id={`${id}-ending`}
            label={t('bulk.ending')}
            value={step.ending}
            placeholder={t('bulk.ending-none')}
            choices={ENDINGS.map((value) => ({ value, label: t('bulk.ending-to', { ending: value }) }))}
            onChange={(value) => onChange({ ...step, ending: ENDINGS.find((one) => one === value) ?? '' })}
          />
        </>
      )}
    </>
  );
}

interface AttributeProps {
  readonly id: string;
  readonly one: AttributeValues;
  readonly attributes: readonly ProductAttribute[];
  readonly onChange: (one: AttributeValues) => void;
}

function AttributeRow({ id, one, attributes, onChange }: AttributeProps) {
  const t = useManageText();
  const found = attributes.find(({ code }) => code === one.code);
  const isText = found !== undefined && ['date', 'number', 'text'].includes(found.kind);
  const yesNo = [
    { value: 'true', label: t('value.yes') },
    { value: 'false', label: t('value.no') },
  ];
  const value = {
    id: `${id}-value`,
    label: t('bulk.value', { name: found?.label ?? '' }),
    value: one.value,
    onChange: (text: string) => onChange({ ...one, value: text }),
  };
  return (
    <>
      <SelectField
        id={id}
        label={t('bulk.attribute')}
        value={one.code}
        placeholder={t('bulk.unchanged')}
        choices={attributes.map(({ code, label }) => ({ value: code, label }))}
        onChange={(code) => onChange({ code, value: '' })}
      />
      {found !== undefined &&
        (isText ? (
          <Field {...value} type={found.kind === 'date' ? 'date' : 'text'} />
        ) : (
          <SelectField
            {...value}
            placeholder={t('bulk.unchanged')}
            choices={[{ value: CLEARED, label: t('bulk.clear') }, ...(found.kind === 'yes-no' ? yesNo : found.values)]}
          />
        ))}
      {found !== undefined && isText && (
        <Button kind="quiet" onClick={() => onChange({ ...one, value: CLEARED })}>
          {t('bulk.clear')}
        </Button>
      )}
    </>
  );
}
