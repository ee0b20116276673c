import { writableText } from '../../../../core/kernel/words/writable-text';
import { ApiError, invalidField } from './api-error';
import { boundaryOf, formExcess, type FormExcess } from './form-parts';
import { holdsNul, NUL } from './holds-nul';

export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface RawBody {
  readonly value: unknown;
  /** Its texts may hold characters that no text keeps. */
  readonly isUnwritable?: boolean;
  readonly files: readonly UploadedFile[];
}

export interface FormRules {
  readonly lists: ReadonlySet<string>;
  readonly filesName: string;
  readonly maxFiles: number;
}

/** Reads a multipart form within its limits. @throws ApiError 400 naming the field and its limit */
export async function readForm(
  contentType: string,
  bytes: Uint8Array<ArrayBuffer>,
  rules: FormRules,
): Promise<RawBody> {
  const fields: Record<string, unknown> = {};
  const repeated = new Map<string, string[]>([...rules.lists].map((name) => [name, []]));
  const files: UploadedFile[] = [];
  for (const [name, value] of await parsed(contentType, bytes, rules)) {
    if (typeof value === 'string' && value.includes(NUL)) throw holdsNul(name);
    if (typeof value === 'string' && rules.lists.has(name)) repeated.get(name)?.push(writableText(value));
    else if (typeof value === 'string') fields[name] = writableText(value);
    else files.push(await uploaded(name, value));
  }
  for (const [name, values] of repeated) if (values.length > 0) fields[name] = values;
  return { value: fields, files };
}

async function parsed(contentType: string, bytes: Uint8Array<ArrayBuffer>, rules: FormRules): Promise<FormData> {
  const boundary = boundaryOf(contentType);
  const excess = boundary === undefined ? undefined : formExcess(bytes, boundary, rules.maxFiles);
  if (excess !== undefined) throw refused(excess, rules);
  try {
    // Rebuilt so that the parser splits at the same boundary as the part count.
    const headers = { 'content-type': `multipart/form-data; boundary="${boundary ?? ''}"` };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new ApiError(400, 'body is not a valid multipart form', { error: 'invalid_form' });
  }
}

function refused({ kind, max }: FormExcess, { filesName }: FormRules): ApiError {
  if (kind === 'fields') return invalidField('body', `must be a form of at most ${max} fields`);
  if (kind === 'headers') return invalidField('body', `must have at most ${max} bytes of headers in each part`);
  if (max === 0) return invalidField('body', 'must be a form without files');
  return invalidField(filesName, max === 1 ? 'must be one file' : `must be at most ${max} files`);
}

async function uploaded(field: string, file: File): Promise<UploadedFile> {
  return { field, name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
