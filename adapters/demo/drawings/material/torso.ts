import { AXIS, across, whole } from './outline';

/** Measures of a top: half widths from the axis, absolute heights. */
export interface Torso {
  readonly neck: number;
  readonly neckY: number;
  readonly drop: number;
  readonly backDrop: number;
  readonly shoulder: number;
  readonly shoulderY: number;
  readonly chest: number;
  readonly armY: number;
  readonly waist: number;
  readonly waistY: number;
  readonly hem: number;
  readonly hemY: number;
  readonly dip: number;
  readonly vee?: boolean;
}

export interface Sleeve {
  readonly elbowOut: readonly [number, number];
  readonly elbowIn: readonly [number, number];
  readonly endOut: readonly [number, number];
  readonly endIn: readonly [number, number];
}

function neckCurve(t: Torso, drop: number, vee: boolean): string {
  const bottom = t.neckY + drop;
  const at = AXIS + t.neck;
  if (vee)
    return `M${AXIS} ${bottom}C${AXIS + t.neck * 0.35} ${bottom - drop * 0.45} ${at - 3} ${t.neckY + drop * 0.3} ${at} ${t.neckY}`;
  return `M${AXIS} ${bottom}C${AXIS + t.neck * 0.62} ${bottom} ${at - 4} ${t.neckY + drop * 0.5} ${at} ${t.neckY}`;
}

function rightSide(t: Torso): string {
  const neck = AXIS + t.neck;
  const sh = AXIS + t.shoulder;
  const arm = AXIS + t.chest;
  const side = `C${arm - 1} ${t.armY + (t.waistY - t.armY) * 0.4} ${AXIS + t.waist} ${t.waistY - (t.waistY - t.armY) * 0.35} ${AXIS + t.waist} ${t.waistY}`;
  const hip = `C${AXIS + t.waist} ${t.waistY + (t.hemY - t.waistY) * 0.4} ${AXIS + t.hem} ${t.hemY - (t.hemY - t.waistY) * 0.3} ${AXIS + t.hem} ${t.hemY}`;
  return (
    `Q${(neck + sh) / 2 + 2} ${(t.neckY + t.shoulderY) / 2 - 4} ${sh} ${t.shoulderY}` +
    `C${sh - 9} ${t.shoulderY + (t.armY - t.shoulderY) * 0.35} ${arm - 13} ${t.armY - (t.armY - t.shoulderY) * 0.25} ${arm} ${t.armY}` +
    side +
    hip +
    `Q${AXIS + t.hem * 0.55} ${t.hemY + t.dip} ${AXIS} ${t.hemY + t.dip}`
  );
}

export function bodyOutline(t: Torso, back: boolean): string {
  return whole(neckCurve(t, back ? t.backDrop : t.drop, !back && t.vee === true) + rightSide(t));
}

export function insideOutline(t: Torso): string {
  const at = AXIS + t.neck;
  const bottom = t.neckY + t.drop + 6;
  return whole(
    `M${AXIS} ${t.neckY + t.backDrop * 0.35}C${AXIS + t.neck * 0.6} ${t.neckY + t.backDrop * 0.35} ${at - 6} ${t.neckY} ${at + 2} ${t.neckY + 1}L${at} ${t.neckY + 8}Q${AXIS + t.neck * 0.9} ${bottom} ${AXIS} ${bottom}`,
  );
}

export function neckLine(t: Torso, back: boolean, by = 0): string {
  const drop = back ? t.backDrop : t.drop;
  return across(
    neckCurve({ ...t, neckY: t.neckY + by * 0.2, neck: t.neck + by * 0.85 }, drop + by * 0.85, !back && t.vee === true),
  );
}

export function hemLine(t: Torso, up: number, inset = 1): string {
  return across(
    `M${AXIS} ${t.hemY + t.dip - up}Q${AXIS + t.hem * 0.55} ${t.hemY + t.dip - up} ${AXIS + t.hem - inset} ${t.hemY - up}`,
  );
}

export function armhole(t: Torso): string {
  const sh = AXIS + t.shoulder;
  const arm = AXIS + t.chest;
  return `M${sh} ${t.shoulderY}C${sh - 9} ${t.shoulderY + (t.armY - t.shoulderY) * 0.35} ${arm - 13} ${t.armY - (t.armY - t.shoulderY) * 0.25} ${arm} ${t.armY}`;
}

export function sleeveOutline(t: Torso, s: Sleeve): string {
  const sh = AXIS + t.shoulder;
  const arm = AXIS + t.chest;
  const [eox, eoy] = [AXIS + s.elbowOut[0], s.elbowOut[1]];
  const [eix, eiy] = [AXIS + s.elbowIn[0], s.elbowIn[1]];
  const [wox, woy] = [AXIS + s.endOut[0], s.endOut[1]];
  const [wix, wiy] = [AXIS + s.endIn[0], s.endIn[1]];
  const upper = eoy - t.shoulderY;
  return (
    `M${sh - 12} ${t.shoulderY - 3}Q${sh - 4} ${t.shoulderY - 3} ${sh + 4} ${t.shoulderY + 2}` +
    `C${sh + (eox - sh) * 0.52} ${t.shoulderY + upper * 0.14} ${eox - (eox - sh) * 0.2} ${eoy - upper * 0.5} ${eox} ${eoy}` +
    `C${eox + (wox - eox) * 0.35 + 2} ${eoy + (woy - eoy) * 0.35} ${wox - (wox - eox) * 0.1} ${woy - (woy - eoy) * 0.3} ${wox} ${woy}` +
    `L${wix} ${wiy}` +
    `C${wix - (wix - eix) * 0.25} ${wiy - (wiy - eiy) * 0.35} ${eix + (wix - eix) * 0.2} ${eiy + (wiy - eiy) * 0.35} ${eix} ${eiy}` +
    `C${eix - (eix - arm) * 0.3} ${eiy - (eiy - t.armY) * 0.45} ${arm + 2} ${t.armY + 12} ${arm - 6} ${t.armY + 4}` +
    `L${sh - 22} ${t.shoulderY + 40}Z`
  );
}

export function shortSleeveOutline(
  t: Torso,
  endOut: readonly [number, number],
  endIn: readonly [number, number],
): string {
  const sh = AXIS + t.shoulder;
  const arm = AXIS + t.chest;
  const [ox, oy] = [AXIS + endOut[0], endOut[1]];
  const [ix, iy] = [AXIS + endIn[0], endIn[1]];
  return (
    `M${sh - 14} ${t.shoulderY - 4}Q${sh - 4} ${t.shoulderY - 3} ${sh + 4} ${t.shoulderY + 3}` +
    `C${sh + (ox - sh) * 0.5} ${t.shoulderY + (oy - t.shoulderY) * 0.2} ${ox - 5} ${oy - (oy - t.shoulderY) * 0.4} ${ox} ${oy}` +
    `Q${(ox + ix) / 2 + 3} ${(oy + iy) / 2 + 3} ${ix} ${iy}` +
    `C${ix - 4} ${iy - 14} ${arm + 2} ${t.armY + 10} ${arm - 6} ${t.armY + 2}L${sh - 24} ${t.shoulderY + 40}Z`
  );
}

export function cuffLine(
  end: { readonly out: readonly [number, number]; readonly in: readonly [number, number] },
  up: number,
  lean = 0.2,
): string {
  const [ox, oy] = [AXIS + end.out[0] - up * lean, end.out[1] - up];
  const [ix, iy] = [AXIS + end.in[0] - up * lean, end.in[1] - up];
  return `M${ox} ${oy}Q${(ox + ix) / 2 + 2} ${(oy + iy) / 2 + 3} ${ix} ${iy}`;
}
