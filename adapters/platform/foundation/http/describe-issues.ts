import type * as z from 'zod/mini';
import type { FieldError } from '../../../../core/contract';
import { lookUp } from '../../../../core/kernel/look-up';
import { patternText } from './pattern-texts';

type Issue = z.core.$ZodIssue;

/** @param root name of the whole value */
export function describeIssues(issues: readonly Issue[], root = 'body'): readonly FieldError[] {
  return issues.flatMap((issue) => describe(issue, [], root));
}

function describe(issue: Issue, above: readonly PropertyKey[], root: string): readonly FieldError[] {
  const path = [...above, ...issue.path];
  if (issue.code === 'invalid_union') {
    const nearest = nearestBranch(issue.errors);
    if (nearest.length > 0) return nearest.flatMap((inner) => describe(inner, path, root));
  }
  const field = path.length === 0 ? root : path.map(String).join('.');
  return [{ field, message: `${field} ${complaint(issue)}` }];
}

function nearestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  const depth = (issues: readonly Issue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));
  const best = branches.reduce<readonly Issue[]>((a, b) => (depth(b) > depth(a) ? b : a), []);
  return depth(best) > 0 ? best : [];
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

function complaint(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `${issue.input === undefined ? 'is required and ' : ''}must be ${lookUp(KINDS, issue.expected) ?? issue.expected}`;
    case 'too_big':
      return `must be ${size(issue.origin, 'at most', issue.maximum, issue.inclusive)}`;
    case 'too_small':
      return `must be ${size(issue.origin, 'at least', issue.minimum, issue.inclusive)}`;
    case 'invalid_format':
      if (issue.message.startsWith('must ')) return issue.message;
      return issue.format === 'regex' && 'pattern' in issue && typeof issue.pattern === 'string'
        ? `must be ${patternText(issue.pattern) ?? `text that matches ${issue.pattern}`}`
        : `must be a valid ${issue.format}`;
    case 'invalid_value':
      return `must be one of ${issue.values.map(String).join(', ')}`;
    case 'unrecognized_keys':
      return `has unknown members: ${issue.keys.join(', ')}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
      return 'has none of the forms that are allowed';
    case 'custom':
      return issue.message.startsWith('must ') ? issue.message : 'is not valid';
    default:
      return 'is not valid';
  }
}

function size(origin: string, bound: string, limit: number | bigint, inclusive: boolean | undefined): string {
  if (origin === 'string') return `${bound} ${limit} characters long`;
  if (origin === 'array' || origin === 'set') return `a list of ${bound} ${limit} entries`;
  const strictly = bound === 'at least' ? 'more than' : 'less than';
  return `${inclusive === false ? strictly : bound} ${limit}`;
}
