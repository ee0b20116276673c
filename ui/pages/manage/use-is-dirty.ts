import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { sameJson } from '../../../core';
import type { RecordValues } from './record-values';

/**
 * Whether something in a form is other than it was. A field of a member that the record has not got leaves an undefined one in the form, which is
 * a difference to the library and none to a record: the shop keeps JSON.
 */
export function useIsDirty({ control }: Pick<UseFormReturn<RecordValues>, 'control'>): boolean {
  const values = useWatch({ control });
  const { isDirty, defaultValues } = useFormState({ control });
  return isDirty && !sameJson(values, defaultValues);
}
