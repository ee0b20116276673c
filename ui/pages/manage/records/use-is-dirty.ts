import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { sameJson } from '../../../../core/internal';
import type { RecordValues } from '../fields/record-values';

/** Compares as JSON: fields of missing members register undefined values, which the library counts as changes. */
export function useIsDirty({ control }: Pick<UseFormReturn<RecordValues>, 'control'>): boolean {
  const values = useWatch({ control });
  const { isDirty, defaultValues } = useFormState({ control });
  return isDirty && !sameJson(values, defaultValues);
}
