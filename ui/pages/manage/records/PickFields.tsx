import { SelectField } from '../../../components/fields/SelectField';
import { useManageText } from '../../../text/manage-text';
import { ChoiceBoxes } from '../goods/ChoiceBoxes';
import type { FieldInput } from '../fields/kind-view';
import type { RecordFieldProps } from '../fields/record-field-props';
import { useRecordTools } from '../fields/record-tools';
import { usePart } from '../fields/use-part';

type PickInput = Extract<FieldInput, { readonly type: 'pick' | 'picks' }>;

export function isPicked(input: FieldInput): input is PickInput {
  return input.type === 'pick' || input.type === 'picks';
}

export function PickField({ input, ...props }: RecordFieldProps & { readonly input: PickInput }) {
  const t = useManageText();
  const { choices } = useRecordTools();
  const offered = choices[input.from] ?? [];
  if (input.type === 'pick') return <OnePick {...props} input={input} />;
  const { view, control } = props;
  return (
    <ChoiceBoxes
      {...{ control }}
      path={view.path}
      legend={t(view.label)}
      hint={view.hint && t(view.hint)}
      choices={offered}
      make={input.isNumber === true ? Number : String}
    />
  );
}

function OnePick({
  view,
  input,
  control,
  id,
}: RecordFieldProps & { readonly input: Extract<PickInput, { readonly type: 'pick' }> }) {
  const t = useManageText();
  const { choices } = useRecordTools();
  const { field, error } = usePart({ control, path: view.path });
  const kept = typeof field.value === 'string' || typeof field.value === 'number' ? String(field.value) : '';
  const none = view.isNullable === true ? null : '';
  return (
    <SelectField
      id={`${id}-${view.path}`}
      label={t(view.label)}
      hint={view.hint && t(view.hint)}
      required={view.required}
      value={kept}
      error={error}
      placeholder={t(input.none ?? 'pick.none')}
      choices={choices[input.from] ?? []}
      onChange={(text) => field.onChange(text === '' ? none : input.isNumber === true ? Number(text) : text)}
    />
  );
}
