const ORIGIN = /^(https?):\/\/(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[\da-f:]+\])(?::(\d{1,5}))?$/;
const USUAL_PORTS: ReadonlyMap<string, string> = new Map([
  ['http', '80'],
  ['https', '443'],
]);

/** Returns true for an origin as browsers write it, `https://app.example`. */
export function isOrigin(text: string): boolean {
  const [, scheme, port] = ORIGIN.exec(text) ?? [];
  return scheme !== undefined && (port === undefined || port !== USUAL_PORTS.get(scheme));
}
