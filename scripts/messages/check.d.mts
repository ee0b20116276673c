export function usageIn(code: string): (key: string) => boolean;
export function checkRoom(room: { readonly folder: string; readonly sources: readonly string[] }): {
  readonly missing: readonly string[];
  readonly unused: readonly string[];
  readonly unequal: readonly string[];
};
