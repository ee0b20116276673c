import { lighter } from '../material/colour';
import type { Hex } from '../material/colour';
import { short } from '../material/outline';
import type { Motif } from '../spec/titles';

type Art = (base: Hex, accent: Hex) => string;

const field = (base: Hex): string => `<path d="M0 0H200V170H0Z" fill="${lighter(base, -0.09)}"/>`;

const track: Art = (base, accent) => {
  const lanes = [0, 1, 2, 3].map((at) => {
    const gap = at * 13;
    const r = 66 - gap;
    return `M80 ${19 + gap}H120A${r} ${r} 0 01120 ${151 - gap}H80A${r} ${r} 0 0180 ${19 + gap}Z`;
  });
  return `${field(base)}<path d="${lanes.join('')}M112 112V151" fill="none" stroke="${accent}" stroke-width="4.4"/>`;
};

const barbell: Art = (base, accent) =>
  `${field(base)}<g fill="${accent}"><path d="M14 82H186V92H14Z"/><rect x="36" y="44" width="20" height="86" rx="5"/><rect x="144" y="44" width="20" height="86" rx="5"/><rect x="20" y="60" width="12" height="54" rx="4"/><rect x="168" y="60" width="12" height="54" rx="4"/></g>`;

const sun: Art = (base, accent) => {
  const rays = Array.from({ length: 9 }, (_none, at) => {
    const turn = Math.PI + (at * Math.PI) / 8;
    const point = (r: number) => `${short(100 + Math.cos(turn) * r)} ${short(126 + Math.sin(turn) * r)}`;
    return `M${point(68)}L${point(96)}`;
  });
  return `${field(base)}<path d="M48 126A52 52 0 01152 126Z" fill="${accent}"/><path d="${rays.join('')}M12 126H188M40 144H160M66 160H134" stroke="${accent}" stroke-width="5" stroke-linecap="round"/>`;
};

const court: Art = (base, accent) =>
  `${field(base)}<path d="M18 156L56 18H144L182 156ZM44 62H156M32 106H168M100 62V106M42 156L70 18M158 156L130 18" fill="none" stroke="${accent}" stroke-width="4"/><circle cx="128" cy="128" r="17" fill="#cfe04a"/><path d="M116 117C124 124 124 134 117 141M140 116C132 122 131 132 138 140" fill="none" stroke="#fff" stroke-width="3"/>`;

const rain: Art = (base, accent) => {
  const drops = [14, 52, 90, 128, 166, 192].map(
    (x, at) => `M${x} ${at % 2 === 0 ? 10 : 34}l-8 24M${x - 4} ${at % 2 === 0 ? 132 : 116}l-8 24`,
  );
  return `${field(base)}<path d="${drops.join('')}" stroke="${accent}" stroke-width="4" stroke-linecap="round" opacity=".6"/><path d="M26 98C30 52 62 32 100 32C138 32 170 52 174 98Q156 82 137 98Q118 82 100 98Q82 82 63 98Q44 82 26 98Z" fill="${accent}"/><path d="M100 22V142Q100 158 86 158 72 158 72 144" fill="none" stroke="${accent}" stroke-width="6" stroke-linecap="round"/>`;
};

const knit: Art = (base, accent) => {
  let stitches = '';
  for (let row = 0; row < 7; row++)
    for (let at = 0; at < 8; at++) {
      const isPattern = (row + at) % 4 === 0 || (row - at + 8) % 4 === 0;
      if (isPattern)
        stitches += `M${at * 25 + 2} ${row * 25 - 6}l10 14v18l-10-14ZM${at * 25 + 23} ${row * 25 - 6}l-10 14v18l10-14Z`;
    }
  return `${field(base)}<path d="${stitches}" fill="${accent}"/>`;
};

const bag: Art = (base, accent) =>
  `${field(base)}<path d="M72 56V40Q72 26 86 26H114Q128 26 128 40V56" fill="none" stroke="${accent}" stroke-width="8"/><rect x="32" y="56" width="136" height="96" rx="12" fill="${accent}"/><path d="M62 56V152M138 56V152M32 96H168" stroke="${lighter(base, -0.09)}" stroke-width="5"/><path d="M88 88h24v18H88Z" fill="${lighter(base, -0.09)}"/>`;

const patch: Art = (base, accent) =>
  `${field(base)}<path d="M0 22H200M0 32H200" stroke="#d09a55" stroke-width="3" stroke-dasharray="9 5"/><path d="M48 54L150 46L158 140L54 148Z" fill="${lighter(base, 0.16)}"/><path d="M48 54L150 46L158 140L54 148Z" transform="translate(10 10) scale(.9)" fill="none" stroke="${accent}" stroke-width="4" stroke-dasharray="10 6"/><path d="M92 118L184 66" stroke="#e7e9ea" stroke-width="5" stroke-linecap="round"/><path d="M172 73l8-5" stroke="${base}" stroke-width="2"/>`;

const waves: Art = (base, accent) => {
  const rows = [84, 112, 140].map((y) => `M-10 ${y}q17.5-18 35 0t35 0 35 0 35 0 35 0 35 0`);
  return `${field(base)}<circle cx="146" cy="44" r="24" fill="${accent}"/><path d="M44 70C60 44 84 44 104 62L128 72" fill="none" stroke="${accent}" stroke-width="9" stroke-linecap="round"/><circle cx="40" cy="62" r="11" fill="${accent}"/><path d="${rows.join('')}" fill="none" stroke="${accent}" stroke-width="6"/>`;
};

const ART: Readonly<Record<Motif, Art>> = { bag, barbell, court, knit, patch, rain, sun, track, waves };

export function coverArt(motif: Motif, base: Hex, accent: Hex): string {
  return `<g clip-path="url(#ca)">${ART[motif](base, accent)}</g>`;
}
