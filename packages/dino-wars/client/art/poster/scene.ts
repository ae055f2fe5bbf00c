/** The rest of the poster: sun, plastic army with its tank, picket fence, distant sauropods, flyers. */

import { starPoints } from '@dwo/kits/art/emblems';
import { pathOf } from '@dwo/kits/art/figures/outline';
import { molded, SOLID } from '@dwo/kits/art/figures/paint';
import { POSES } from '@dwo/kits/art/figures/poses';
import { paintSoldier } from '@dwo/kits/art/figures/soldiers';
import { CREAM, INK, PLASTIC } from '@dwo/kits/art/palette';
import { DINOSAURS, type SoldierArt } from '../figures';

const shapeOf = (art: keyof typeof DINOSAURS, transform: string) =>
  `<g transform="${transform}">${DINOSAURS[art].parts
    .filter(([role]) => SOLID.has(role))
    .map(([, shape]) => `<path d="${pathOf(shape)}"/>`)
    .join('')}</g>`;

/** The sun with its halo, centred on the monster's head. */
export const SUN =
  '<defs><pattern id="sun-dots" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="4.5" cy="4.5" r="1.7" fill="#F2B84A"/></pattern></defs>' +
  '<circle cx="838" cy="266" r="236" fill="#FFE88F" fill-opacity=".3"/><circle cx="838" cy="266" r="206" fill="#FFE88F"/><circle cx="838" cy="266" r="206" fill="url(#sun-dots)"/>';

/** Black pterosaurs in the sky. */
export const FLYERS = `<g fill="#35174A">${shapeOf('pteranodon', 'translate(556 70) scale(.5) rotate(-8)')}${shapeOf('pterodactyl', 'translate(1136 56) scale(-.66 .66) rotate(6)')}${shapeOf('pteranodon', 'translate(1176 196) scale(.36) rotate(10)')}</g>`;

/** Hills and a sauropod on the horizon, behind the picket fence. */
export const HORIZON = `<path d="M-900 700V600Q-560 480 -320 560Q-180 470 -40 540Q120 470 250 560Q380 510 470 590Q620 540 760 600Q980 560 1280 600V700Z" fill="#43184A"/><g fill="#5A1D44">${shapeOf('apatosaurus', 'translate(716 496) scale(-.92 .92)')}</g>`;

function soldier(art: SoldierArt, x: number, y: number, scale: number, flip = false): string {
  const brush = { outline: 2.9, uid: `poster-${x}-`, dead: false, black: false };
  return (
    `<ellipse cx="${x + 10}" cy="${y + 1}" rx="${scale * 21}" ry="${scale * 4.4}" fill="${INK}" opacity=".35"/>` +
    `<g transform="translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale}) translate(-28 -59)">${paintSoldier(POSES[art], PLASTIC.green, brush)}</g>`
  );
}

function flash(x: number, y: number, size: number, beat: number): string {
  return (
    `<g class="flash flash--${beat}" transform="translate(${x} ${y})">` +
    `<polygon points="${starPoints(size * 2, size * 2, 11, 0.5)}" fill="#EE8A22" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/>` +
    `<polygon points="${starPoints(size * 1.45, size * 1.45, 11, 0.55)}" fill="#FFE88F"/></g>`
  );
}

const tracer = (d: string, beat: number) =>
  `<g class="flash flash--${beat}"><path d="${d}" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><path d="${d}" stroke="${CREAM}" stroke-width="3.4" stroke-dasharray="26 14"/></g>`;

function tank(id: string): string {
  const brush = { outline: 3.2, uid: id, dead: false, black: false };
  const tone = PLASTIC.green;
  const wheels = [18, 36, 54, 72, 90, 110]
    .map(
      (x) =>
        `<circle cx="${x}" cy="57" r="8.4" fill="${tone.flat}" stroke="${INK}" stroke-width="2.6"/><circle cx="${x}" cy="57" r="2.6" fill="${INK}"/>`,
    )
    .join('');
  return (
    molded('M92 19L150 12L151 17L92 27Z', tone, brush, `${id}-gun`) +
    molded('M144 9H153V20H144Z', tone, brush, `${id}-muzzle`) +
    molded('M56 2H73V12H56Z', tone, brush, `${id}-hatch`) +
    molded('M40 34L46 12Q48 8 54 8L84 8Q92 9 96 20L98 34Z', tone, brush, `${id}-turret`) +
    molded('M6 36L16 30L108 30L128 40L122 52L10 52Z', tone, brush, `${id}-hull`) +
    `<rect x="2" y="44" width="126" height="26" rx="13" fill="#2B2620" stroke="${INK}" stroke-width="6" paint-order="stroke"/><rect x="6" y="48" width="118" height="18" rx="9" fill="#4A4236"/>` +
    wheels +
    `<path d="M68 13L70 18.3L75.6 18.5L71.2 22L72.7 27.5L68 24.4L63.3 27.5L64.8 22L60.4 18.5L66 18.3Z" fill="${CREAM}"/>`
  );
}

/** The army on the picnic table, in the poster's space, with feet at y 700 to 784. */
export const ARMY =
  tracer('M748 636L858 474', 1) +
  tracer('M814 698L892 580', 3) +
  soldier('soldier-leader', 566, 744, 1.85) +
  soldier('soldier-rifle', 660, 722, 1.75) +
  soldier('soldier-bazooka', 838, 748, 1.85) +
  soldier('soldier-automatic_rifle', 708, 778, 1.95) +
  soldier('soldier-grenade', 944, 772, 1.8) +
  `<g transform="translate(1254 664) scale(-1.55 1.55)">${tank('pt')}</g>` +
  flash(738, 648, 25, 1) +
  flash(804, 706, 23, 3) +
  flash(918, 664, 32, 2) +
  flash(998, 684, 48, 3);

/** The part of the army that fits on a phone: 390 wide, with feet at y 100. */
export const PATROL =
  tracer('M112 42L176 -30', 1) +
  soldier('soldier-leader', 30, 98, 1.22) +
  soldier('soldier-rifle', 84, 99, 1.22) +
  soldier('soldier-bazooka', 164, 100, 1.3) +
  `<g transform="translate(384 26) scale(-1.02 1.02)">${tank('ptp')}</g>` +
  flash(138, 48, 18, 1) +
  flash(212, 46, 20, 2) +
  flash(222, 40, 24, 3);
