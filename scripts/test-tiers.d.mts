export type Tier = 'short' | 'all' | 'long' | 'rest';
/** Globs of a project's test files in a tier; none included where the tier has none of it. */
export function filesOf(name: string, tier: Tier | undefined): { include: string[]; exclude: string[] };
/** Names of the projects that have files in a tier: those that run against `dist`, or the others. */
export function projectsOf(tier: Tier, isBuilt: boolean): string[];
