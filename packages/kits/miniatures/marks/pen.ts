/** Draws marks anew each time they change, and reuses the same few objects. */
import type { Point } from '@dwo/kernel';
import { Container, Mesh, MeshGeometry, type Sprite, Texture } from 'pixi.js';
import type { Layer } from '../canvas';
import type { Picture } from '../pictures/picture';
import type { Tape } from '../pictures/tapes';
import type { Box } from '../shapes';
import { Stamp, TextureSlot } from '../stamp';
import type { TextureStore } from '../textures';
import { covered, freest, seenIn } from './label';
import { type BandKind, type Strip, strip } from './strip';

/** An order to lay a tape along points. */
export interface BandOrder {
  readonly layer: Layer;
  readonly tape: Tape;
  readonly points: readonly Point[];
  /** Screen px per px of the tape's picture. */
  readonly weight: number;
  readonly kind: BandKind;
}

/** An order to put a picture at a place. */
export interface StampOrder {
  readonly layer: Layer;
  readonly picture: Picture;
  readonly at: Point;
  /** Screen px per px of the picture. */
  readonly size: number;
  readonly mirrored?: boolean;
  /** Degrees, clockwise. */
  readonly tilt?: number;
  readonly alpha?: number;
}

/** An order to put a label at one of several places that suit it, inside the view as long as what it is about is there. */
export interface LabelOrder {
  readonly picture: Picture;
  readonly places: readonly Point[];
  /** The area that it is about. */
  readonly about: Box;
  /** Screen px per px of the picture. */
  readonly size: number;
  /** Degrees, clockwise. */
  readonly tilt?: number;
  /** The boxes of all figures: it hides as little of them as it can. */
  readonly figures: () => readonly Box[];
  /** Whether it is left out where an earlier label takes its room, as on a map: a closer look brings it back. */
  readonly yields?: boolean;
}

interface Label {
  readonly order: LabelOrder;
  readonly sprite: Sprite;
}

const EVERYWHERE: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** A label hides another one worse than a figure. */
const WORSE = 2;

function placeIn(
  view: Box,
  { picture, places, about, size, tilt = 0, figures }: LabelOrder,
  taken: readonly Box[],
): Point {
  const plate = { width: picture.width * size, height: picture.height * size };
  const seen = places.map((at) => seenIn(view, at, { plate, tilt, about }));
  return seen.length === 1 && seen[0] !== undefined
    ? seen[0]
    : freest(seen, plate.width, plate.height, [...figures(), ...Array.from({ length: WORSE }, () => taken).flat()]);
}

/** The part of a label that others may cover before it yields to them. */
const MOST_COVERED = 0.15;

function isCrowded(at: Point, order: LabelOrder, taken: readonly Box[]): boolean {
  const { picture, size } = order;
  const [width, height] = [picture.width * size, picture.height * size];
  const most = MOST_COVERED * width * height;
  return order.yields === true && taken.some((box) => covered(at, width, height, box) > most);
}

/** The room of a label that lies level. */
function boxAt({ x, y }: Point, { picture, size }: LabelOrder): Box {
  const [across, down] = [(picture.width * size) / 2, (picture.height * size) / 2];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

class Band {
  readonly mesh: Mesh;
  private readonly slot: TextureSlot;

  constructor(store: TextureStore) {
    this.mesh = new Mesh({ geometry: geometryOf(EMPTY), texture: Texture.EMPTY });
    this.mesh.eventMode = 'none';
    this.slot = new TextureSlot(store, (texture) => {
      texture.source.style.addressModeU = 'repeat';
      texture.source.style.update();
      this.mesh.texture = texture;
    });
  }

  lay({ tape, points, weight, kind }: BandOrder, density: number): void {
    const laid = strip(points, tape.height * weight, tape.width * weight, kind);
    const before = this.mesh.geometry;
    if (before.positions.length === laid.positions.length) {
      before.positions = laid.positions;
      before.uvs = laid.uvs;
    } else {
      this.mesh.geometry = geometryOf(laid);
      before.destroy();
    }
    this.slot.set(tape, density);
  }

  destroy(): void {
    this.slot.destroy();
    const { geometry } = this.mesh;
    this.mesh.destroy();
    geometry.destroy();
  }
}

const EMPTY: Strip = {
  positions: new Float32Array(8),
  uvs: new Float32Array(8),
  indices: new Uint32Array([0, 1, 2, 2, 1, 3]),
};

/**
 * Forces batched drawing for a band of any length. Pixi would decide by the number of corners, and fails in every frame if a
 * band gets shorter while the scene is rebuilt.
 */
function geometryOf({ positions, uvs, indices }: Strip): MeshGeometry {
  const geometry = new MeshGeometry({ positions, uvs, indices });
  geometry.batchMode = 'batch';
  return geometry;
}

/** Everything that must be visible is ordered between `begin` and `end`; what is not ordered again disappears. */
export class Pen {
  private readonly hosts = new Map<string, Container>();
  private readonly bands: Band[] = [];
  private readonly stamps: Stamp[] = [];
  private readonly labels: Label[] = [];
  private usedBands = 0;
  private usedStamps = 0;
  private density = 2;
  private view = EVERYWHERE;

  constructor(
    private readonly store: TextureStore,
    private readonly layers: Readonly<Record<Layer, Container>>,
    /** The room that labels of another pen take, which these keep clear of. */
    private readonly before: () => readonly Box[] = () => [],
  ) {}

  begin(pixelRatio: number): void {
    this.usedBands = 0;
    this.usedStamps = 0;
    this.labels.length = 0;
    this.density = pixelRatio * 1.5;
  }

  band(order: BandOrder): void {
    if (order.points.length < 2) return;
    let band = this.bands[this.usedBands];
    if (!band) {
      band = new Band(this.store);
      this.bands.push(band);
    }
    this.usedBands++;
    this.host(order.layer, 'bands').addChild(band.mesh);
    band.lay(order, this.density);
  }

  stamp(order: StampOrder): Sprite {
    let stamp = this.stamps[this.usedStamps];
    if (!stamp) {
      stamp = new Stamp(this.store);
      this.stamps.push(stamp);
    }
    this.usedStamps++;
    const { sprite } = stamp;
    this.host(order.layer, 'stamps').addChild(sprite);
    stamp.set(order.picture, this.density * Math.max(0.7, order.size));
    sprite.position.set(order.at.x, order.at.y);
    sprite.scale.set(order.mirrored ? -order.size : order.size, order.size);
    sprite.angle = order.tilt ?? 0;
    sprite.alpha = order.alpha ?? 1;
    sprite.visible = true;
    return sprite;
  }

  /** Puts a label at the best of its places, and keeps it inside the view and clear of earlier labels from now on. */
  label(order: LabelOrder): void {
    const taken = [...this.before(), ...this.plates()];
    const at = placeIn(this.view, order, taken);
    const { picture, size, tilt = 0 } = order;
    const sprite = this.stamp({ layer: 'labels', picture, at, size, tilt });
    sprite.visible = !isCrowded(at, order, taken);
    this.labels.push({ order, sprite });
  }

  /** The part of the table in view, in px from the table's upper left corner: labels move into it. */
  see(view: Box): void {
    this.view = view;
    const taken: Box[] = [...this.before()];
    for (const { order, sprite } of this.labels) {
      const at = placeIn(view, order, taken);
      sprite.position.set(at.x, at.y);
      sprite.visible = !isCrowded(at, order, taken);
      if (sprite.visible) taken.push(boxAt(at, order));
    }
  }

  /** The room that its labels take. */
  plates(): readonly Box[] {
    return this.labels.filter(({ sprite }) => sprite.visible).map(({ sprite, order }) => boxAt(sprite.position, order));
  }

  end(): void {
    for (const band of this.bands.splice(this.usedBands)) band.destroy();
    for (const stamp of this.stamps.splice(this.usedStamps)) stamp.destroy();
  }

  /** Within a layer, bands lie below stamps, in the order in which they were ordered. */
  private host(layer: Layer, kind: 'bands' | 'stamps'): Container {
    const key = `${layer} ${kind}`;
    let host = this.hosts.get(key);
    if (!host) {
      const bands = new Container();
      const stamps = new Container();
      this.layers[layer].addChild(bands, stamps);
      this.hosts.set(`${layer} bands`, bands);
      this.hosts.set(`${layer} stamps`, stamps);
      host = kind === 'bands' ? bands : stamps;
    }
    return host;
  }

  /** Sets the opacity of everything that was drawn, from 0 to 1. */
  fade(alpha: number): void {
    for (const host of this.hosts.values()) host.alpha = alpha;
  }

  destroy(): void {
    this.begin(1);
    this.end();
    for (const host of this.hosts.values()) host.destroy();
    this.hosts.clear();
  }
}
