import { generate } from 'lean-qr';

/** Returns the SVG path of a QR code and its modules per side. */
export function qrPath(text: string): { readonly path: string; readonly side: number } {
  const code = generate(text);
  const rows = Array.from({ length: code.size }, (_, at) => at);
  const squares = rows.flatMap((y) => rows.filter((x) => code.get(x, y)).map((x) => `M${x} ${y}h1v1h-1z`));
  return { path: squares.join(''), side: code.size };
}
