import { useWatch } from 'react-hook-form';
import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import type { FieldInput } from '../fields/kind-view';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools } from '../fields/record-tools';
import { usePart } from '../fields/use-part';
import { AttributesField } from './AttributesField';
import { ChoiceBoxes } from './ChoiceBoxes';
import { DownloadField } from './DownloadField';
import { PicturesField } from './PicturesField';

type GoodsInput = Extract<
  FieldInput,
  {
    readonly type: 'attributes' | 'categories' | 'category' | 'download' | 'pictures' | 'product-attributes' | 'values';
  }
>;

export function isOfGoods(input: FieldInput): input is GoodsInput {
  return ['attributes', 'categories', 'category', 'download', 'pictures', 'product-attributes', 'values'].includes(
    input.type,
  );
}

interface Props extends RecordFieldProps {
  readonly input: GoodsInput;
}

export function GoodsField({ input, ...props }: Props) {
  const t = useManageText();
  const { attributes, categories } = useRecordTools();
  const boxes = { control: props.control, path: props.view.path, legend: t(props.view.label) };
  switch (input.type) {
    case 'download':
      return <DownloadField {...props} isSample={input.isSample} />;
    case 'pictures':
      return <PicturesField {...props} />;
    case 'categories':
      return <ChoiceBoxes {...boxes} choices={categories} make={Number} find={t('product.find-category')} />;
    case 'category':
      return <OneCategory {...props} />;
    case 'attributes':
      return <ChoiceBoxes {...boxes} choices={attributes} make={String} />;
    case 'product-attributes':
      return <AttributesField {...props} />;
    case 'values':
      return <Values {...props} of={input.of} />;
  }
}

function OneCategory({ view, control, id }: RecordFieldProps) {
  const t = useManageText();
  const { categories } = useRecordTools();
  const { field, error } = usePart({ control, path: view.path });
  const value = typeof field.value === 'number' ? String(field.value) : '';
  return (
    <SelectField
      id={`${id}-${view.path}`}
      label={t(view.label)}
      value={value}
      error={error}
      placeholder={t('category.top')}
      choices={categories}
      onChange={(text) => field.onChange(text === '' ? null : Number(text))}
    />
  );
}

function Values({ view, control, id, of }: RecordFieldProps & { readonly of: string }) {
  const { attributes } = useRecordTools();
  const codes: unknown = useWatch({ control, name: of });
  return (Array.isArray(codes) ? codes.map(String) : []).map((code) => {
    const attribute = attributes.find((one) => one.value === code);
    return (
      <ValueOf
        key={code}
        {...{ view, control, id, code }}
        label={attribute?.label ?? code}
        choices={attribute?.values ?? []}
      />
    );
  });
}

function ValueOf({
  view,
  control,
  id,
  code,
  label,
  choices,
}: RecordFieldProps & {
  readonly code: string;
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}) {
  const t = useManageText();
  const path = `${view.path}.${code}`;
  const { field, error } = usePart({ control, path });
  return (
    <SelectField
      id={`${id}-${path}`}
      label={label}
      value={typeof field.value === 'string' ? field.value : ''}
      error={error}
      required
      placeholder={t('value.none')}
      choices={choices}
      onChange={field.onChange}
    />
  );
}
