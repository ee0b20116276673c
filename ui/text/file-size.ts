const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1000;

export function fileSize(size: number, locale: string): string {
  const at = Math.min(UNITS.length - 1, size < STEP ? 0 : Math.floor(Math.log10(size) / 3));
  const options = { style: 'unit', unit: UNITS[at], unitDisplay: at === 0 ? 'long' : 'short' } as const;
  const maximumFractionDigits = at > 1 ? 1 : 0;
  return new Intl.NumberFormat(locale, { ...options, maximumFractionDigits }).format(size / STEP ** at);
}
