/** The scripts and styles of a build, by who needs them: paths on the site. */
export function buildFiles(folder: string): { readonly shop: readonly string[]; readonly office: readonly string[] };
