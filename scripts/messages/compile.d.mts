/** Compiled text: with {placeholders}, or one text for each form of a plural or select. */
export type Compiled = string | { readonly [form: string]: Compiled };

export function compileMessage(text: string): Compiled;
export function compileCatalogue(json: string): Readonly<Record<string, Compiled>>;
export function placeholdersOf(text: string): readonly string[];
export function pluralsOf(text: string): readonly (readonly string[])[];
