/** Returns true if a process runs on this machine. */
export function isAlive(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: alive, but owned by another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
