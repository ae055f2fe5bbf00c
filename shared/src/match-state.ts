/** The synced state of a match: who is there, whose time runs, and inside it the game's own state. */
import { schema, t } from '@colyseus/schema';
import type { Frozen, Seal, Seat } from '@dwo/kernel';
import type { AskWhat, HolderKind } from './deeds';
import type { Game } from './game';
import type { HostShown } from './lobby';
import { mirror, mirrorChanges, toPlain } from './mirror';
import type { MatchStage } from './stages';
import type { Visibility } from './visibility';

/** A place at the table. Before the match begins chairs stand in order of arrival, afterwards chair i is seat i. */
export const Chair = schema(
  {
    name: t.string(),
    /** The side that was asked for: a label or `random`. */
    wish: t.string(),
    /** Which chair it is; empty until the match begins. */
    label: t.string(),
    taken: t.boolean(),
    connected: t.boolean(),
    bot: t.boolean(),
    /** The entropy that this seat added to the dice, 32 hex digits; empty for none. */
    entropy: t.string(),
    /** The kind of holder that plays here in the owner's place; empty while the owner plays. */
    holder: t.string<HolderKind | ''>(),
    /** The name of that holder; empty while the owner plays. */
    player: t.string(),
    /** The seat whose player plays here too, if `holder` is `mate`. */
    mate: t.uint8().optional(),
    /** Whether a watcher may stand in. */
    open: t.boolean(),
    /** Since when (epoch milliseconds) nobody was there who plays here; unset while somebody is. */
    away: t.float64().optional(),
    /** The time when the player has been away long enough for a substitute. */
    callable: t.float64().optional(),
    /** Whether its person has yet to agree to what the creator changed. */
    unready: t.boolean(),
    /** Whether the creator keeps everybody from it. */
    locked: t.boolean(),
    /** Whether the creator of the match sits here. */
    creates: t.boolean(),
    /** From when on the others may end the match for want of this player; unset once somebody's second turn has begun. */
    abortable: t.float64().optional(),
  },
  'Chair',
);
export type Chair = InstanceType<typeof Chair>;

/**
 * A clock of one seat, or of several together: `deadline` (epoch milliseconds) while it runs, `remaining` milliseconds while
 * it stands. Bit i of `seats` is set if it counts for seat i.
 */
export const Clock = schema(
  {
    seats: t.uint32(),
    deadline: t.float64().optional(),
    remaining: t.uint32().optional(),
    total: t.uint32(),
  },
  'Clock',
);
export type Clock = InstanceType<typeof Clock>;

/** Something asked that not all have answered. Bit i of `waits` is set while seat i could still agree to it. */
export const AskShown = schema(
  {
    what: t.string<AskWhat>(),
    by: t.uint8(),
    waits: t.uint32(),
    /** How many intents would be taken back; 0 for anything else. */
    intents: t.uint16(),
  },
  'Ask',
);
export type AskShown = InstanceType<typeof AskShown>;

/** A secret of one seat, as JSON; `text` reaches nobody else. */
export const Secret = schema({ text: t.string().view().optional() }, 'Secret');
export type Secret = InstanceType<typeof Secret>;

function rootOf(game: Game) {
  return schema(
    {
      game: t.string(),
      version: t.uint16(),
      preset: t.string(),
      stage: t.string<MatchStage>(),
      /** SHA-256 of the secret that the dice come from, from the first moment on. */
      commitment: t.string(),
      /** That secret, 64 hex digits, when the match is over; empty before. */
      secret: t.string(),
      /** Together how many entries the record has, for the sake of a byte or two in every patch; read and write `seq`. */
      step: t.uint8(),
      cycle: t.uint32(),
      chairs: t.array(Chair),
      /** By the ids of the game's timers. */
      clocks: t.map(Clock),
      /** `Terms` as JSON. */
      terms: t.string(),
      /** The people who can find this match. */
      visibility: t.string<Visibility>(),
      asks: t.array(AskShown),
      /** The seat that asked for the pause there is; unset while the match goes on. */
      pausedBy: t.uint8().optional(),
      watchers: t.uint16(),
      /** The match that follows this one; empty until a player has asked for it. */
      rematch: t.string(),
      /** Whether its creator is here; empty for a match that nobody may change, and once it has begun. */
      host: t.string<HostShown>(),
      /** Whether the creator still has something to do before it begins. */
      waits: t.boolean(),
      /** `Changes` as JSON; empty while everybody agrees. */
      changes: t.string(),
      /** How often the match was changed since its room was opened. */
      setUps: t.uint16(),
      /** So many seconds after the players spectators see what happens. */
      delay: t.uint16(),
      state: t.ref(game.State).optional(),
      ...(game.hasSecrets ? { secrets: t.array(Secret) } : {}),
      /** By seat: the seal on what it hid in its set-up; empty for nothing. */
      ...(game.rules.hidden === undefined ? {} : { seals: t.array('string') }),
    },
    `Match of ${game.rules.id}`,
  );
}

/** The root schema of a match. */
export type MatchState = InstanceType<ReturnType<typeof rootOf>> & {
  /** How many entries the record has: intents and deeds of the table. */
  seq: number;
};
/** The root schema class of a game's matches. */
export type MatchClass = new () => MatchState;

const STEPS = 256;

/** Puts `seq` together from its two fields. */
const SEQ: PropertyDescriptor & ThisType<MatchState> = {
  get() {
    return (this.cycle ?? 0) * STEPS + (this.step ?? 0);
  },
  set(seq: number) {
    const cycle = Math.floor(seq / STEPS);
    if (this.cycle !== cycle) this.cycle = cycle;
    this.step = seq % STEPS;
  },
};

const roots = new WeakMap<Game, MatchClass>();

/** The class for `joinOrCreate` and the room; the same one for the same game. */
export function matchClass(game: Game): MatchClass {
  let root = roots.get(game);
  if (root === undefined) {
    const made = rootOf(game);
    Object.defineProperty(made.prototype, 'seq', SEQ);
    root = made as unknown as MatchClass;
    roots.set(game, root);
  }
  return root;
}

interface WithSecrets {
  readonly secrets: readonly unknown[];
}

/** A clock as it is shown: what of `deadline` and `remaining` does not apply is null. */
export interface ShownClock {
  readonly seats: readonly Seat[];
  readonly deadline: number | null;
  readonly remaining: number | null;
  readonly total: number;
}

/** Shows these clocks and no others, by the ids of their timers. */
export function showClocks(root: MatchState, faces: ReadonlyMap<string, ShownClock>): void {
  const { clocks } = root;
  for (const id of [...clocks.keys()]) if (!faces.has(id)) clocks.delete(id);
  for (const [id, { seats, deadline, remaining, total }] of faces) {
    const known = clocks.get(id);
    const clock = known ?? new Clock();
    const mask = seats.reduce((bits, seat) => bits + 2 ** seat, 0);
    if (clock.seats !== mask) clock.seats = mask;
    if (clock.total !== total) clock.total = total;
    show(clock, 'deadline', deadline);
    show(clock, 'remaining', remaining);
    if (known === undefined) clocks.set(id, clock);
  }
}

function show(clock: Clock, name: 'deadline' | 'remaining', value: number | null): void {
  // A field is an accessor, which `delete` would leave alone.
  const wanted = value ?? undefined;
  if (clock[name] !== wanted) Object.assign(clock, { [name]: wanted });
}

/** The clocks that a received root shows. */
export function clocksIn(root: MatchState): (ShownClock & { readonly id: string })[] {
  const found: (ShownClock & { readonly id: string })[] = [];
  root.clocks.forEach(({ seats, deadline, remaining, total }, id) => {
    const whose = Array.from({ length: MOST_SEATS }, (_, seat) => seat).filter((seat) => (seats >>> seat) % 2 === 1);
    found.push({ id, seats: whose, deadline: deadline ?? null, remaining: remaining ?? null, total });
  });
  return found;
}

/** As many seats as a number has bits. */
const MOST_SEATS = 32;

/** Shows a game's whole state in a root. */
export function showState(root: MatchState, game: Game, state: object): void {
  if (root.state === undefined) {
    const made = new game.State();
    mirror(made, state);
    root.state = made;
  } else {
    mirror(root.state, state);
  }
  if (game.hasSecrets) showSecrets(root, state as WithSecrets);
}

/** Shows what changed in a game's state; paths as the kernel's `observe` tells them. */
export function showChanges(root: MatchState, game: Game, state: object, paths: readonly (readonly string[])[]): void {
  if (root.state === undefined) throw new Error('The state must be shown as a whole first');
  mirrorChanges(root.state, state, paths);
  if (game.hasSecrets && paths.some((path) => path[0] === 'secrets')) showSecrets(root, state as WithSecrets);
}

function showSecrets(root: MatchState, { secrets }: WithSecrets): void {
  const boxes = secretBoxes(root);
  for (const [seat, secret] of secrets.entries()) {
    while (boxes.length <= seat) boxes.push(new Secret());
    const box = boxes[seat] as Secret;
    const text = secret === null ? undefined : JSON.stringify(secret);
    if (box.text !== text) box.text = text;
  }
}

/** Shows the seals there are on what seats hid in their set-up. */
export function showSeals(root: MatchState, made: readonly Seal[], seats: number): void {
  const shown = sealsOf(root);
  if (shown === undefined) return;
  while (shown.length < seats) shown.push('');
  for (let seat = 0; seat < seats; seat++) {
    const seal = made.find((one) => one.seat === seat)?.seal ?? '';
    if (shown[seat] !== seal) shown[seat] = seal;
  }
}

/** The seals that a received root shows, by seat: empty where there is none. */
export function sealsIn(root: MatchState): readonly string[] {
  return [...(sealsOf(root) ?? [])];
}

function sealsOf(root: MatchState): string[] | undefined {
  return (root as unknown as { readonly seals?: string[] }).seals;
}

/** The boxes of a match with secrets, by seat. */
export function secretBoxes(root: MatchState): { [seat: number]: Secret; length: number; push(box: Secret): number } {
  const { secrets } = root as unknown as { secrets?: Secret[] };
  if (secrets === undefined) throw new Error('This game has no secrets');
  return secrets;
}

/**
 * The game state that a received root shows, as the engine's functions take it; null before the match begins. Unchanged parts
 * are the same objects as in `previous`.
 */
export function readState<S extends object>(
  root: MatchState,
  game: Game,
  previous: Frozen<S> | null = null,
): Frozen<S> | null {
  if (root.state === undefined) return null;
  const closed = game.hasClosed === true ? { closed: null } : {};
  const before = previous as unknown as WithSecrets | null;
  const { secrets: _, closed: __, ...open } = (before ?? {}) as WithSecrets & Record<string, unknown>;
  const publicPart = toPlain(root.state, before === null ? null : open);
  if (!game.hasSecrets) {
    return before !== null && publicPart === open ? previous : ({ ...publicPart, ...closed } as unknown as Frozen<S>);
  }
  const secrets: unknown[] = [];
  const boxes = secretBoxes(root);
  for (let seat = 0; seat < boxes.length; seat++) {
    const text = boxes[seat]?.text;
    secrets.push(text === undefined ? null : JSON.parse(text));
  }
  // Parts that did not change stay the same object, so that a comparison finds no change.
  const same = before !== null && publicPart === open && JSON.stringify(secrets) === JSON.stringify(before.secrets);
  return same ? previous : ({ ...publicPart, ...closed, secrets } as unknown as Frozen<S>);
}
