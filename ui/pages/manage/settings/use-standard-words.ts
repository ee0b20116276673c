import { useManageText } from '../../../text/manage-text';
import type { FieldView } from '../fields/kind-view';
import { useRecordTools } from '../fields/record-tools';
import { standardValues } from './setting-view';

export function useStandardWords(): (view: Pick<FieldView, 'input' | 'path'>) => string {
  const t = useManageText();
  const { choices } = useRecordTools();
  return (view) => {
    const { input } = view;
    const value = standardValues(view)[0]?.value;
    if (input.type === 'switch') return t(value === true ? 'setting.on' : 'setting.off');
    if (isEmpty(value)) return t('value.none');
    if (input.type === 'choice') {
      const found = input.choices.find((one) => one.value === value);
      return found === undefined ? String(value) : 'text' in found ? found.text : t(found.label);
    }
    if (input.type === 'pick' || input.type === 'picks') {
      const names = (Array.isArray(value) ? value : [value]).map((one) => {
        return choices[input.from]?.find((choice) => choice.value === one)?.label;
      });
      return names.filter((name) => name !== undefined).join(', ');
    }
    if (input.type === 'number') {
      const { times = 1, unit } = input;
      return [String(Number(value) / times), unit && t(unit)].filter((part) => part !== undefined).join(' ');
    }
    return String(value);
  };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length === 0;
  return value === undefined || value === '';
}
