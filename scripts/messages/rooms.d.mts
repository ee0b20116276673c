export const ROOMS: readonly { readonly folder: string; readonly sources: readonly string[] }[];
