/** One figure on the table: base, ring, shadow, drawing and the small signs round it. */
import { type Point, samePlain } from '@dwo/kernel';
import type { Container, Sprite } from 'pixi.js';
import type { Insets } from './camera';
import type { Layer } from './canvas';
import { LEAST_DISC, type Look } from './look';
import type { Token } from './model';
import { liftOf } from './pictures/air';
import { rimOf } from './pictures/base';
import { type FigurePicture, figurePicture, looksLeft } from './pictures/figure';
import type { Picture } from './pictures/picture';
import type { Box } from './shapes';
import { Stamp } from './stamp';
import type { TextureStore } from './textures';
import { type Crowd, LEAST_TAG, layoutPlaster, layoutRim, plateBox, screenAngle } from './token-layout';
import { type Attention, hasNotch, layerOf, type Part, picturesOf } from './token-parts';
import { MARKER_SIZE, NEUTRAL, type Pose } from './token-pose';
import { TokenShadow } from './token-shadow';

export { looksLeft } from './pictures/figure';
export type { Attention } from './token-parts';

/** The room of a pennant above a head, and of a plate below a base, in px at the reference zoom. */
const SIGNS_ABOVE = 8;
const SIGNS_BELOW = 24;

/** The figure stands this share of the radius in front of the disc's middle. */
const STANDS = 0.14;

/** Larger than any place on the table: added to a depth, it moves a sprite before or behind all others. */
const LAYERED = 1e6;

/** Opacity of a figure that is hidden from the enemy. */
const HIDDEN_ALPHA = 0.55;

/** Opacity of a figure that would hide others. */
const VEILED_ALPHA = 0.68;

/** A weapon is drawn before crew that stand at most this near to it, in px at the reference zoom. */
const IN_FRONT = 34;

/** Draws a token and keeps all its parts in place. */
export class TokenView {
  readonly pose: Pose = { ...NEUTRAL };
  figure: FigurePicture;
  attention: Attention = { selected: false, grouped: false, target: false, candidate: false };
  private readonly parts = new Map<Part, Stamp>();
  private readonly shadow: TokenShadow;
  private discLook = LEAST_DISC;
  /** Whether the current drawing was made to be mirrored: a gun that turns is drawn accordingly. */
  private drawnLeft = false;
  /** The px to the right of the middle of its base at which it is drawn. */
  private aside = 0;
  /** The things nearby on which its plate does not lie if it can help it. */
  crowd: Crowd = { people: [], plates: [] };
  /** Whether its drawing is translucent, because it would hide others. */
  private veiled = false;
  /** Length of the picture of the peg. */
  private pegTall = 1;

  constructor(
    public token: Token,
    private readonly store: TextureStore,
    private readonly layers: Readonly<Record<Layer, Container>>,
    private look: Look,
  ) {
    this.figure = figurePicture(token, 'normal', look);
    this.shadow = new TokenShadow(layers.shadows);
    this.redraw();
  }

  /** The place at which it is drawn; an effect may hold it away from the model's place. */
  get place(): Point {
    return this.pose.at ?? this.token;
  }

  get alive(): boolean {
    return this.pose.alive ?? this.token.alive;
  }

  /** The feet and the middle of the disc, in px from the table's upper left corner. */
  get middle(): Point {
    const { scale, heightCi } = this.look;
    return { x: this.place.x * scale, y: (heightCi - this.place.y) * scale };
  }

  /** Radius of the disc in px: true to scale, but never too small to see. */
  get disc(): number {
    return Math.max(this.token.radiusCi * this.look.scale, LEAST_DISC * this.look.drawing);
  }

  /** The facing with which it is drawn; an effect may hold another one than the model's. */
  get facing(): number {
    return this.pose.facing ?? this.token.facing;
  }

  /** The px by which it is drawn above its base. */
  get lift(): number {
    return this.alive ? liftOf(this.pose.z ?? this.token.z ?? 0) * this.look.drawing : 0;
  }

  /** The place of its head or muzzle, in px from the table's upper left corner. */
  point(of: 'head' | 'muzzle'): Point {
    const { drawing } = this.look;
    const { x, y } = this.middle;
    const part = this.figure[of];
    const mirror = this.mirrored ? -1 : 1;
    return { x: x + this.aside + part.x * mirror * drawing, y: y + this.disc * STANDS - this.lift + part.y * drawing };
  }

  private get mirrored(): boolean {
    return looksLeft(this.facing);
  }

  /** Draws it so many px to the right of the middle of its base. */
  stepAside(px: number): void {
    if (px === this.aside) return;
    this.aside = px;
    this.layout();
  }

  /** The square of its life plate; null without one. */
  get plateBox(): Box | null {
    const plate = this.parts.get('plate')?.sprite;
    return plate === undefined || !this.alive ? null : plateBox(plate, this.look.drawing);
  }

  /** Takes the people who stand nearby, and the plates that hang there. */
  standAmong(crowd: Crowd): void {
    if (samePlain(crowd, this.crowd)) return;
    this.crowd = crowd;
    this.layout();
  }

  /** Makes its drawing translucent, so that others show through it. */
  veil(on: boolean): void {
    if (on === this.veiled) return;
    this.veiled = on;
    this.layout();
  }

  /** Of two figures, the one of greater depth is drawn later. */
  get depth(): number {
    return this.parts.get('figure')?.sprite.zIndex ?? 0;
  }

  /** Takes the next model's token and attention. */
  update(token: Token, attention: Attention): void {
    this.token = token;
    this.attention = attention;
    this.redraw();
  }

  /** Chooses the pictures for the current state and places them. */
  redraw(): void {
    const { token, attention, look, alive, pose } = this;
    const line = Math.min(3, Math.max(0.9, 2.2 / (look.step * 0.85)));
    const perCi = look.scale / look.drawing;
    this.discLook = Math.round(Math.max(LEAST_DISC, token.radiusCi * perCi) * 4) / 4;
    const life = token.life && { now: pose.life ?? token.life.now, max: token.life.max };
    const z = pose.z ?? token.z ?? 0;
    this.pegTall = liftOf(z) || 1;
    const pictures = picturesOf({ token, attention, alive, life, z, radius: this.discLook, perCi, line });
    for (const part of this.parts.keys()) if (part !== 'figure' && !pictures.has(part)) this.drop(part);
    for (const [part, picture] of pictures) this.put(part, picture);
    this.drawFigure();
    this.layout();
  }

  private drawFigure(): void {
    const { token, look, alive, facing } = this;
    this.figure = figurePicture(token, alive ? 'normal' : 'dead', look, facing);
    this.drawnLeft = this.mirrored;
    this.put('figure', this.figure);
  }

  private drop(part: Part): void {
    this.parts.get(part)?.destroy();
    this.parts.delete(part);
  }

  private put(part: Part, picture: Picture): void {
    let stamp = this.parts.get(part);
    if (!stamp) {
      stamp = new Stamp(this.store, part === 'figure' ? (sprite) => this.castShadow(sprite) : undefined);
      this.parts.set(part, stamp);
      this.layers[layerOf(part, this.token)].addChild(stamp.sprite);
    }
    const step = part === 'height' ? Math.max(LEAST_TAG, this.look.step) : this.look.step;
    stamp.set(picture, step * this.look.pixelRatio);
  }

  private castShadow(sprite: Sprite): void {
    this.shadow.of(sprite);
  }

  /** Follows a moved camera: places and sizes change at once, pictures only with `redraw`. */
  see(look: Look, aside: number): void {
    this.look = look;
    this.aside = aside;
    this.layout();
  }

  /** Places every part by the token and its pose. */
  layout(): void {
    if (this.token.gunFacing !== undefined && this.drawnLeft !== this.mirrored) this.drawFigure();
    const { x, y } = this.middle;
    const { drawing } = this.look;
    const disc = this.disc;
    const grown = disc / this.discLook;
    const edge = disc + rimOf(this.token) * grown;
    const sprite = (part: Part) => this.parts.get(part)?.sprite;
    for (const part of ['base', 'ring', 'footprint'] as const) {
      sprite(part)?.position.set(x, y);
      sprite(part)?.scale.set(grown);
    }
    const footprint = sprite('footprint');
    if (footprint) footprint.rotation = screenAngle(this.facing);
    layoutRim(this, { sprite, x, y, edge, drawing });
    const head = this.point('head');
    const above = (this.token.lengthCi === null ? 16 : 24) * drawing;
    sprite('pennant')?.position.set(head.x, head.y - above);
    sprite('pennant')?.scale.set(drawing);
    sprite('eye')?.position.set(head.x, head.y - above * (sprite('pennant') ? 2 : 1));
    sprite('eye')?.scale.set(drawing);
    this.layoutFigure(x + this.aside, y + disc * STANDS);
    for (const stamp of this.parts.values()) stamp.sprite.visible = this.pose.alpha > 0;
  }

  private layoutFigure(x: number, feet: number): void {
    const sprite = this.parts.get('figure')?.sprite;
    if (!sprite) return;
    const { alive, pose, lift } = this;
    const { drawing } = this.look;
    const size = drawing * (alive ? 1 : (pose.fallen ?? MARKER_SIZE));
    const mirror = this.mirrored ? -1 : 1;
    const pale = (this.token.hidden && alive ? HIDDEN_ALPHA : 1) * (this.veiled ? VEILED_ALPHA : 1);
    sprite.position.set(x, feet - lift - pose.hop * drawing);
    sprite.scale.set((size * mirror) / Math.sqrt(pose.squash), size * pose.squash);
    sprite.rotation = (pose.lean * Math.PI) / 180;
    const inFront = this.token.class === 'weapon' && hasNotch(this.token) ? IN_FRONT * drawing : 0;
    sprite.zIndex = feet + (alive ? inFront + this.raised : -LAYERED);
    sprite.alpha = (alive || pose.fallen !== null ? pale : 0.85) * pose.alpha;
    layoutPlaster(this.parts.get('plaster')?.sprite, sprite, this.figure);
    const peg = this.parts.get('peg')?.sprite;
    peg?.position.set(x, feet);
    peg?.scale.set(drawing, lift / this.pegTall);
    if (peg) peg.zIndex = sprite.zIndex - 0.1;
    const alpha = pale * pose.alpha;
    this.shadow.place({ x, feet, width: size * mirror, height: size, alive, flies: lift > 0, alpha });
  }

  /**
   * Its depth bonus: the selected figure is drawn in front of all others but its target, so that both are visible in the
   * thickest crowd.
   */
  private get raised(): number {
    const { selected, target } = this.attention;
    if (selected) return 2 * LAYERED;
    return target ? LAYERED : 0;
  }

  /** The extent of the drawing and its plate from the middle of the base, in px at the reference zoom. */
  get around(): Insets {
    const { width, height, originX, originY } = this.figure;
    const left = this.mirrored ? width - originX : originX;
    const lift = this.lift / this.look.drawing;
    return {
      top: originY + lift + SIGNS_ABOVE,
      right: width - left,
      bottom: height - originY + this.discLook + SIGNS_BELOW,
      left,
    };
  }

  /** The drawing's box in px from the table's upper left corner, for hit tests and for trees in front of it. */
  get drawingBox(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
    const { drawing } = this.look;
    const { x, y } = this.middle;
    const feet = y + this.disc * STANDS - this.lift;
    const { width, height, originX, originY } = this.figure;
    const before = (this.mirrored ? width - originX : originX) * drawing - this.aside;
    return {
      left: x - before,
      right: x - before + width * drawing,
      top: feet - originY * drawing,
      bottom: feet + (height - originY) * drawing,
    };
  }

  /** Resets everything that effects have set; a figure that has just died stays lying at its size. */
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
