import { starPoints } from '@dwo/kits/art/emblems';
import { INK } from '@dwo/kits/art/palette';
import type { ComponentChildren } from 'preact';
import { BoxFigure, useDrawings } from './later';
import './poster.css';
import { say } from '../../box/words';

const Layer = ({ name, box, markup }: { name: string; box: string; markup: string }) => (
  <svg class={`poster-layer poster-layer--${name}`} viewBox={box} dangerouslySetInnerHTML={{ __html: markup }} />
);

const SPACE = '16 16 1248 768';

/** The sheet of paper with its sky; `plain` leaves out monster and army, for panels that need the room. */
export function Poster({ children, plain = false }: { children: ComponentChildren; plain?: boolean }) {
  const drawn = useDrawings();
  return (
    <div class={plain ? 'poster-sheet poster-sheet--plain' : 'poster-sheet'}>
      <div class="poster-art" aria-hidden="true">
        <div class="poster-rays" />
        <div class="poster-dots" />
        {drawn && <Layer name="sky" box={SPACE} markup={(plain ? '' : drawn.SUN) + drawn.FLYERS} />}
        {drawn && <Layer name="horizon" box={SPACE} markup={drawn.HORIZON} />}
        <div class="poster-fence" />
        {drawn && !plain && <Layer name="monster" box={SPACE} markup={drawn.MONSTER} />}
        <div class="poster-table" />
        {drawn && !plain && <Layer name="army" box={SPACE} markup={drawn.ARMY} />}
        <div class="poster-folds" />
      </div>
      {children}
    </div>
  );
}

const WORDS = [
  { text: 'DINO', x: 6, y: 196, length: 372 },
  { text: 'WARS!', x: 44, y: 374, length: 464 },
] as const;

const DEPTH = [16, 13, 10, 7, 4];

/** The lettering of the game's name on the poster, with the badge beside it. */
export function Lettering() {
  const words = (dx: number, dy: number) =>
    WORDS.map(({ text, x, y, length }) => (
      <text key={text} x={x + dx} y={y + dy} textLength={length} lengthAdjust="spacingAndGlyphs">
        {text}
      </text>
    ));
  return (
    <svg class="lettering" viewBox="-14 -4 590 424" aria-hidden="true">
      <defs>
        <linearGradient id="lettering-fill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#FFE88F" />
          <stop offset=".45" stop-color="#FFC93C" />
          <stop offset="1" stop-color="#F0801F" />
        </linearGradient>
      </defs>
      <g transform="rotate(-6 280 210)" font-size="216" stroke-linejoin="round">
        <g fill={INK} stroke={INK} stroke-width="26">
          {words(16, 18)}
        </g>
        <g fill="#7A1512" stroke="#7A1512" stroke-width="13">
          {DEPTH.map((step) => words(step, step * 1.15))}
        </g>
        <g fill={INK} stroke={INK} stroke-width="22">
          {words(0, 0)}
        </g>
        <g fill="#FFF6DE" stroke="#FFF6DE" stroke-width="11">
          {words(0, 0)}
        </g>
        <g fill="url(#lettering-fill)">{words(0, 0)}</g>
      </g>
      <g transform="translate(494 104) rotate(7)">
        <polygon
          points={starPoints(156, 156, 20, 0.84)}
          fill="#0E655B"
          stroke={INK}
          stroke-width="6"
          stroke-linejoin="round"
          transform="translate(3 4)"
        />
        <polygon
          points={starPoints(156, 156, 20, 0.84)}
          fill="#168a7b"
          stroke={INK}
          stroke-width="5"
          stroke-linejoin="round"
        />
        <circle r="54" fill="none" stroke="#FFF6DE" stroke-width="2.4" stroke-dasharray="5 4" />
        <text
          class="lettering__badge"
          y="-2"
          font-size="38"
          fill="#FFF6DE"
          stroke={INK}
          stroke-width="5"
          paint-order="stroke"
          text-anchor="middle"
        >
          {say('box.lettering')}
        </text>
        <text class="lettering__small" y="22" font-size="19" fill="#FFE36A" text-anchor="middle">
          {say('box.players')}
        </text>
      </g>
    </svg>
  );
}

/** The red toy box, with figures that look over its rim. */
export function ToyBox({ children }: { children: ComponentChildren }) {
  const drawn = useDrawings();
  return (
    <div class="toybox">
      <div class="toybox__toys" aria-hidden="true">
        <BoxFigure art="triceratops" width={196} height={104} />
        <BoxFigure art="tyrannosaurus" width={190} height={140} />
        <BoxFigure art="parasaurolophus" width={170} height={120} />
      </div>
      <svg
        class="toybox__patrol"
        viewBox="0 0 390 100"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: drawn?.PATROL ?? '' }}
      />
      <div class="toybox__lid" aria-hidden="true" />
      <div class="toybox__front">
        <svg class="toybox__wood" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path
            d="M.6 0H99.4L97.6 100H2.4Z"
            fill="#8C1C12"
            stroke={INK}
            stroke-width="6"
            vector-effect="non-scaling-stroke"
          />
          <path d="M1.2 33.4H98.8M1.7 66.7H98.3" stroke="#5E0F0C" stroke-width="3" vector-effect="non-scaling-stroke" />
        </svg>
        {children}
      </div>
    </div>
  );
}
