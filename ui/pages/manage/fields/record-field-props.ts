import type { Control } from 'react-hook-form';
import type { FieldView } from './kind-view';
import type { RecordValues } from './record-values';

export interface RecordFieldProps {
  readonly view: FieldView;
  readonly control: Control<RecordValues>;
  readonly id: string;
}
