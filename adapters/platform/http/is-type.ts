/** Whether a content-type header names this type and no longer one: 'application/jsonx' is another. Pure. @param type in lower case */
export function isType(header: string, type: string): boolean {
  return header.split(';', 1)[0]?.trim().toLowerCase() === type;
}
