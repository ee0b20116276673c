import type * as z from 'zod/mini';
import { lookUp } from '../../kernel/look-up';

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodMiniType;
  readonly in?: z.ZodMiniType;
  readonly element?: z.ZodMiniType;
  readonly valueType?: z.ZodMiniType;
  readonly checks?: readonly {
    readonly _zod: { readonly def: { readonly check: string; readonly maximum?: unknown } };
  }[];
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
}

/**
 * Returns the maximum length of a text in characters; undefined for other fields and unlimited texts. Pure.
 * @param path dotted, with indexes for list entries: 'variants.0.sku'
 */
export function maxLengthOf(document: z.ZodMiniType, path: string): number | undefined {
  let schema: z.ZodMiniType | undefined = bare(document);
  for (const name of path.split('.')) {
    if (schema === undefined) return undefined;
    const { shape, element, valueType } = definitionOf(schema);
    const member: z.ZodMiniType | undefined = shape === undefined ? (element ?? valueType) : lookUp(shape, name);
    schema = member && bare(member);
  }
  if (schema === undefined || definitionOf(schema).type !== 'string') return undefined;
  const limits = (definitionOf(schema).checks ?? []).flatMap(({ _zod: { def } }) =>
    def.check === 'max_length' && typeof def.maximum === 'number' ? [def.maximum] : [],
  );
  return limits.length === 0 ? undefined : Math.min(...limits);
}

function bare(schema: z.ZodMiniType): z.ZodMiniType {
  const { innerType, in: input } = definitionOf(schema);
  const inner = innerType ?? input;
  return inner === undefined ? schema : bare(inner);
}

function definitionOf(schema: z.ZodMiniType): Definition {
  return schema._zod.def;
}
