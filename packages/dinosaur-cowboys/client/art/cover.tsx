/** The picture on the lid: two posses meet in the evening, and the volcano behind the mesas does not sleep. */
import { artOf, FIGURES } from './figures';

const rays = Array.from({ length: 15 }, (_, i) => {
  const at = (turn: number) => `${250 + 600 * Math.cos(turn)} ${212 + 600 * Math.sin(turn)}`;
  return `M250 212L${at(Math.PI + i * 0.22)}L${at(Math.PI + i * 0.22 + 0.11)}Z`;
}).join('');

const CACTUS = 'M30 240V196M30 222H18V206M30 214H42V200';

const LAND = `
<path d="M0 0H480V320H0Z" fill="#331443"/><circle cx="250" cy="212" r="300" fill="#7A1C38"/>
<circle cx="250" cy="212" r="220" fill="#A3232B"/><circle cx="250" cy="212" r="156" fill="#EE6A22"/><path d="${rays}" fill="#FFC93C" opacity=".2"/>
<circle cx="250" cy="212" r="96" fill="#FFC93C"/><circle cx="250" cy="212" r="72" fill="#FFE88F"/>
<g stroke="#1E1812" stroke-width="3" stroke-linejoin="round" stroke-linecap="round">
<path d="M104 66Q92 40 112 30Q104 6 134 4Q160 -8 174 8Q204 4 204 26Q228 40 204 52Q180 62 150 60L140 78Q120 82 104 66Z" fill="#5A3346"/>
<path d="M112 58Q106 44 122 38Q120 20 140 18Q156 12 164 22" fill="none" stroke="#8A5560" stroke-width="4"/>
<path d="M-20 232Q60 190 104 92L112 88L120 94L132 86L142 92Q176 186 262 232Z" fill="#4A2436"/>
<path d="M104 92L112 88L120 94L132 86L142 92L148 106L138 102L134 134L126 108L120 150L112 112L104 122L98 104Z" fill="#F08A2C"/>
<path d="M120 70L118 44M132 74L146 48M108 76L92 58" fill="none" stroke="#FFC93C" stroke-width="4"/>
<path d="M262 226L276 176L300 172L346 174L356 190L372 226ZM388 226L398 150L420 146L476 148L500 226Z" fill="#8A3B2A"/>
<path d="M272 190H352M268 206H364M394 178H484M391 200H492" stroke="#C8664A" stroke-width="5"/>
<path d="M-10 222Q120 212 240 224Q360 214 490 222V330H-10Z" fill="#C9793F"/>
<path d="M-10 262Q140 244 300 262Q400 270 490 254V330H-10Z" fill="#DDA05E" stroke="none"/>
<path d="${CACTUS}" fill="none" stroke-width="14"/><path d="${CACTUS}" fill="none" stroke="#4E7A48" stroke-width="8"/></g>`;

/** A figure with its feet at a place; a negative scale makes it look left. */
function placed(name: string, x: number, y: number, scale: number): string {
  const { width, height, anchor } = FIGURES.metrics(name, {});
  const big = Math.abs(scale);
  const svg = FIGURES.svg(name, { size: { width: width * big, height: height * big }, outline: 2.6 / big });
  const at = `translate(${x} ${y}) scale(${Math.sign(scale)} 1) translate(${-anchor.x * big} ${-anchor.y * big})`;
  return `<ellipse cx="${x + 14}" cy="${y}" rx="${width * big * 0.42}" ry="9" fill="#5A2A1A" opacity=".4"/><g transform="${at}">${svg}</g>`;
}

const CAST =
  placed(artOf('malice', ['the_blade'], 3), 376, 270, -1) +
  placed(artOf('trismash', ['cass_holloway', 'papa_jonas'], 0), 146, 300, 1.12);

/** A stake with its notice, between stones. */
const STAKE = `<g stroke="#1E1812" stroke-width="3" stroke-linejoin="round"><path d="M222 296V214H230V296Z" fill="#7A4A20"/>
<path d="M202 214H250V242H202Z" fill="#F3E3BD"/><path d="M209 223H243M209 232H234" stroke="#B3261E" stroke-width="4"/>
<path d="M200 300Q206 284 222 288Q238 280 252 300Z" fill="#8A7B66"/></g>`;

/** By preset: who stands in the evening sun, between 160 and 292 across. */
const VIGNETTES = {
  standard:
    placed('old_knocker', 244, 262, -0.5) + placed('papa_jonas', 190, 300, 0.66) + placed('keturah', 258, 312, -0.66),
  quick:
    placed('papa_jonas', 184, 272, 0.62) + placed('mama_hanna', 196, 312, 0.62) + placed('the_blade', 258, 300, -0.66),
  claim: placed('cass_holloway', 184, 308, 0.62) + placed('betty_one_eye', 266, 310, -0.62) + STAKE,
  showdown: placed('hemmings', 252, 258, -0.42) + placed('long_eli', 196, 314, 0.86),
} as const;

/** A preset that has a picture. */
export type Vignette = keyof typeof VIGNETTES;

/** The picture of a preset; it fills its parent. */
export const ModePicture = ({ mode }: { readonly mode: Vignette }) => (
  <Scene markup={LAND + VIGNETTES[mode]} view="160 130 132 190" />
);

function Scene({ markup, view = '0 0 480 320' }: { readonly markup: string; readonly view?: string }) {
  return (
    <svg
      viewBox={view}
      preserveAspectRatio="xMidYMid slice"
      style={{ display: 'block', width: '100%', height: '100%' }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

export function Cover() {
  return <Scene markup={LAND + CAST} />;
}

/** Dusk over the land, dark enough for cream letters. */
const DUSK = '<path d="M0 0H480V320H0Z" fill="#1E1812" opacity=".62"/>';

/** The same evening without the riders, behind a page. */
export function Evening() {
  return (
    <span style={{ position: 'fixed', inset: 0, zIndex: -1 }}>
      <Scene markup={LAND + DUSK} />
    </span>
  );
}
