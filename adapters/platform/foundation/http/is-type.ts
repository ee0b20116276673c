export function isType(header: string, type: string): boolean {
  return header.split(';', 1)[0]?.trim().toLowerCase() === type;
}
