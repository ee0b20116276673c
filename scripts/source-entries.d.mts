export function sourceEntries(): readonly { readonly entry: string; readonly source: string }[];
