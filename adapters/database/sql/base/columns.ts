import { lookUp } from '../../../../core/kernel/look-up';
import type { Row } from './connection';

/** @throws Error if the value is not text */
export function textOf(row: Row, column: string): string {
  const value = lookUp(row, column);
  if (typeof value === 'string') return value;
  throw new Error(`Column ${column} should be text, it is ${typeof value}`);
}

export function optionalTextOf(row: Row, column: string): string | undefined {
  const value = lookUp(row, column);
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(row: Row, column: string): number {
  const value = lookUp(row, column);
  if (typeof value === 'number') return value;
  throw new Error(`Column ${column} should be a number, it is ${typeof value}`);
}

export function optionalNumberOf(row: Row, column: string): number | undefined {
  const value = lookUp(row, column);
  return typeof value === 'number' ? value : undefined;
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller says which document the column holds
export function documentOf<T>(row: Row, column: string): T {
  return JSON.parse(textOf(row, column)) as T; // sound: only the platform writes it, and only from a T
}

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller says which document the column holds
export function optionalDocumentOf<T>(row: Row, column: string): T | undefined {
  const text = optionalTextOf(row, column);
  return text === undefined ? undefined : (JSON.parse(text) as T); // sound: see documentOf
}

export function jsonOf(document: unknown): string | null {
  return document === undefined ? null : JSON.stringify(document);
}
