import { Sprite, Texture } from 'pixi.js';
import type { Picture } from './pictures/picture';
import type { Held, TextureStore } from './textures';

/** Holds one texture. It keeps the last one while a sharper or newer one is being drawn. */
export class TextureSlot {
  private shown: Held | null = null;
  private coming: Held | null = null;
  /** The picture that was asked for last. Of two with the same texture, the later one decides the origin. */
  private asked: Picture | null = null;
  private gone = false;

  /** `onSwap` gets each new texture, with the picture that it was drawn from. */
  constructor(
    private readonly store: TextureStore,
    private readonly onSwap: (texture: Texture, picture: Picture) => void,
  ) {}

  /** Asks for a picture at `density` texture px per px of the picture. */
  set(picture: Picture, density: number): void {
    const next = this.store.acquire(picture, density, this.shown === null ? 'first' : 'later');
    this.asked = picture;
    if (next === this.coming || (next === this.shown && this.coming === null)) {
      this.store.release(next);
      if (next === this.shown && next.texture) this.onSwap(next.texture, picture);
      return;
    }
    if (this.coming) this.store.release(this.coming);
    this.coming = next;
    if (next.texture) this.swap(next);
    else void next.ready.then(() => this.swap(next));
  }

  private swap(held: Held): void {
    const picture = this.asked;
    if (this.gone || this.coming !== held || held.texture === null || picture === null) return;
    if (this.shown) this.store.release(this.shown);
    this.shown = held;
    this.coming = null;
    this.onSwap(held.texture, picture);
  }

  destroy(): void {
    this.gone = true;
    if (this.shown) this.store.release(this.shown);
    if (this.coming) this.store.release(this.coming);
  }
}

/** A picture on the table, placed by its origin. */
export class Stamp {
  readonly sprite = new Sprite(Texture.EMPTY);
  private readonly slot: TextureSlot;

  /** `onSwap` is called for each new texture, for sprites that share it. */
  constructor(store: TextureStore, onSwap: (sprite: Sprite) => void = () => {}) {
    this.sprite.eventMode = 'none';
    this.slot = new TextureSlot(store, (texture, picture) => {
      this.sprite.texture = texture;
      this.sprite.anchor.set(picture.originX / texture.width, picture.originY / texture.height);
      onSwap(this.sprite);
    });
  }

  /** Shows a picture at `density` texture px per px of the picture. */
  set(picture: Picture, density: number): void {
    this.slot.set(picture, density);
  }

  destroy(): void {
    this.slot.destroy();
    this.sprite.destroy();
  }
}
