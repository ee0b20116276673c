import * as z from 'zod/mini';

type Data<T> = T extends object ? { readonly [Name in keyof T]: Data<T[Name]> } : T;

/**
 * Returns what a file of the demo holds.
 * @throws TypeError that names the file and the path of each fault
 */
export function readData<T>(file: string, schema: z.ZodMiniType<T>, data: unknown): Data<T> {
  const read = z.safeParse(schema, data, { reportInput: true });
  if (read.success) return read.data as Data<T>; // sound: Data<T> is a read-only T
  throw new TypeError(
    read.error.issues.map((issue) => `${file}.json ${issue.path.join('.')}: ${describe(issue)}`).join('\n'),
  );
}

function describe(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown ${issue.keys.join(', ')}`;
  if (issue.code === 'custom') return issue.message;
  return `${issue.code} ${JSON.stringify(issue.input)}`;
}
