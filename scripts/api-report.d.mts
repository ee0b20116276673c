/** Returns the reports of a built package: one per entry with types, and one of unexported declarations. */
export function apiReports(root: string): ReadonlyMap<string, string>;
/** Returns the lines that differ, `-` before and `+` now. */
export function changedLines(before: string, now: string): readonly string[];
