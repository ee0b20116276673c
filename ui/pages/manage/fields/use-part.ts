import { useController, type Control } from 'react-hook-form';
import type { RecordValues } from './record-values';

export function usePart({ control, path }: { readonly control: Control<RecordValues>; readonly path: string }) {
  const { field, fieldState } = useController({ control, name: path });
  return { field, error: fieldState.error?.message };
}
