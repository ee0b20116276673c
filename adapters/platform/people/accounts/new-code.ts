const CODE_LENGTH = 4;
const CODE_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export function newCode(uuid: string): string {
  let bits = Number.parseInt(uuid.slice(0, 8), 16);
  let code = '';
  for (let at = 0; at < CODE_LENGTH; at += 1) {
    code += CODE_SIGNS[bits % CODE_SIGNS.length] ?? '';
    bits = Math.floor(bits / CODE_SIGNS.length);
  }
  return code;
}
