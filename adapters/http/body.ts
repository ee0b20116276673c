import type { HttpForm } from '../../core/ports';

export function toFormData(form: HttpForm): FormData {
  const data = new FormData();
  for (const [name, value] of form.fields) data.append(name, value);
  for (const [name, file] of form.files) {
    // Copied: Blob does not accept views of shared memory.
    data.append(name, new Blob([file.bytes.slice()], { type: file.type }), file.name);
  }
  return data;
}
