import { join } from 'node:path';

/** Where the originals of photographs are kept below a data folder, and what was made of them. */
export function pictureFolders(data: string): { readonly media: string; readonly cache: string } {
  return { media: join(data, 'media'), cache: join(data, 'cache', 'img') };
}
