import type * as z from 'zod/mini';
import type { RecordKind, RecordKindInit } from '../../../../core/contract/foundation/record-kind';
import type { RecordDocument, RecordStore } from '../../ports/record-store';

export interface KeptKind {
  readonly kind: RecordKind;
  readonly permissions: Pick<RecordKindInit<z.ZodMiniObject, z.ZodMiniObject, Filters>, 'read' | 'write'>;
  readonly store: RecordStore<RecordDocument>;
}

type Filters = Readonly<Record<string, z.ZodMiniType>>;

export function kept<D extends z.ZodMiniObject, R extends z.ZodMiniObject, F extends Filters>(
  kind: RecordKind & { readonly init: RecordKindInit<D, R, F> },
  store: RecordStore<z.output<D>, z.output<R>>,
): KeptKind {
  return { kind, permissions: kind.init, store };
}
