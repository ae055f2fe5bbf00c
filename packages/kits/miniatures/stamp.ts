import { Sprite, Texture } from 'pixi.js';
import type { Picture } from './pictures/picture';
import type { Held, TextureStore } from './textures';

/** A place for one texture. While a sharper or newer one is being drawn it goes on holding the last. */
export class TextureSlot {
  private shown: Held | null = null;
  private coming: Held | null = null;
  /** The picture asked for last: of two with the same texture the later one says where it is put. */
  private asked: Picture | null = null;
  private gone = false;

  /** `onSwap` is given each new texture with the picture it was drawn from. */
  constructor(
    private readonly store: TextureStore,
    private readonly onSwap: (texture: Texture, picture: Picture) => void,
  ) {}

  /** Asks for a picture, sharp at `density` texture pixels per picture pixel. */
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

/** A picture on the table, put there by its origin. */
export class Stamp {
  readonly sprite = new Sprite(Texture.EMPTY);
  private readonly slot: TextureSlot;

  /** `onSwap` hears of each new texture, for those who share it. */
  constructor(store: TextureStore, onSwap: (sprite: Sprite) => void = () => {}) {
    this.sprite.eventMode = 'none';
    this.slot = new TextureSlot(store, (texture, picture) => {
      this.sprite.texture = texture;
      this.sprite.anchor.set(picture.originX / texture.width, picture.originY / texture.height);
      onSwap(this.sprite);
    });
  }

  /** Shows a picture, sharp at `density` texture pixels per picture pixel. */
  set(picture: Picture, density: number): void {
    this.slot.set(picture, density);
  }

  destroy(): void {
    this.slot.destroy();
    this.sprite.destroy();
  }
}
