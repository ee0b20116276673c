/** What ends by itself once a disk has room or may be written again. */
const PASSING: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO']);

/** Whether the system has said that a disk takes nothing now. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && PASSING.has(error.code);
}
