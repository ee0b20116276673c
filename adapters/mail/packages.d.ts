/** What is used of these packages, for where they are not installed yet; where they are, their own types are read. */
declare module '@react-email/*';
declare module 'caniemai*' {
  export function caniemail(options: { readonly clients: readonly string[]; readonly html: string }): {
    readonly issues: { readonly errors: ReadonlyMap<string, readonly { readonly title: string }[]> };
  };
}
