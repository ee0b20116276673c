const PREFIX = 'vitrine.edit.';

/** What somebody has typed into a form and not saved, with what it was made from. */
export interface KeptEdit {
  readonly version: string | undefined;
  readonly base: Readonly<Record<string, unknown>>;
  readonly values: Readonly<Record<string, unknown>>;
}

/** The edit that is kept on this device under a name; undefined where there is none, or the device keeps nothing. */
export function keptEdit(name: string): KeptEdit | undefined {
  try {
    const text = localStorage.getItem(PREFIX + name);
    const kept: unknown = text === null ? undefined : JSON.parse(text);
    return isEdit(kept) ? kept : undefined;
  } catch {
    return undefined; // a device that keeps nothing: the form works all the same
  }
}

/** Keeps an edit under a name; `undefined` lets it go. Does nothing on a device that keeps nothing. */
export function keepEdit(name: string, edit: KeptEdit | undefined): void {
  try {
    if (edit === undefined) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(edit));
  } catch {
    // full, or not allowed: what was typed is on the page still
  }
}

/** Lets go of every edit that is kept on this device. */
export function forgetEdits(): void {
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // a device that keeps nothing has nothing to forget
  }
}

function isEdit(value: unknown): value is KeptEdit {
  return typeof value === 'object' && value !== null && 'base' in value && 'values' in value && isObject(value.values);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
