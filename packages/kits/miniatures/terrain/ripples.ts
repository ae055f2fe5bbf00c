/**
 * Light on water: a tile of wavelets that drifts across the outline of a piece. Moving it changes a few numbers, and draws no
 * picture anew.
 */
import { buildGeometryFromPath, GraphicsPath, Matrix, Mesh, type MeshGeometry, Texture } from 'pixi.js';
import { n, type Picture } from '../pictures/picture';
import { clipOutline, scatter, shrunk } from '../shapes';
import { TextureSlot } from '../stamp';
import type { TextureStore } from '../textures';
import type { Piece } from './piece';

const TILE = 192;

/** The light that drifts on a kind of terrain: its colour and opacity. */
const LIGHTS: Readonly<Record<string, readonly [colour: string, alpha: number]>> = {
  water: ['#FFFFFF', 0.8],
  'shallow-water': ['#FFFFFF', 0.8],
  'deep-water': ['#A7D2EC', 0.75],
  swamp: ['#C4CB93', 0.6],
  'deep-swamp': ['#8E9A62', 0.6],
};

/** A square of wavelets that tiles. */
function waveletPicture(colour: string): Picture {
  const random = scatter('wavelets');
  const waves = Array.from({ length: 13 }, (_, i) => {
    const x = (i % 4) * 48 + random() * 34;
    const y = Math.floor(i / 4) * 47 + 8 + random() * 30;
    const long = 12 + random() * 18;
    return [0, -TILE]
      .map((shift) => `M${n(x + shift)} ${n(y)}q${n(long / 4)} -5 ${n(long / 2)} 0t${n(long / 2)} 0`)
      .join('');
  });
  return {
    key: `wavelets ${colour}`,
    width: TILE,
    height: TILE,
    originX: 0,
    originY: 0,
    markup: `<path d="${waves.join('')}" fill="none" stroke="${colour}" stroke-width="2.3" stroke-linecap="round"/>`,
  };
}

/** Whether light moves on this kind of terrain. */
export function hasRipples(kind: string): boolean {
  return kind.replace(/_/g, '-') in LIGHTS;
}

/** The light on one piece of water. It flows along a long piece, and rocks on a round one. */
export class Ripples {
  readonly mesh: Mesh<MeshGeometry>;
  private readonly slot: TextureSlot;
  private readonly at: Float32Array;
  private readonly flows: boolean;

  constructor(piece: Piece, store: TextureStore) {
    const whole = piece.clip ? clipOutline(piece.outline, piece.clip) : piece.outline;
    const outline = Math.min(piece.width, piece.height) > 150 ? whole : shrunk(whole, 0.94);
    const path = new GraphicsPath().poly(
      outline.flatMap(({ x, y }) => [x, y]),
      true,
    );
    const geometry = buildGeometryFromPath({ path, textureMatrix: new Matrix().scale(1 / TILE, 1 / TILE) });
    this.at = Float32Array.from(geometry.positions, (value) => value / TILE);
    this.flows = Math.max(piece.width, piece.height) > 3.2 * Math.min(piece.width, piece.height);
    this.mesh = new Mesh({ geometry, texture: Texture.EMPTY });
    this.mesh.eventMode = 'none';
    this.mesh.position.set(piece.left, piece.top);
    const [colour, alpha] = LIGHTS[piece.kind.replace(/_/g, '-')] ?? ['#FFFFFF', 0.8];
    this.mesh.alpha = alpha;
    this.slot = new TextureSlot(store, (texture) => {
      texture.source.style.addressMode = 'repeat';
      texture.source.style.update();
      this.mesh.texture = texture;
    });
    this.slot.set(waveletPicture(colour), 2);
    this.move(0);
  }

  /** Moves the light to its place `seconds` after the start. */
  move(seconds: number): void {
    const { geometry } = this.mesh;
    const right = this.flows ? (seconds * 0.09) % 1 : Math.sin(seconds * 0.55) * 0.07;
    const down = Math.sin(seconds * (this.flows ? 0.9 : 0.8)) * 0.03;
    const { uvs } = geometry;
    for (let i = 0; i < uvs.length; i += 2) {
      uvs[i] = (this.at[i] ?? 0) - right;
      uvs[i + 1] = (this.at[i + 1] ?? 0) - down;
    }
    geometry.getBuffer('aUV').update();
  }

  destroy(): void {
    this.slot.destroy();
    const { geometry } = this.mesh;
    this.mesh.destroy();
    geometry.destroy();
  }
}
