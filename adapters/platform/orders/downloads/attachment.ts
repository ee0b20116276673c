/** Returns a Content-Disposition header that forces saving (RFC 6266). Pure. */
export function attachment(name: string): string {
  const plain = name.replace(/[^\w.() -]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
