const PASSING: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && PASSING.has(error.code);
}
