export function placeholderModules(): readonly { readonly module: string; readonly text: string }[];
