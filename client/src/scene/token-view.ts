/** One figure on the table: base, ring, shadow, drawing and the small plates above it. */
import type { Point } from '@dwo/kernel';
import { type Container, Sprite, Texture } from 'pixi.js';
import type { Token } from './model';
import { basePicture, rimOf } from './pictures/base';
import { type FigurePicture, figurePicture } from './pictures/figure';
import type { Picture } from './pictures/picture';
import {
  candidateRing,
  notchPicture,
  PLASTER,
  pennantPicture,
  platePicture,
  rankPicture,
  selectedRing,
  targetRing,
} from './pictures/tags';
import { plateAngle } from './plate-angle';
import type { Layer } from './stage';
import { Stamp } from './stamp';
import type { TextureStore } from './textures';

/** Smallest base disc, in pixels at the reference zoom. */
const LEAST_DISC = 11;
/** The figure stands this share of the radius in front of the disc's middle. */
const STANDS = 0.14;
/** Size of a dead figure's marker against the lying figure. */
export const MARKER_SIZE = 0.68;

/** Radians that a figure's shadow leans to the right: the light is low at the upper left. */
const SHADOW_SKEW = -1.06;

/** Height of a wounded figure's plaster, as a share of its own, unless its neck makes it tall. */
const PLASTER_HEIGHT = 0.42;

/** How the eye looks: pixels per Ci, of drawings, and the step that textures are drawn for. */
export interface Look {
  readonly scale: number;
  readonly drawing: number;
  readonly step: number;
  readonly pixelRatio: number;
  readonly heightCi: number;
}

/** What the model says about a figure besides its token. */
export interface Attention {
  readonly selected: boolean;
  readonly target: boolean;
  readonly candidate: boolean;
}

/** How an effect holds a figure for the time being; all null or neutral when none does. */
export interface Pose {
  at: Point | null;
  facing: number | null;
  alive: boolean | null;
  life: number | null;
  /** Degrees it leans, clockwise on screen. */
  lean: number;
  /** Pixels off the ground at the reference zoom. */
  hop: number;
  /** Height against its own. */
  squash: number;
  /** Size of a dead figure: 1 freshly fallen, `MARKER_SIZE` for good. */
  fallen: number | null;
}

const NEUTRAL: Pose = { at: null, facing: null, alive: null, life: null, lean: 0, hop: 0, squash: 1, fallen: null };

type Part = 'base' | 'ring' | 'figure' | 'plaster' | 'plate' | 'notch' | 'rank' | 'pennant';

const PART_LAYER: Readonly<Record<Part, Layer>> = {
  base: 'bases',
  ring: 'rings',
  figure: 'figures',
  plaster: 'figures',
  plate: 'plates',
  notch: 'plates',
  rank: 'plates',
  pennant: 'plates',
};

/** Whether a facing looks to the left on screen; straight up and down keep looking right. */
export function looksLeft(facing: number): boolean {
  const turned = ((facing % 360) + 360) % 360;
  return turned > 90 && turned < 270;
}

/** Draws a token and keeps it where it belongs. */
export class TokenView {
  readonly pose: Pose = { ...NEUTRAL };
  figure: FigurePicture;
  attention: Attention = { selected: false, target: false, candidate: false };
  private readonly parts = new Map<Part, Stamp>();
  private readonly shadow = new Sprite(Texture.EMPTY);
  private discLook = LEAST_DISC;

  constructor(
    public token: Token,
    private readonly store: TextureStore,
    private readonly layers: Readonly<Record<Layer, Container>>,
    private look: Look,
  ) {
    this.figure = figurePicture(token, 'normal', look.step);
    this.shadow.tint = 0x1e1812;
    this.shadow.alpha = 0.26;
    layers.shadows.addChild(this.shadow);
    this.redraw();
  }

  /** Where it is seen, which an effect may hold elsewhere than the model has it. */
  get place(): Point {
    return this.pose.at ?? this.token;
  }

  get alive(): boolean {
    return this.pose.alive ?? this.token.alive;
  }

  /** Feet and disc middle in pixels from the table's upper left. */
  get middle(): Point {
    const { scale, heightCi } = this.look;
    return { x: this.place.x * scale, y: (heightCi - this.place.y) * scale };
  }

  /** Radius of the disc in pixels: true, but never too small to see. */
  get disc(): number {
    return Math.max(this.token.radiusCi * this.look.scale, LEAST_DISC * this.look.drawing);
  }

  /** Where the head or muzzle is, in pixels from the table's upper left. */
  point(of: 'head' | 'muzzle'): Point {
    const { drawing } = this.look;
    const { x, y } = this.middle;
    const part = this.figure[of];
    const mirror = this.mirrored ? -1 : 1;
    return { x: x + part.x * mirror * drawing, y: y + this.disc * STANDS + part.y * drawing };
  }

  private get mirrored(): boolean {
    return looksLeft(this.pose.facing ?? this.token.facing);
  }

  /** Takes the next model's token and attention. */
  update(token: Token, attention: Attention): void {
    this.token = token;
    this.attention = attention;
    this.redraw();
  }

  /** Chooses pictures for what is to be seen now and puts them in place. */
  redraw(): void {
    const { token, attention, look, alive } = this;
    const line = Math.min(3, Math.max(0.9, 2.2 / (look.step * 0.85)));
    const radius = Math.max(LEAST_DISC, (token.radiusCi * look.scale) / look.drawing);
    this.discLook = Math.round(radius * 4) / 4;
    const life = token.life && { now: this.pose.life ?? token.life.now, max: token.life.max };
    const edge = this.discLook + rimOf(token);
    this.figure = figurePicture(token, alive ? 'normal' : 'dead', look.step * 0.85);
    this.put('figure', this.figure);
    this.put(
      'base',
      alive
        ? basePicture({
            radius: this.discLook,
            side: token.side,
            player: token.player,
            readiness: token.readiness,
            selected: attention.selected,
            life,
            line,
          })
        : null,
    );
    this.put('ring', alive ? this.ringPicture(edge) : null);
    this.put('plate', alive && life ? platePicture(token.side, token.player, life.now) : null);
    this.put('plaster', alive && life && life.now * 2 <= life.max ? PLASTER : null);
    this.put('notch', alive && token.side === 'dinosaurs' ? notchPicture(line) : null);
    this.put('rank', alive && token.rank && token.rank !== 'enlisted' ? rankPicture(token.rank) : null);
    this.put('pennant', alive && attention.selected ? pennantPicture(line) : null);
    this.layout();
  }

  private ringPicture(edge: number): Picture | null {
    if (this.attention.target) return targetRing(edge);
    if (this.attention.selected) return selectedRing(edge);
    return this.attention.candidate ? candidateRing(edge) : null;
  }

  private put(part: Part, picture: Picture | null): void {
    let stamp = this.parts.get(part);
    if (picture === null) {
      if (stamp) stamp.destroy();
      this.parts.delete(part);
      return;
    }
    if (!stamp) {
      stamp = new Stamp(this.store, part === 'figure' ? (sprite) => this.castShadow(sprite) : undefined);
      this.parts.set(part, stamp);
      this.layers[PART_LAYER[part]].addChild(stamp.sprite);
    }
    stamp.set(picture, this.look.step * this.look.pixelRatio);
  }

  private castShadow(sprite: Sprite): void {
    this.shadow.texture = sprite.texture;
    this.shadow.anchor.copyFrom(sprite.anchor);
  }

  /** The eye has moved: positions and sizes follow, pictures stay until `redraw`. */
  see(look: Look): void {
    this.look = look;
    this.layout();
  }

  /** Puts everything where the token and its pose say. */
  layout(): void {
    const { x, y } = this.middle;
    const { drawing } = this.look;
    const disc = this.disc;
    const grown = disc / this.discLook;
    const edge = disc + rimOf(this.token) * grown;
    const place = (part: Part, px: number, py: number, size: number) => {
      const sprite = this.parts.get(part)?.sprite;
      if (!sprite) return;
      sprite.position.set(px, py);
      sprite.scale.set(size);
    };
    place('base', x, y, grown);
    place('ring', x, y, grown);
    const turn = (-(this.pose.facing ?? this.token.facing) * Math.PI) / 180;
    const hang = plateAngle(this.parts.has('notch') ? turn : null);
    place('plate', x + Math.cos(hang) * (edge + 7 * drawing), y + Math.sin(hang) * (edge + 7 * drawing), drawing);
    place('rank', x - edge - 5 * drawing, y + 7 * drawing, drawing);
    const notch = this.parts.get('notch')?.sprite;
    place('notch', x + Math.cos(turn) * (edge + drawing), y + Math.sin(turn) * (edge + drawing), drawing);
    if (notch) notch.rotation = turn;
    const head = this.point('head');
    place('pennant', head.x, head.y - (this.token.lengthCi === null ? 16 : 24) * drawing, drawing);
    this.layoutFigure(x, y + disc * STANDS);
  }

  private layoutFigure(x: number, feet: number): void {
    const sprite = this.parts.get('figure')?.sprite;
    if (!sprite) return;
    const { alive, pose } = this;
    const size = this.look.drawing * (alive ? 1 : (pose.fallen ?? MARKER_SIZE));
    const mirror = this.mirrored ? -1 : 1;
    sprite.position.set(x, feet - pose.hop * this.look.drawing);
    sprite.scale.set((size * mirror) / Math.sqrt(pose.squash), size * pose.squash);
    sprite.rotation = (pose.lean * Math.PI) / 180;
    sprite.zIndex = alive ? feet : feet - 1e6;
    sprite.alpha = alive || pose.fallen !== null ? 1 : 0.85;
    this.layoutPlaster(sprite);
    this.shadow.position.set(x, feet);
    this.shadow.skew.x = SHADOW_SKEW;
    this.shadow.scale.set(size * mirror, size * (alive ? 0.58 : 0.3));
    this.shadow.alpha = alive ? 0.26 : 0.18;
  }

  /** On the flank: straight above the feet, where every body is. */
  private layoutPlaster({ x, y, scale, rotation, zIndex }: Sprite): void {
    const plaster = this.parts.get('plaster')?.sprite;
    if (!plaster) return;
    const { tall, width } = this.figure;
    const up = Math.min(PLASTER_HEIGHT * tall, 0.24 * width) * scale.y;
    plaster.position.set(x + Math.sin(rotation) * up, y - Math.cos(rotation) * up);
    plaster.scale.set(scale.y * Math.min(1.4, Math.max(0.62, tall / 90)));
    plaster.rotation = rotation;
    plaster.zIndex = zIndex + 0.1;
  }

  /** The drawing's box in pixels from the table's upper left, for hit tests and for trees that stand before it. */
  get drawingBox(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
    const { drawing } = this.look;
    const { x, y } = this.middle;
    const feet = y + this.disc * STANDS;
    const { width, height, originX, originY } = this.figure;
    const before = (this.mirrored ? width - originX : originX) * drawing;
    return {
      left: x - before,
      right: x - before + width * drawing,
      top: feet - originY * drawing,
      bottom: feet + (height - originY) * drawing,
    };
  }

  /** Lets go of what an effect held; a freshly fallen figure goes on lying there. */
  release(): void {
    Object.assign(this.pose, NEUTRAL, { fallen: this.token.alive ? null : this.pose.fallen });
    this.redraw();
  }

  destroy(): void {
    for (const stamp of this.parts.values()) stamp.destroy();
    this.parts.clear();
    this.shadow.destroy();
  }
}
