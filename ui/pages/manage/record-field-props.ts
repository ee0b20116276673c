import type { Control } from 'react-hook-form';
import type { FieldView } from './kind-view';
import type { RecordValues } from './record-values';

/** What every field of a record's form is given. */
export interface RecordFieldProps {
  readonly view: FieldView;
  readonly control: Control<RecordValues>;
  /** Of the whole form: what the ids of its fields begin with. */
  readonly id: string;
}
