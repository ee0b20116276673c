const PREFIX = 'vitrine.edit.';

export interface KeptEdit {
  readonly version: string | undefined;
  readonly base: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Returns the stored edit, if any. */
export function keptEdit(name: string): KeptEdit | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    return isEdit(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores an edit; `undefined` removes it. No-op without storage. */
export function keepEdit(name: string, edit: KeptEdit | undefined): void {
  try {
    if (edit === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(edit));
  } catch {
    // full or denied: the input is still on the page
  }
}

export function forgetEdits(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // no storage
  }
}

function isEdit(value: unknown): value is KeptEdit {
  return typeof value === 'object' && value !== null && 'base' in value && 'values' in value && isObject(value.values);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
