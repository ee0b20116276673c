import type { HttpForm } from '../../core/ports';

/** The form as the platform's FormData; the transport then writes it as multipart/form-data. */
export function toFormData(form: HttpForm): FormData {
  const data = new FormData();
  for (const [name, value] of form.fields) data.append(name, value);
  for (const [name, file] of form.files) {
    // A copy, because a Blob takes no view of shared memory.
    data.append(name, new Blob([file.bytes.slice()], { type: file.type }), file.name);
  }
  return data;
}
