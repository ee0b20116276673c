const MARK = '!';

export const WITHOUT_CODE = 'without';

export function excludedValue(value: string): string {
  return MARK + value;
}

export function excludedOf(value: string): string | undefined {
  return value.length > 1 && value.startsWith(MARK) ? value.slice(1) : undefined;
}
