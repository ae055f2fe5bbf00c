/** The marks that only vehicles and crewed weapons have: footprint, gun notch, seats, crew. */
import { CREAM, GOLD, INK, MAKES, MUSTARD, PLASTIC, POSTER_RED } from '../../art/palette';
import type { Pip } from '../model';
import { n, type Picture } from './picture';

const PLASTICS = [PLASTIC.green, PLASTIC.grey, PLASTIC.blue, PLASTIC.red, PLASTIC.tan, PLASTIC.violet] as const;

/** The outline of a vehicle on the ground, front to the right: as long and wide as its model, with an arrow at its front. */
export function footprintPicture(length: number, width: number, player: number, line: number): Picture {
  const [w, h] = [Math.ceil(length + 8), Math.ceil(width + 8)];
  const tone = PLASTICS[player] ?? PLASTIC.green;
  const corner = Math.min(length, width) * 0.2;
  const [cx, cy] = [w / 2, h / 2];
  const tip = cx + length / 2 - width * 0.12;
  const arrow = `M${n(tip - width * 0.24)} ${n(cy - width * 0.3)}L${n(tip)} ${n(cy)}L${n(tip - width * 0.24)} ${n(cy + width * 0.3)}`;
  const side = (sign: number) => n(cy + (sign * width) / 2 - sign * width * 0.13);
  return {
    key: `footprint ${n(length)} ${n(width)} ${player} ${n(line)}`,
    width: w,
    height: h,
    originX: cx,
    originY: cy,
    markup:
      `<rect x="${n(cx - length / 2)}" y="${n(cy - width / 2)}" width="${n(length)}" height="${n(width)}" rx="${n(corner)}" fill="${tone.shade}" fill-opacity=".62" stroke="${INK}" stroke-width="${n(line)}"/>` +
      `<path d="M${n(cx - length * 0.44)} ${side(-1)}H${n(cx + length * 0.3)}M${n(cx - length * 0.44)} ${side(1)}H${n(cx + length * 0.3)}" stroke="${INK}" stroke-opacity=".5" stroke-width="${n(width * 0.12)}" stroke-dasharray="3 2.4"/>` +
      `<path d="${arrow}" fill="none" stroke="${CREAM}" stroke-width="${n(line * 1.1)}" stroke-linecap="round" stroke-linejoin="round"/>`,
  };
}

/** A short barrel outside the rim; its picture points right and is rotated to the gun's direction. */
export function gunNotchPicture(player: number, line: number): Picture {
  const tone = PLASTICS[player] ?? PLASTIC.green;
  return {
    key: `gun notch ${player} ${n(line)}`,
    width: 30,
    height: 18,
    originX: 3,
    originY: 9,
    markup: `<path d="M3 5.5H19V3.5H26V14.5H19V12.5H3Z" fill="${tone.flat}" stroke="${INK}" stroke-width="${n(line * 1.1)}" stroke-linejoin="round"/><path d="M5 7.2H18" stroke="${tone.lit}" stroke-width="1.8"/><circle cx="24" cy="9" r="2" fill="${INK}"/>`,
  };
}

const PIP = 9;
/** The most pips in one row. */
const LONGEST_ROW = 8;

function pip(kind: Pip, x: number, y: number): string {
  switch (kind) {
    case 'empty':
      return `<circle cx="${x}" cy="${y}" r="2.7" fill="none" stroke="#CDBE98" stroke-width="1.3"/>`;
    case 'driver':
      return `<circle cx="${x}" cy="${y}" r="3.5" fill="${GOLD}"/><circle cx="${x}" cy="${y}" r="1.2" fill="${INK}"/>`;
    case 'gunner':
      return `<path d="M${x} ${y - 4}L${x + 4} ${y + 3.2}H${x - 4}Z" fill="#F2755A"/>`;
    case 'passenger':
      return `<circle cx="${x}" cy="${y}" r="3.4" fill="${CREAM}"/>`;
    case 'cargo':
      return `<rect x="${x - 3}" y="${y - 3}" width="6" height="6" fill="#DEA56B"/>`;
  }
}

/** Seats as pips on a dark strip: gold driver, red gunner, cream passenger, brown box, rings for empty seats. */
export function pipsPicture(seats: readonly Pip[]): Picture {
  const rows = Math.ceil(seats.length / LONGEST_ROW);
  const columns = Math.ceil(seats.length / rows);
  const [width, height] = [columns * PIP + 8, rows * PIP + 5];
  const pips = seats.map((kind, i) =>
    pip(kind, 4 + PIP * ((i % columns) + 0.5), 2.5 + PIP * (Math.floor(i / columns) + 0.5)),
  );
  return {
    key: `pips ${seats.join()}`,
    width,
    height,
    originX: width / 2,
    originY: 0,
    markup: `<rect x="1" y="1" width="${width - 2}" height="${height - 2}" rx="${Math.min(6, height / 2 - 1)}" fill="${INK}" stroke="#5A4A30" stroke-width="1"/>${pips.join('')}`,
  };
}

const WIDE_SHIELD = 'M4 4H38V18Q38 24 21 28.5Q4 24 4 18Z';

/** How many figures serve a weapon, out of how many it needs; red while they are too few. */
export function crewPlatePicture(player: number, crew: { readonly now: number; readonly min: number }): Picture {
  const few = crew.now < crew.min;
  const plate = few ? POSTER_RED : (MAKES.plastic[player] ?? MAKES.plastic[0]).plate;
  return {
    key: `crew ${player} ${crew.now} ${crew.min}`,
    width: 42,
    height: 31,
    originX: 21,
    originY: 15,
    markup: `<path d="${WIDE_SHIELD}" fill="${plate}" stroke="${INK}" stroke-width="4.4" stroke-linejoin="round"/><path d="${WIDE_SHIELD}" fill="${plate}" stroke="${CREAM}" stroke-width="1.2" stroke-linejoin="round"/>`,
    lettering: [{ text: `${crew.now}/${crew.min}`, x: 21, y: 14, size: 16, face: 'read', fill: few ? MUSTARD : CREAM }],
  };
}
