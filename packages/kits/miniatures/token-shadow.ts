/** The shadow of a figure on the table: its drawing, dark and lying. */
import { type Container, Sprite, Texture } from 'pixi.js';

/** The radians by which it leans to the right: the light is low at the upper left. */
const SKEW = -1.06;
const TALL = 0.58;
const FALLEN = 0.3;
/** The size and strength of the shadow of a figure in the air. */
const IN_AIR = 0.72;

/** The place and size of a figure, in px from the table's upper left corner. */
interface Standing {
  readonly x: number;
  readonly feet: number;
  readonly width: number;
  readonly height: number;
  readonly alive: boolean;
  readonly flies: boolean;
  readonly alpha: number;
}

/** The shadow of one figure. */
export class TokenShadow {
  private readonly sprite = new Sprite(Texture.EMPTY);

  constructor(layer: Container) {
    this.sprite.tint = 0x1e1812;
    layer.addChild(this.sprite);
  }

  /** Takes the shape of a drawing. */
  of({ texture, anchor }: Sprite): void {
    this.sprite.texture = texture;
    this.sprite.anchor.copyFrom(anchor);
  }

  place({ x, feet, width, height, alive, flies, alpha }: Standing): void {
    const part = flies ? IN_AIR : 1;
    this.sprite.position.set(x, feet);
    this.sprite.skew.x = SKEW;
    this.sprite.scale.set(width * part, height * (alive ? TALL : FALLEN) * part);
    this.sprite.alpha = (alive ? 0.26 : 0.18) * part * alpha;
  }

  destroy(): void {
    this.sprite.destroy();
  }
}
