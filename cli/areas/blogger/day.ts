export function day(moment: string | null): string | undefined {
  return moment?.slice(0, 10);
}
