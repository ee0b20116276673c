import type { HttpFile } from '../../../core/shopper';

export async function sentFile(file: File): Promise<Pick<HttpFile, 'bytes' | 'name' | 'type'>> {
  return { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) };
}
