import type { CutDrawing } from '../material/cut-drawing';
import { emblem, inkOf, namePatch, wordmark } from '../material/emblem';
import { AXIS, across, box, whole } from '../material/outline';
import type { Sketch } from '../material/sketch';
import { cord, label, rivet, seam, topstitch, zip } from '../material/thread';

export function handle(sketch: Sketch, d: string, width: number, color: string): void {
  sketch.reach(d, width / 2);
  sketch.paint(
    `<path d="${d}" fill="none" stroke="${sketch.tones.shade}" stroke-width="${width + 2}" opacity=".35" transform="translate(2 3)"/><path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"/>`,
  );
  sketch.top(
    `<path d="${d}" fill="none" stroke="#fff" stroke-width="${width * 0.3}" opacity=".12"/><path d="${d}" fill="none" stroke="${sketch.tones.stitch}" stroke-width=".8" stroke-dasharray="2.4 1.4"/>`,
  );
}

export function named(sketch: Sketch, x: number, y: number, width: number): void {
  const { print, house } = sketch.spec;
  if (print === 'solid' || print === 'melange')
    sketch.paint(wordmark(x, y - width * 0.06, width, { color: inkOf(sketch), weight: 2.4, house }));
  else namePatch(sketch, x, y, width * 1.2);
}

export const tote: CutDrawing = {
  stage: 'flat',
  draw(sketch, back) {
    const strap = sketch.spec.print === 'colourblock' ? sketch.tones.accent : sketch.tones.trim;
    handle(sketch, 'M152 204C150 90 176 66 204 66C232 66 254 90 252 204', 15, sketch.tones.inside);
    sketch.part('M82 186Q200 176 318 186L316 202Q200 194 84 202Z', { fill: 'inside', height: 0.36 });
    sketch.part(whole('M200 192Q260 192 318 190C322 260 328 350 330 424C330 436 324 440 314 440L200 442'), {
      over: true,
      height: 0.62,
    });
    sketch.part(whole('M200 366Q270 366 327 360L330 424C330 436 324 440 314 440L200 442'), {
      fill: 'block',
      height: 0.64,
      edge: 0.3,
    });
    seam(sketch, across('M200 366Q270 366 327 360'));
    topstitch(sketch, across('M200 208Q260 208 318 206'));
    handle(sketch, 'M144 252L144 200C142 110 168 84 200 84C232 84 258 110 256 200L256 252', 16, strap);
    for (const x of [144, 256])
      topstitch(
        sketch,
        `M${x - 6} 214L${x + 6} 226L${x - 6} 226L${x + 6} 214L${x - 6} 214L${x - 6} 250L${x + 6} 250L${x + 6} 214`,
      );
    const c = sketch.chance;
    for (const side of [-1, 1]) {
      sketch.fold(AXIS + side * 112, 210, AXIS + side * c.between(70, 96), 340, side * 6, 8, 0.26);
      sketch.fold(AXIS + side * 56, 256, AXIS + side * c.between(20, 70), 400, side * 8, 9, -0.26);
      sketch.fold(AXIS + side * 118, 420, AXIS + side * 60, 350, side * -8, 8, 0.3);
    }
    if (back) return;
    if (sketch.spec.print === 'logo') emblem(sketch, AXIS, 306, 96);
    else named(sketch, AXIS, 306, 96);
  },
};

export const duffel: CutDrawing = {
  fit: 0.93,
  stage: 'floor',
  draw(sketch, back) {
    sketch.ground(200, 360, 160, 14);
    const webbing = sketch.tones.dark ? '#3b3731' : sketch.tones.seam;
    handle(sketch, 'M58 262C34 130 110 66 206 82C300 98 372 160 342 262', 13, webbing);
    sketch.part(whole('M200 212C270 210 318 212 336 222C354 240 356 310 344 344C338 356 326 360 310 360L200 362'), {
      height: 0.64,
    });
    sketch.part(whole('M200 212C260 210 300 211 322 215L318 226Q260 230 200 230'), { fill: 'trim', height: 0.7 });
    sketch.both((flip, side) => {
      sketch.part(
        flip(
          'M304 214C322 214 332 218 337 223C354 242 355 310 344 344C338 356 326 360 306 360C318 320 318 252 304 214Z',
        ),
        { fill: 'block', over: true, height: 0.68, turn: side * 8 },
      );
      topstitch(sketch, flip('M300 216C314 254 314 320 302 359'));
      sketch.part(flip('M248 214L264 214L266 361L246 361Z'), { fill: 'trim', over: true, height: 0.72 });
      topstitch(sketch, flip('M250 216L248 360M262 216L264 360'));
      rivet(sketch, AXIS + side * 340, 240, 0.4);
      sketch.fold(AXIS + side * 104, 236, AXIS + side * 70, 300, side * 6, 8, 0.28);
      sketch.fold(AXIS + side * 102, 340, AXIS + side * 66, 300, side * -6, 8, -0.3);
    });
    sketch.fold(152, 250, 248, 244, 8, 9, -0.3);
    sketch.fold(150, 340, 250, 346, 6, 10, 0.26);
    zip(sketch, 'M92 221Q200 224 308 221', [286, 222]);
    handle(sketch, 'M145 250C146 168 176 146 200 146C224 146 254 168 255 250', 14, sketch.tones.trim);
    sketch.part(box(180, 140, 40, 20, 6), { fill: 'accent', weave: 'none', over: true, height: 0.8 });
    if (!back) named(sketch, AXIS, 282, 64);
    else sketch.part(box(164, 268, 72, 46, 5), { over: true, height: 0.7 });
  },
};

function packFront(sketch: Sketch): void {
  sketch.part(whole('M200 70C262 68 298 96 304 150C314 240 318 340 312 412C308 432 296 440 276 442L200 444'), {
    over: true,
    height: 0.64,
  });
  const pocket = 'M200 262Q270 260 298 272C304 330 304 380 298 424C288 434 270 436 200 437';
  sketch.part(whole(pocket), { fill: 'block', over: true, height: 0.72 });
  topstitch(sketch, across('M200 300Q264 298 299 306'));
  sketch.part(whole('M200 262Q270 260 298 272L299 300Q264 292 200 292'), { fill: 'block', height: 0.76 });
  zip(sketch, across('M200 296Q262 295 298 303'), [268, 299]);
  zip(sketch, across('M200 118C246 118 270 138 276 176L282 244'), [282, 246]);
  sketch.both((flip, side) => {
    seam(sketch, flip('M276 90C284 180 290 250 288 262'), 0.8);
    sketch.fold(AXIS + side * 84, 190, AXIS + side * 40, 232, side * 8, 8, 0.28);
    sketch.fold(AXIS + side * 80, 330, AXIS + side * 40, 400, side * 8, 9, -0.28);
    sketch.part(flip('M312 322L332 318C338 360 334 410 324 430L310 428C316 390 316 350 312 322Z'), {
      fill: 'trim',
      weave: 'mesh',
      over: true,
      height: 0.6,
    });
  });
  label(sketch, AXIS, 206, 40, 24, '#efe7d6');
  if (sketch.spec.print === 'logo') emblem(sketch, AXIS, 366, 62);
}

export function packBack(sketch: Sketch): void {
  sketch.part(whole('M200 70C262 68 298 96 304 150C314 240 318 340 312 412C308 432 296 440 276 442L200 444'), {
    over: true,
    height: 0.6,
    fill: 'trim',
  });
  sketch.part(whole('M200 120C240 120 262 130 266 160L274 390C272 408 262 412 200 412'), {
    fill: 'inside',
    weave: 'mesh',
    height: 0.7,
  });
  for (const x of [176, 224]) sketch.groove(`M${x} 130L${x} 404`, 8, -0.4);
  sketch.both((flip) => {
    sketch.part(
      flip(
        'M222 96C246 92 262 104 266 132C276 200 292 262 296 318L272 322C266 270 250 210 236 158C230 134 224 116 222 96Z',
      ),
      { over: true, height: 0.78 },
    );
    topstitch(sketch, flip('M228 102C246 100 257 110 261 134C271 202 285 262 290 314'));
    sketch.paint(
      `<path d="${flip('M284 322C290 360 300 390 306 410')}" fill="none" stroke="${sketch.tones.shade}" stroke-width="8"/>`,
    );
    sketch.top(
      `<path d="${flip('M276 318L294 316L296 332L278 334Z')}" fill="#3a3733" stroke="#77736c" stroke-width="1"/>`,
    );
  });
  cord(sketch, 'M160 196L240 196', '#3a3733', 5);
}

export const backpack: CutDrawing = {
  stage: 'flat',
  kids: [0.86, 0.82],
  draw(sketch, back) {
    sketch.shows('shoulder-straps');
    handle(sketch, 'M176 84C172 44 184 36 200 36C216 36 228 44 224 84', 12, sketch.tones.trim);
    if (back) packBack(sketch);
    else packFront(sketch);
  },
};
