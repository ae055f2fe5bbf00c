/** A combat in scenes: both dinosaurs, each roll, the result. Live tables and replays share these pure functions. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Scene } from '@dwo/kits/playback/scenes';
import type { Event, Fought, Pair, Rolled, Start, State } from '../rules';

/** The scene of a combat that is shown. */
export type Told =
  | { readonly step: 'faced'; readonly starts: Pair<Start> }
  /** One roll; its line of the log follows when its dice lie. `ties` counts the ties in a row, this one included. */
  | { readonly step: 'rolled'; readonly roll: Rolled; readonly ties: number }
  | { readonly step: 'won'; readonly roll: Rolled | null };

/** The state at one moment, as the viewer may see it. */
export interface Picture extends Frozen<State> {
  /** The scene of the combat; null or undefined outside of a combat. During a scene no seat is awaited. */
  readonly told?: Told | null;
  /** The dinosaur in a hand that the hint of a replay names. */
  readonly advised?: { readonly seat: Seat; readonly rank: number };
}

type Shot = Omit<Scene<State, Event>, 'picture'> & { readonly picture: Picture };

const FACED_MS = 1_100;
const ROLL_MS = 1_050;
const WON_MS = 1_100;
/** The most time that all rolls of a combat take together, in ms. */
const ROLLS_MS = 5_200;

/**
 * The scenes between two states; empty if no dice were rolled. Each scene lasts `ms` and brings the events in `told` to
 * the log.
 */
export function scenesOf(
  before: Frozen<State>,
  { events, state }: { readonly events: readonly Event[]; readonly state: Frozen<State> },
): readonly Shot[] {
  const rolls = events.filter(({ type }) => type === 'rolled').length;
  if (rolls === 0) return [];
  const rollMs = Math.min(ROLL_MS, ROLLS_MS / rolls);
  const shots: Shot[] = [];
  let picture: Picture = calm(before);
  let told: Event[] = [];
  let ties = 0;
  const shoot = (step: Told, ms: number) => {
    shots.push({ picture: { ...picture, told: step }, ms, told });
    told = [];
  };
  events.forEach((event, at) => {
    told.push(event);
    switch (event.type) {
      case 'fightBegan':
        picture = { ...picture, last: begun(picture, event.ranks) };
        ties = 0;
        shoot({ step: 'faced', starts: event.starts }, FACED_MS);
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
        shoot({ step: 'won', roll: event }, WON_MS);
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
      default:
        picture = placed(picture, event);
    }
  });
  return shots;
}

const NOBODY = [null, null];

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
