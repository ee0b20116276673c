const TYPE = 'changed';

/** Tells other tabs to reload a replica. Carries no state, so lost order and duplicates are harmless. */
export function changeMessage(name: string): { readonly type: string; readonly name: string } {
  return { type: TYPE, name };
}

export function isChangeOf(name: string, message: unknown, type = TYPE): boolean {
  if (typeof message !== 'object' || message === null || !('type' in message && 'name' in message)) return false;
  return message.type === type && message.name === name;
}
