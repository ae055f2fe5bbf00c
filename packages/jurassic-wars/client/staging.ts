/** Combats and ends of rounds in scenes: both dinosaurs, each roll, the result, the pot. Live tables and replays share these pure functions. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Scene } from '@dwo/kits/playback/scenes';
import type { Event, Fought, Pair, Rolled, Start, State, Version } from '../rules';

/** The scene of a combat that is shown. */
export type CombatTold =
  | { readonly step: 'faced'; readonly starts: Pair<Start> }
  /** One roll; its line of the log follows when its dice lie. `ties` counts the ties in a row, this one included. */
  | { readonly step: 'rolled'; readonly roll: Rolled; readonly ties: number }
  | { readonly step: 'won'; readonly roll: Rolled | null; readonly next: Next | null };

/** The seat that attacks in the next combat, and the rule that makes it so. */
export interface Next {
  readonly seat: Seat;
  readonly rule: 'JW-G-9' | 'JW-DW-9' | 'JW-DW-10';
}

/** The scene of the end of a round that is shown: who takes the pot, the points, what decides a tie, the new deal. */
export type RoundTold =
  | { readonly step: 'pot'; readonly seat: Seat; readonly pot: number; readonly goesOn: boolean }
  | { readonly step: 'scored'; readonly points: readonly number[] }
  | { readonly step: 'playOff'; readonly points: readonly number[] }
  | { readonly step: 'tied'; readonly seats: readonly Seat[] }
  | { readonly step: 'dealt' };

/** The scene that is shown. */
export type Told = CombatTold | RoundTold;

/** Whether a scene belongs to a combat. */
export function isOfCombat(told: Told): told is CombatTold {
  return told.step === 'faced' || told.step === 'rolled' || told.step === 'won';
}

/** The state at one moment, as the viewer may see it. */
export interface Picture extends Frozen<State> {
  /** The scene that is told; null or undefined between scenes. During a scene no seat is awaited. */
  readonly told?: Told | null;
  /** The dinosaur in a hand that the hint of a replay names. */
  readonly advised?: { readonly seat: Seat; readonly rank: number };
}

type Shot = Omit<Scene<State, Event>, 'picture'> & { readonly picture: Picture };

const FACED_MS = 1_100;
const ROLL_MS = 1_050;
const WON_MS = 1_100;
/** A result that does not stay on the table, for those who fought: with a clock, and without one. */
const OWN_MS = 2_200;
const OWN_CALM_MS = 4_000;
const ROUND_MS = 2_600;
const DEALT_MS = 1_800;
const DECIDER_MS = 3_200;
/** The part of these that no hurry takes away. */
const READ_MS = 1_600;
const READ_CALM_MS = 3_200;
/** The most time that all rolls of a combat take together, in ms. */
const ROLLS_MS = 5_200;
/** In the first combats of a player: the time to read the rule of a combat, each roll, and all of them. */
const NEW = { facedMs: 3_600, rollMs: 2_100, rollsMs: 12_000 } as const;
const KNOWN = { facedMs: FACED_MS, rollMs: ROLL_MS, rollsMs: ROLLS_MS } as const;

/**
 * The scenes between two states; empty if no dice were rolled. Each scene lasts `ms` and brings the events in `told` to
 * the log. For a `beginner` the rolls stay longer.
 */
export function scenesOf(
  before: Frozen<State>,
  { events, state }: { readonly events: readonly Event[]; readonly state: Frozen<State> },
  beginner = false,
): readonly Shot[] {
  const rolls = events.filter(({ type }) => type === 'rolled').length;
  if (rolls === 0) return [];
  const pace = beginner ? NEW : KNOWN;
  const rollMs = Math.min(pace.rollMs, pace.rollsMs / rolls);
  const shots: Shot[] = [];
  let picture: Picture = calm(before);
  let told: Event[] = [];
  let ties = 0;
  const shoot = (step: Told, ms: number, leastMs = 0) => {
    shots.push({ picture: { ...picture, told: step }, ms, leastMs, told });
    told = [];
  };
  const deals = events.some(({ type }) => type === 'dealt');
  events.forEach((event, at) => {
    told.push(event);
    switch (event.type) {
      case 'fightBegan':
        picture = { ...picture, last: begun(picture, event.ranks) };
        ties = 0;
        shoot({ step: 'faced', starts: event.starts }, pace.facedMs);
        return;
      case 'rolled': {
        // The line of this roll waits until its dice lie.
        told.pop();
        ties = event.hits[0] === event.hits[1] ? ties + 1 : 0;
        picture = { ...picture, last: withRoll(picture, event) };
        shoot({ step: 'rolled', roll: event, ties }, rollMs);
        told.push(event);
        const { last } = picture;
        if (last === null || last.winner === null) return;
        const next = events[at + 1];
        if (next?.type === 'won') told.push(next);
        const own = state.options.clocks === null ? OWN_CALM : OWN;
        const [ms, least] = isFought(last, state) && !staysFor(state) ? own : WON;
        shoot({ step: 'won', roll: event, next: nextOf(events, state, last) }, ms, least);
        return;
      }
      case 'won':
        // The scene of the last roll has told this event.
        if (shots.at(-1)?.told.includes(event)) told.pop();
        return;
      case 'faced':
        // No period counts in a fight-off (JW-FO-2).
        picture = calm({
          ...{ ...state, period: null, opened: NOBODY },
          ...{ lead: event.seats[0], opponent: event.seats[1], up: event.ranks },
        });
        return;
      case 'potTaken':
        picture = paid(picture, event);
        shoot({ step: 'pot', seat: event.seat, pot: event.pot, goesOn: deals }, ROUND_MS, READ_MS);
        return;
      case 'scored':
        shoot({ step: 'scored', points: event.points }, ROUND_MS, READ_MS);
        return;
      case 'playOffBegan':
        picture = calm(state);
        shoot({ step: 'playOff', points: state.players.map(({ score }) => score) }, DECIDER_MS, READ_MS);
        return;
      case 'tied':
        shoot({ step: 'tied', seats: event.seats }, DECIDER_MS, READ_MS);
        return;
      case 'dealt':
        if (!DEALS.includes(state.options.version)) return;
        picture = calm(state);
        shoot({ step: 'dealt' }, DEALT_MS, READ_MS);
        return;
      default:
        picture = placed(picture, event);
    }
  });
  return shots;
}

const NOBODY = [null, null];
const OWN = [OWN_MS, READ_MS] as const;
const OWN_CALM = [OWN_CALM_MS, READ_CALM_MS] as const;
const WON = [WON_MS, 0] as const;
/** The versions in which every round deals everything anew. */
const DEALS: readonly string[] = ['whist', 'underdog', 'poker', 'carnivoresUnleashed'] satisfies readonly Version[];

/** Whether the latest combat lies on the table between two combats. It does not in a new round. */
export function showsLast({ last, up, phase, combats }: Frozen<State>): boolean {
  if (last === null) return false;
  return phase === 'over' || (combats > 0 && up.every((rank) => rank === null));
}

/** Whether one of the viewer's own dinosaurs fought; spectators and replays, which see no hand or all, have none. */
function isFought({ seats }: Frozen<Fought>, { secrets }: Frozen<State>): boolean {
  const own = secrets.flatMap((secret, seat) => (secret === null ? [] : [seat]));
  return own.length === 1 && seats.includes(own[0] ?? -1);
}

/** Whether the result of a combat stays on the table until the viewer leads the next. */
function staysFor(state: Frozen<State>): boolean {
  if (state.phase === 'over') return true;
  return showsLast(state) && state.phase === 'lead' && state.lead !== null && state.secrets[state.lead] !== null;
}

/** The seat that attacks next (JW-G-9, JW-DW-9, JW-DW-10); null at the end of a round, and where nobody leads. */
function nextOf(events: readonly Event[], { phase, lead }: Frozen<State>, { winner }: Frozen<Fought>): Next | null {
  if (lead === null || events.some(({ type }) => type === 'dealt')) return null;
  if (phase === 'lead') return { seat: lead, rule: 'JW-G-9' };
  return phase === 'pickOpponent' ? { seat: lead, rule: winner === 0 ? 'JW-DW-9' : 'JW-DW-10' } : null;
}

/** The state after the pot was taken. */
function paid(picture: Picture, { seat, pot }: Extract<Event, { type: 'potTaken' }>): Picture {
  const players = picture.players.map((player, at) =>
    at === seat ? { ...player, counters: player.counters + pot } : player,
  );
  return { ...picture, pot: 0, players };
}

/** The state during a combat: no seat is awaited, and no seat has won. */
function calm(state: Frozen<State>): Picture {
  return { ...state, ending: null, players: state.players.map((player) => ({ ...player, answered: true })) };
}

/** The state after an event that puts a card of this combat on the table. */
function placed(picture: Picture, event: Event): Picture {
  switch (event.type) {
    case 'played': {
      const up = [...picture.up];
      up[event.seat === picture.lead ? 0 : 1] = event.rank;
      const players = picture.players.map((player, seat) =>
        seat === event.seat ? { ...player, cards: player.cards - 1 } : player,
      );
      const secrets = picture.secrets.map((secret, seat) =>
        secret === null || seat !== event.seat
          ? secret
          : { ...secret, hand: secret.hand.filter((rank) => rank !== event.rank) },
      );
      return { ...picture, up, players, secrets };
    }
    case 'picked': {
      const up = [...picture.up];
      up[event.side] = event.rank;
      return { ...picture, up, pool: picture.pool.filter((slot) => slot !== event.slot) };
    }
    case 'turnedUp':
      return { ...picture, up: event.ranks };
    case 'opened':
      return { ...picture, opened: event.cards };
    default:
      return picture;
  }
}

function begun({ lead, opponent, opened }: Picture, ranks: Pair<number>): Frozen<Fought> {
  return { seats: [lead ?? 0, opponent ?? 1], ranks, cards: opened, rolls: [], winner: null };
}

function withRoll({ last }: Picture, { faces, left }: Rolled): Frozen<Fought> | null {
  if (last === null) return null;
  const beaten = left.indexOf(0);
  const rolls = [...last.rolls, faces.map((each) => each.join('')).join('/')];
  return { ...last, rolls, winner: beaten < 0 ? null : beaten === 0 ? 1 : 0 };
}
