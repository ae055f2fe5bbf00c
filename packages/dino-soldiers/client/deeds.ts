/** The deeds of a match, read from its log: who hurt and brought down whom, the losses of each turn, and the harm of the ground. */
import type { Frozen } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { dataOf, type Event, type Figure, has, type Now, SIDES, type Side, sideOf, through } from '../rules';

/** The events that the story is made of. */
export type Tale = Extract<
  Event,
  { type: 'turnBegan' | 'turned' | 'attacked' | 'postponed' | 'dodged' | 'hurt' | 'died' | 'healed' }
>;

/** The event itself if it belongs to the story; null for any other. */
export function taleOf(event: Event): Tale | null {
  switch (event.type) {
    case 'turnBegan':
    case 'turned':
    case 'attacked':
    case 'postponed':
    case 'dodged':
    case 'hurt':
    case 'died':
    case 'healed':
      return event;
    default:
      return null;
  }
}

/** The deeds of one unit against the other side. */
export interface Deeds {
  /** Hit points; a bite that kills takes all that are left. */
  damage: number;
  kills: number;
  /** The cost of its victims, by the share of their life that it took. */
  worth: number;
  /** The hit points that it took from its own side. */
  friendly: number;
}

/** The losses of one side in a turn. */
export interface Loss {
  readonly round: number;
  /** The side that had the turn. */
  readonly side: Side;
  /** The side that lost units. */
  readonly fallen: Side;
  readonly units: number[];
  worth: number;
}

/** All that the log tells about one match. */
export interface Told {
  /** By unit; a unit that attacked and did nothing else has empty deeds. */
  readonly deeds: ReadonlyMap<number, Deeds>;
  readonly turns: readonly Loss[];
  /** Hit points lost to the ground, by side. */
  readonly ground: Readonly<Record<Side, number>>;
  /** The part of them that tiles took as they were turned up, by side. */
  readonly unseen: Readonly<Record<Side, number>>;
}

/** The lines of a log from which deeds are read; an attack has its unit and then its victims as `figures`. */
export type Line = Pick<LogEntry, 'tale'> & Partial<Pick<LogEntry, 'figures'>>;

type Waiting = Extract<Event, { type: 'postponed' }>;
type Hurt = Extract<Event, { type: 'hurt' | 'died' }>;

/** Finds the unit behind each loss of life; null for the ground, and where nobody can be told. */
function dealers(units: Frozen<Now>['units']) {
  let attacker: number | null = null;
  /** The victim of the last attack that hits back: of large units at most one stands on a tile. */
  let counterer: number | null = null;
  /** The unit that lit the fires; null if there are several. */
  let lighter: number | null | undefined;
  let waiting: readonly Waiting[] = [];
  /** The hit that lands on an Agile unit: the first of those that wait, past those that its Armour stops. */
  const landing = (id: number): number | null => {
    const unit = units[id];
    const hit = waiting.find(
      (each) => each.unit === id && unit !== undefined && (each.kill || through(unit, each.damage, each.pierce) > 0),
    );
    waiting = waiting.filter((each) => each !== hit);
    return hit?.by ?? attacker;
  };
  return {
    hear(tale: Tale, figures: readonly string[]): void {
      if (tale.type === 'turnBegan') waiting = [];
      else if (tale.type === 'postponed') waiting = [...waiting, tale];
      else if (tale.type === 'dodged') {
        waiting = waiting.filter(({ unit, attack }) => unit !== tale.unit || attack !== tale.attack);
      } else if (tale.type === 'attacked') {
        attacker = tale.unit;
        const victims = figures.slice(1).flatMap((id) => units[Number(id)] ?? []);
        counterer = victims.find((unit) => has(unit, 'counter'))?.id ?? null;
        if (tale.mode === 'fireWall') lighter = lighter === undefined || lighter === tale.unit ? tale.unit : null;
      }
    },
    by({ unit: id, cause }: Hurt): number | null {
      const unit = units[id];
      if (unit === undefined || cause === 'terrain') return null;
      if (cause === 'fire') return lighter ?? null;
      if (cause === 'counter') return counterer;
      return has(unit, 'agile') ? landing(id) : attacker;
    },
  };
}

/** The deeds that a log tells. A kill belongs to the unit that dealt its last hit, also if that hit waited. */
export function told(log: readonly Line[], { units }: Pick<Frozen<Now>, 'units'>): Told {
  const deeds = new Map<number, Deeds>();
  const turns: Loss[] = [];
  const ground = { dinosaurs: 0, soldiers: 0 };
  const unseen = { dinosaurs: 0, soldiers: 0 };
  let isFresh = false;
  const lost = new Map<number, number>();
  const dealt = dealers(units);
  const deedsOf = (unit: number): Deeds => {
    const known = deeds.get(unit) ?? { damage: 0, kills: 0, worth: 0, friendly: 0 };
    deeds.set(unit, known);
    return known;
  };
  const credit = (by: number | null, victim: Figure, damage: number) => {
    const dealer = by === null ? undefined : units[by];
    if (dealer === undefined || by === null) return;
    const own = deedsOf(by);
    if (sideOf(dealer) === sideOf(victim)) own.friendly += damage;
    else {
      own.damage += damage;
      own.worth += (dataOf(victim).cost * damage) / dataOf(victim).hp;
    }
  };
  /** The last hurt: the death that follows it is of the same hit. */
  let last: { readonly unit: number; readonly by: number | null } | null = null;
  for (const { tale, figures = [] } of log as readonly (Line & { readonly tale?: Tale })[]) {
    if (tale === undefined) continue;
    dealt.hear(tale, figures);
    // The harm of a tile follows at once when it is turned up (DS-MOV-7).
    const wasFresh = isFresh;
    isFresh = tale.type === 'turned';
    const victim = 'unit' in tale ? units[tale.unit] : undefined;
    if (tale.type === 'turnBegan') {
      const { round, side } = tale;
      for (const fallen of SIDES) turns.push({ round, side, fallen, units: [], worth: 0 });
    } else if (victim === undefined) continue;
    else if (tale.type === 'attacked') deedsOf(tale.unit);
    else if (tale.type === 'healed') lost.set(tale.unit, (lost.get(tale.unit) ?? 0) - tale.points);
    else if (tale.type === 'hurt') {
      last = { unit: tale.unit, by: dealt.by(tale) };
      lost.set(tale.unit, (lost.get(tale.unit) ?? 0) + tale.damage);
      if (tale.cause === 'terrain') ground[sideOf(victim)] += tale.damage;
      if (tale.cause === 'terrain' && wasFresh) unseen[sideOf(victim)] += tale.damage;
      credit(last.by, victim, tale.damage);
      continue;
    } else if (tale.type === 'died') {
      // A bite kills without a hurt: it takes all the life that is left.
      const bitten = last?.unit !== tale.unit;
      const by: number | null = bitten ? dealt.by(tale) : (last?.by ?? null);
      if (bitten) credit(by, victim, Math.max(1, dataOf(victim).hp - (lost.get(tale.unit) ?? 0)));
      const dealer = by === null ? undefined : units[by];
      if (by !== null && dealer !== undefined && sideOf(dealer) !== sideOf(victim)) deedsOf(by).kills += 1;
      const turn = turns.findLast(({ fallen }) => fallen === sideOf(victim));
      turn?.units.push(tale.unit);
      if (turn !== undefined) turn.worth += dataOf(victim).cost;
    }
    last = null;
  }
  return { deeds, turns, ground, unseen };
}
