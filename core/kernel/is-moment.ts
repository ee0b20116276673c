const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?:Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/;

/** True for an ISO 8601 day, or a time with or without offset, that the calendar has. */
export function isMoment(text: string): boolean {
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined) return false;
  const at = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}
