/** Plays effects one after another. */
import type { Effect } from '../model';
import { parachute, reveal } from './arrivals';
import { burst } from './burst';
import { death } from './death';
import { explosion } from './explosion';
import { followersOf } from './formation';
import { glide } from './glide';
import { type Hold, holdsOf } from './holds';
import { number } from './number';
import { ram } from './ram';
import { shell } from './shell';
import { tracer } from './tracer';
import type { Running, World } from './world';

interface Item {
  readonly effect: Effect;
  /** Called when this effect, the last of its batch, has ended. */
  readonly done: (() => void) | null;
}

/** A kind of effect: how it runs, and which pose it sets on its figures. */
interface Kind<E> {
  start(effect: E, world: World): Running | null;
  readonly poses?: 'place' | 'death' | 'arrival';
}

const KINDS: { readonly [T in Effect['type']]: Kind<Extract<Effect, { readonly type: T }>> } = {
  glide: { start: glide, poses: 'place' },
  swoop: { start: glide, poses: 'place' },
  ram: { start: ram, poses: 'place' },
  tracer: { start: tracer },
  shell: { start: shell },
  burst: { start: burst },
  number: { start: number },
  death: { start: death, poses: 'death' },
  explosion: { start: ({ figure }, world) => explosion(figure, world), poses: 'death' },
  parachute: { start: ({ figure }, world) => parachute(figure, world), poses: 'arrival' },
  reveal: { start: ({ figure }, world) => reveal(figure, world), poses: 'arrival' },
};

function kindOf(effect: Effect): Kind<Effect> {
  return KINDS[effect.type] as Kind<Effect>;
}

/** The queue of effects of one table. */
export class EffectPlayer {
  private queue: Item[] = [];
  private running: { readonly item: Item; effect: Running | null; readonly began: number; started: boolean } | null =
    null;
  private held: ReadonlyMap<string, Hold> = new Map();
  /** Figures whose pose was set by effects and has not been reset yet. */
  private readonly posed = new Set<string>();
  private readonly world: World;
  private clock = { real: 0, played: 0 };
  /** The speed of effects as a factor. */
  pace = 1;

  /** `settled` is called whenever figures may have moved. */
  constructor(
    world: Omit<World, 'waiting'>,
    private readonly settled: () => void,
  ) {
    this.world = { ...world, waiting: () => this.queue.map((item) => item.effect) };
  }

  get busy(): boolean {
    return this.running !== null || this.queue.length > 0;
  }

  /** Queues effects; resolves when the last of them has ended. */
  play(effects: readonly Effect[]): Promise<void> {
    if (effects.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      effects.forEach((effect, i) => {
        this.queue.push({ effect, done: i === effects.length - 1 ? resolve : null });
      });
      if (document.hidden) {
        this.skip();
        return;
      }
      this.hold();
      this.settled();
      if (this.running === null) this.world.canvas.animate(this.tick);
    });
  }

  /** Ends all effects at once; all promises resolve. */
  skip(): void {
    this.world.canvas.still(this.tick);
    const rest = this.running ? [this.running.item, ...this.queue] : this.queue;
    this.running?.effect?.end();
    this.running = null;
    this.queue = [];
    this.hold();
    this.settled();
    for (const item of rest) item.done?.();
  }

  /** The time in which effects run: real time multiplied by `pace`. */
  private playedTime(real: number): number {
    const passed = Math.max(0, real - this.clock.real);
    this.clock = { real, played: this.clock.played + passed * this.pace };
    return this.clock.played;
  }

  private readonly tick = (real: number): boolean => {
    const now = this.playedTime(real);
    for (;;) {
      if (this.running === null) {
        const item = this.queue.shift();
        if (item === undefined) return false;
        // The camera moves first, in real time: `attend` returns ms that do not depend on the pace.
        const began = now + this.world.attend(item.effect) * this.pace;
        this.running = { item, effect: null, began, started: false };
        for (const id of this.actors(item.effect)) this.posed.add(id);
      }
      if (now < this.running.began) return true;
      if (!this.running.started) this.begin(this.running);
      const { effect, began, item } = this.running;
      if (effect?.frame(now - began)) return true;
      effect?.end();
      this.running = null;
      this.hold();
      this.settled();
      item.done?.();
      if (this.running !== null) return true;
    }
  };

  private begin(running: NonNullable<EffectPlayer['running']>): void {
    running.started = true;
    const { effect } = running.item;
    running.effect = kindOf(effect).start(effect, this.world);
    this.hold();
  }

  /** The figures that an effect moves or changes. */
  private actors(effect: Effect): readonly string[] {
    if (effect.type === 'tracer' || effect.type === 'shell') return [];
    const along = effect.type === 'glide' || effect.type === 'swoop' ? followersOf(effect, this.world.model()) : [];
    return [effect.figure, ...along];
  }

  /** Holds figures back as the waiting effects need. Call it whenever the model has changed. */
  hold(): void {
    const active = this.running?.item.effect;
    const acting = new Set(active ? this.actors(active) : []);
    const posed = active && kindOf(active).poses;
    const waiting = this.queue.map((item) => item.effect);
    const { model, view: viewOf } = this.world;
    const holds = holdsOf(waiting, { model: model(), place: (id) => viewOf(id)?.token });
    for (const id of new Set([...this.held.keys(), ...holds.keys(), ...this.posed])) {
      const busy = acting.has(id);
      if (!busy) this.posed.delete(id);
      const view = viewOf(id);
      if (!view) continue;
      const hold = holds.get(id);
      if (!busy || posed !== 'place') {
        view.pose.at = hold?.at ?? null;
        view.pose.facing = hold?.facing ?? null;
        view.pose.z = hold?.z ?? null;
      }
      if (!busy || posed !== 'death') view.pose.alive = hold?.upright ? true : null;
      if (!busy || posed !== 'arrival') view.pose.alpha = hold?.veiled ? 0 : 1;
      view.pose.life =
        hold?.debt && view.token.life ? Math.min(view.token.life.max, view.token.life.now + hold.debt) : null;
      view.redraw();
    }
    this.held = holds;
  }
}
