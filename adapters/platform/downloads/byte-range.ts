import type { ByteRange } from './download-shelf';

/**
 * The part of a file that a request asks for, by its header Range (RFC 9110, 14.2): one range of bytes. Whatever else it says is not understood, so that
 * all of the file is given. Pure.
 * @returns undefined for all of it, 'unsatisfiable' for what lies behind its end
 */
export function byteRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec((header ?? '').trim()) ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { from: size - length, to: size - 1 };
  }
  const [from, to] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)];
  if (last !== '' && Number(last) < from) return undefined;
  return from >= size ? 'unsatisfiable' : { from, to };
}
