import { ridgeData, ridgePoints } from "../landscape.ts";
import { mix } from "../palette.ts";
import { foliage } from "../plants.ts";
import { at, circle, ellipse, faded, num, path, rect, stroke, times } from "../shapes.ts";
import { cumulus, sky, sun } from "../sky.ts";
import { place } from "../stage.ts";
import type { Stage } from "../stage.ts";

/** A little landscape of ridges in a frame; corner (x, y), size w × h, in the units of its group. */
function view(s: Stage, id: string, x: number, y: number, w: number, h: number): string {
  const { palette: p } = s;
  const layer = (index: number): string => {
    const t = index / 4;
    const points = ridgePoints(s.random, {
      width: w,
      y: y + h * (0.58 + t * 0.4),
      rise: h * 0.3,
      waves: 3.4,
      sharp: true,
    });
    return `<g transform="translate(${num(x)} 0)">${path(ridgeData(points, y + h + 4, true), p.ridge(0.1 + t * 0.85))}</g>`;
  };
  return `<clipPath id="${id}"><rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}"/></clipPath><g clip-path="url(#${id})">${rect(x, y, w, h, p.sky[2])}${rect(x, y, w, h * 0.34, mix(p.sky[1], p.sky[2], 0.4))}${circle(x + w * 0.68, y + h * 0.34, h * 0.13, p.dark ? p.disc : p.tone("vermilion"))}${times(5, layer)}</g>`;
}

/** An evening lecture: rows of listeners before a screen of mountains. */
export function lectureHall(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const wall = p.name === "night" ? p.ridge(0.28) : mix(p.shade("slate", 0.5), p.tone("ink"), 0.3);
  const wood = p.shade("wood", 0.3);
  const [sw, sh] = [620, 350];
  const listener = (x: number, y: number, k: number, color: string): string =>
    at(x, y, k, [
      path("M-74 60Q-76-10-30-24L-16-34H16L30-24Q76-10 74 60Z", color),
      ellipse(0, -66, 33, 40, color),
      random.chance(0.4) ? circle(0, -104, 15, color) : "",
    ]);
  const row = (y: number, k: number, count: number, amount: number): string => {
    const color = mix(wall, p.shade("ink", 0.2), amount);
    const step = W / u / count;
    return times(count + 1, (index) =>
      place(
        s,
        (index * step + ((y * 97) % step) - step * 0.3) * u,
        H * y,
        1,
        listener(random.between(-12, 12), random.between(-5, 5), k * random.between(0.92, 1.06), color),
      ),
    );
  };
  const speaker = [
    path("M-26 0L-22-150Q-24-214 0-218Q26-214 24-150L28 0Z", p.tone("vermilion")),
    path("M-26 0L-24-90H26L28 0Z", p.tone("ink")),
    circle(0, -246, 25, p.shade("wood", 0.1)),
    path("M-27-246Q-28-276 0-278Q28-276 27-246Q20-262 0-262T-27-246Z", p.tone("ink")),
    stroke("M-18-186L-74-230", p.tone("vermilion"), 17),
    stroke("M-74-230L-128-270", p.tone("wood"), 5),
  ];
  const lamp = (x: number): string =>
    rect(x - 2, -900, 4, 330, wood) +
    path(`M${x - 50}-560Q${x - 40}-600 ${x}-602Q${x + 40}-600 ${x + 50}-560Z`, p.tone("vermilion")) +
    ellipse(x, -560, 50, 9, p.tint("amber", 0.5));
  return [
    rect(0, 0, W, H, wall),
    times(Math.ceil(W / (90 * u)), (index) =>
      rect(index * 90 * u, 0, 3 * u, H, mix(wall, p.shade("ink", 0.3), 0.25)),
    ),
    rect(0, H * 0.72, W, H * 0.3, mix(wood, p.tone("ink"), 0.4)),
    place(
      s,
      W / 2,
      H * 0.66,
      1.16,
      rect(-sw / 2 - 14, -sh - 134, sw + 28, sh + 28, p.tone("ink"), 4),
      view(s, "screen", -sw / 2, -sh - 120, sw, sh),
      rect(-sw / 2 - 30, -sh - 146, sw + 60, 16, wood, 6),
    ),
    faded(
      0.1,
      path(
        `M${num(W / 2)} ${num(H * 0.97)}L${num(W / 2 - 360 * u)} ${num(H * 0.66 - 545 * u)}V${num(H * 0.66 - 140 * u)}ZM${num(W / 2)} ${num(H * 0.97)}L${num(W / 2 + 360 * u)} ${num(H * 0.66 - 545 * u)}V${num(H * 0.66 - 140 * u)}ZM${num(W / 2)} ${num(H * 0.97)}L${num(W / 2 - 360 * u)} ${num(H * 0.66 - 140 * u)}h${num(720 * u)}Z`,
        p.disc,
      ),
    ),
    place(s, W / 2, H * 0.74, 1.1, lamp(-450), lamp(450)),
    place(
      s,
      W / 2 + 410 * u,
      H * 0.78,
      1.05,
      ...speaker,
      path("M-150 0L-138-120H-44L-36 0Z", wood) +
        path("M-160-128H-30V-112H-160Z", p.tone("wood")) +
        rect(-110, -148, 30, 22, p.tone("paper")),
    ),
    row(0.82, 0.72, 11, 0.35),
    row(0.9, 0.96, 9, 0.62),
    row(1.0, 1.3, 7, 0.95),
  ].join("");
}

/** A desk by a window: a journal, a map, tea. */
export function openJournal(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const desk = p.tone("ochre");
  const grainLines = times(15, (index) =>
    stroke(
      `M-10 ${num(H * (0.03 + index * 0.068))}Q${num(W * 0.3)} ${num(H * (0.02 + index * 0.068) + random.between(-14, 14) * u)} ${num(W * 0.6)} ${num(H * (0.035 + index * 0.068))}T${num(W + 10)} ${num(H * (0.03 + index * 0.068))}`,
      p.shade("ochre", 0.14),
      random.between(1.5, 4) * u,
    ),
  );
  const page = p.tone("paper");
  const text = times(9, (row) =>
    rect(56, -120 + row * 26, (row % 4 === 3 ? 150 : 250) - (row % 3) * 16, 5, p.shade("paper", 0.34), 2),
  );
  const book = `<g transform="rotate(-4)">${[
    path("M-352-206Q-180-232 0-204Q180-232 352-206V214Q180 190 0 218Q-180 190-352 214Z", p.shade("ink", 0.2)),
    path("M-340-200Q-170-226 0-198V206Q-170 180-340 204Z", page),
    path("M340-200Q170-226 0-198V206Q170 180 340 204Z", mix(page, p.shade("paper", 0.3), 0.3)),
    path("M0-198Q-40-210-70-208V196Q-40 196 0 206Q40 196 70 196V-208Q40-210 0-198Z", p.shade("paper", 0.16)),
    view(s, "sketch", -306, -160, 236, 180),
    times(4, (row) => rect(-304, 50 + row * 28, row === 3 ? 140 : 236, 5, p.shade("paper", 0.34), 2)),
    text,
    stroke("M60 140Q100 96 140 130T220 116T296 80", p.tone("vermilion"), 4, 'stroke-dasharray="10 9"') +
      circle(60, 140, 8, p.tone("vermilion")) +
      path("M296 80q-16-22 0-36q16 14 0 36z", p.tone("vermilion")),
    path("M150-206H176V-90L163-104L150-90Z", p.tone("vermilion")),
  ].join("")}</g>`;
  const mapSheet = `<g transform="rotate(9)">${[
    rect(-330, -220, 660, 440, p.tone("cream")),
    path("M-330-220H-110V220H-330ZM110-220H330V220H110Z", p.shade("cream", 0.08)),
    path("M-280-90Q-220-170-120-140T30-160T160-80T120 60T-40 110T-220 60Z", p.tone("moss")) +
      path("M180 60Q230 20 280 70T240 170T160 130Z", p.tone("moss")),
    stroke("M-240-60Q-120-20-60-70T110-40", p.tone("sea"), 7) +
      stroke("M-310 140Q-200 100-120 160T100 160T310-20", p.shade("cream", 0.3), 3) +
      stroke("M-170-96L-60 20L70-60L220 90", p.tone("vermilion"), 4, 'stroke-dasharray="12 10"'),
    [
      [-170, -96],
      [-60, 20],
      [70, -60],
      [220, 90],
    ]
      .map(([mx, my]) => circle(mx ?? 0, my ?? 0, 9, p.tone("vermilion")))
      .join(""),
    `<g transform="translate(252 -140)">${circle(0, 0, 44, "none", `stroke="${p.shade("ink", 0.2)}" stroke-width="3"`)}${path("M0-40L9 0L0 40L-9 0Z", p.tone("ink"))}${path("M-40 0L0-9L40 0L0 9Z", p.tone("vermilion"))}</g>`,
  ].join("")}</g>`;
  const tea = [
    ellipse(10, 14, 122, 122, p.shade("ochre", 0.35)),
    circle(0, 0, 118, p.tone("paper")),
    circle(0, 0, 92, p.shade("paper", 0.12)),
    circle(0, 0, 70, p.tone("paper")),
    circle(0, 0, 60, p.shade("terracotta", 0.25)),
    path(
      "M-44-24A50 50 0 0 1 10-48",
      "none",
      `stroke="${p.tint("amber", 0.4)}" stroke-width="7" stroke-linecap="round"`,
    ),
    path("M60-16q50-16 56 16t-50 34l-4-14q34-2 34-20t-34-2z", p.tone("paper")),
  ];
  const pen = `<g transform="rotate(-28)">${rect(-170, -9, 250, 20, p.tone("pine"), 9)}${rect(40, -11, 24, 24, p.tone("amber"), 3)}${path("M80-8L150 0L80 10Z", p.tone("amber"))}${rect(-160, -18, 90, 6, p.tone("amber"), 3)}</g>`;
  const photos = (x: number, y: number, turn: number, id: string): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-84, -98, 168, 200, p.shade("ochre", 0.35))}${rect(-90, -104, 168, 200, p.tone("paper"))}${view(s, id, -78, -92, 144, 140)}</g>`;
  const shade = faded(
    0.12,
    path(
      `M${num(W * 0.62)} 0H${num(W * 0.78)}L${num(W * 0.4)} ${num(H)}H${num(W * 0.18)}ZM${num(W * 0.84)} 0H${num(W)}V${num(H * 0.1)}L${num(W * 0.66)} ${num(H)}H${num(W * 0.46)}Z`,
      p.disc,
    ),
  );
  return [
    rect(0, 0, W, H, desk),
    grainLines,
    place(s, W * 0.72, H * 0.3, 1.0, mapSheet),
    place(
      s,
      W * 0.5,
      H * 0.56,
      1.12,
      `<g opacity=".3">${path("M-352-196Q-180-222 0-194Q180-222 372-186V236Q180 214 0 242Q-180 214-352 236Z", p.shadow)}</g>`,
      book,
    ),
    place(s, W * 0.5 - 450 * u, H * 0.5 - 250 * u, 1, photos(0, 0, -12, "p1"), photos(130, -20, 7, "p2")),
    place(s, W * 0.5 + 450 * u, H * 0.8, 1.08, ...tea),
    place(s, W * 0.5 - 420 * u, H * 0.85, 1.05, pen),
    place(
      s,
      W * 0.02,
      H * 0.98,
      1,
      foliage(s, 0, 0, 260, 180, "pine"),
      foliage(s, 60, -30, 120, 80, "vermilion", { count: 6 }),
    ),
    shade,
  ].join("");
}

/** A window seat: clouds, far ridges and the wing; a cup and two books on the table. */
export function suitcaseWindow(s: Stage): string {
  const { W, H, u, palette: p, random } = s;
  const cabin = mix(p.tone("cream"), p.shade("stone", 0.3), 0.25);
  const [ww, wh, k] = [430, 560, 1.08];
  const [cx, cy] = [W * 0.5, H * 0.43];
  const rounded = (grow: number, fill: string): string =>
    place(s, cx, cy, k, rect(-ww / 2 - grow, -wh / 2 - grow, ww + grow * 2, wh + grow * 2, fill, 190 + grow));
  const pane = `<clipPath id="pane"><rect x="${num(cx - (ww / 2) * k * u)}" y="${num(cy - (wh / 2) * k * u)}" width="${num(ww * k * u)}" height="${num(wh * k * u)}" rx="${num(190 * k * u)}"/></clipPath>`;
  const low = cy + (wh / 2) * k * u;
  const far = (lift: number, depth: number): string => {
    const points = ridgePoints(random, {
      width: W,
      y: low - lift * u,
      rise: 80 * u,
      waves: W / (260 * u),
      sharp: true,
    });
    return path(ridgeData(points, H, true), p.ridge(depth));
  };
  const outside = [
    sky(s, low),
    sun(s, cx + random.pick([-80, 90]) * u, cy - 110 * u, 62),
    far(210, 0.12) + far(170, 0.28) + far(130, 0.46),
    faded(0.75, cumulus(s, cx - 150 * u, low - 120 * u, 330), cumulus(s, cx + 190 * u, low - 110 * u, 300)),
    cumulus(s, cx - 60 * u, low - 40 * u, 420) +
      cumulus(s, cx + 210 * u, low - 20 * u, 380) +
      cumulus(s, cx - 260 * u, low, 380),
    place(
      s,
      cx,
      cy,
      k,
      path("M-300 330L96 34L126-60L150-64L158 20L-40 330Z", p.tone("paper")),
      path("M-180 330L110 46L158 20L-40 330Z", p.shade("slate", 0.12)),
      path("M126-60L150-64L158 20L130 34Z", p.tone("vermilion")),
      stroke("M-150 250L70 74M-70 250L112 66", p.shade("slate", 0.3), 3),
    ),
  ].join("");
  const table = [
    rect(-2000, 0, 4000, 400, p.shade("stone", 0.12)),
    rect(-2000, 0, 4000, 10, p.tint("stone", 0.4)),
    ellipse(-238, 62, 92, 12, p.shade("stone", 0.36)),
    path("M-306-66H-186L-198 62H-294Z", p.tone("paper")),
    path("M-222-66H-186L-198 62H-232Z", p.shade("paper", 0.3)),
    ellipse(-246, -66, 60, 12, p.tone("paper")) + ellipse(-246, -65, 50, 8, p.shade("wood", 0.2)),
    stroke("M-188-34q46 2 40 36t-48 26", p.tone("paper"), 12),
    stroke("M-262-92q-14-22 4-44t-4-48M-232-92q-14-18 4-40", p.cloud, 7, 'opacity=".55"'),
  ];
  const books = `<g transform="translate(150 66) rotate(-2)">${rect(-14, -34, 270, 36, p.tone("vermilion"), 5)}${rect(-2, -27, 262, 22, p.tone("paper"))}${rect(6, -70, 232, 34, p.tone("pine"), 5)}${rect(16, -63, 226, 20, p.tone("paper"))}${path("M60-36h20v54l-10-9l-10 9z", p.tone("amber"))}</g>`;
  const panel = (side: number): string =>
    place(
      s,
      cx + side * 560 * u,
      cy,
      k,
      rect(-150, -wh / 2 - 60, 300, wh + 120, mix(cabin, p.tone("paper"), 0.35), 120),
    );
  return [
    rect(0, 0, W, H, cabin),
    panel(-1) + panel(1),
    rounded(74, mix(cabin, p.shadow, 0.12)) +
      rounded(46, mix(cabin, p.shadow, 0.26)) +
      rounded(20, p.tone("paper")),
    `${pane}<g clip-path="url(#pane)">${outside}${place(s, cx, cy, k, rect(-ww / 2, -wh / 2, ww, 120, p.tone("cream")), rect(-ww / 2, -wh / 2 + 112, ww, 8, p.shade("cream", 0.3)), rect(-36, -wh / 2 + 92, 72, 12, p.shade("stone", 0.3), 6))}</g>`,
    place(s, cx, H * 0.85, 1.1, ...table, books),
  ].join("");
}
