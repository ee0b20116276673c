/** A list of orders that somebody wants to open again. */
export interface KeptView {
  readonly name: string;
  /** As in the address of the list, without its page. */
  readonly query: string;
}

const MOST = 20;
const nameOf = (user: number | string) => `vitrine.order-views.${String(user)}`;

/** The views that somebody keeps on this device. What cannot be read is let go: the list opens all the same, and says so once. */
export function keptViews(user: number | string): { readonly views: readonly KeptView[]; readonly isBroken: boolean } {
  try {
    const text = localStorage.getItem(nameOf(user));
    if (text === null) return { views: [], isBroken: false };
    const kept: unknown = parsed(text);
    if (Array.isArray(kept) && kept.every(isView)) return { views: kept, isBroken: false };
    localStorage.removeItem(nameOf(user));
    return { views: [], isBroken: true };
  } catch {
    return { views: [], isBroken: false }; // a device that keeps nothing
  }
}

/** Keeps the views of somebody on this device, the newest twenty; does nothing where it keeps nothing. */
export function keepViews(user: number | string, views: readonly KeptView[]): void {
  try {
    localStorage.setItem(nameOf(user), JSON.stringify(views.slice(-MOST)));
  } catch {
    // full, or not allowed: the list works all the same
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isView(value: unknown): value is KeptView {
  return (
    typeof value === 'object' &&
    value !== null &&
    'name' in value &&
    typeof value.name === 'string' &&
    'query' in value &&
    typeof value.query === 'string'
  );
}
