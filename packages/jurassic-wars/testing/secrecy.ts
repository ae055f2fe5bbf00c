/** The secrets of Jurassic Wars, stated without the ruleset's own `view` and `see`. */
import type { Frozen, Viewer } from '@dwo/kernel';
import type { Event, State } from '../rules';

/** The fields of an event that only its seat may read. */
const OWN: Readonly<Partial<Record<Event['type'], readonly string[]>>> = {
  played: ['at'],
  committed: ['card'],
  chose: ['cards'],
  predicted: ['n'],
  staked: ['side', 'n'],
};

/** The fields of an event that nobody may read, and lists by seat of which each seat may read its own entry. */
const CLOSED: Readonly<Partial<Record<Event['type'], readonly string[]>>> = {
  dealt: ['closed'],
  combatGiven: ['away'],
  playOffBegan: ['decks'],
};
const BY_SEAT: Readonly<Partial<Record<Event['type'], readonly string[]>>> = {
  dealt: ['hands', 'combat'],
  combatGiven: ['combat'],
};

function without(event: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(event).filter(([name]) => !names.includes(name)));
}

function noticed(event: Event, viewer: Viewer): object {
  const lists = BY_SEAT[event.type] ?? [];
  const own = lists.map((name) => {
    const list = (event as unknown as Readonly<Record<string, readonly unknown[]>>)[name] ?? [];
    return viewer === 'spectator' ? null : list[viewer];
  });
  const hidden = [...lists, ...(CLOSED[event.type] ?? [])];
  const others = 'seat' in event && event.seat !== viewer ? (OWN[event.type] ?? []) : [];
  const facedown = event.type === 'given' && !event.up && event.seat !== viewer ? ['rank'] : [];
  return { ...without(event, [...hidden, ...others, ...facedown]), own };
}

/** Only the owner may know a hand, combat cards and secret choices. Nobody may know the undealt cards. */
export const secrecy = {
  mayKnow({ secrets, closed: _, ...open }: Frozen<State>, viewer: Viewer): object {
    return { ...open, own: viewer === 'spectator' ? null : secrets[viewer] };
  },
  mayNotice(_: Frozen<State>, events: readonly Event[], viewer: Viewer): readonly object[] {
    return events.map((event) => noticed(event, viewer));
  },
};
