/** The synced state of a match: people, clocks, and inside it the game's own state. */
import { schema, t } from '@colyseus/schema';
import type { Frozen, Seal } from '@dwo/kernel';
import type { AskWhat, HolderKind } from './deeds';
import type { Game } from './game';
import type { CreatorShown } from './lobby';
import { mirror, mirrorChanges, toPlain } from './mirror';
import type { MatchStage } from './stages';
import type { Visibility } from './visibility';

/** The player has yet to decide whether to join, or does not see the table yet. */
export type Arrives = '' | 'deciding' | 'drawing';

/** A chair. Before the match begins chairs are in order of arrival; afterwards chair i is seat i. */
export const Chair = schema(
  {
    name: t.string(),
    /** The requested side: a label or `random`. */
    wish: t.string(),
    /** The label of the seat; empty until the match begins. */
    label: t.string(),
    taken: t.boolean(),
    connected: t.boolean(),
    bot: t.boolean(),
    /** The entropy that this seat contributed to the dice, 32 hex digits; empty for none. */
    entropy: t.string(),
    /** The kind of player who plays instead of the owner; empty while the owner plays. */
    holder: t.string<HolderKind | ''>(),
    /** The name of that player; empty while the owner plays. */
    player: t.string(),
    /** The seat whose player plays here too, if `holder` is `mate`. */
    mate: t.uint8().optional(),
    /** Whether a spectator may become the substitute. */
    open: t.boolean(),
    /** Since when the player has been away, epoch milliseconds; unset while they are present. */
    away: t.float64().optional(),
    /** From when a substitute may be called, epoch milliseconds; unset while the player is present. */
    callable: t.float64().optional(),
    /** Whether the person still has to agree to a change. */
    unready: t.boolean(),
    /** Whether the creator has closed the chair. */
    locked: t.boolean(),
    /** Whether the creator of the match sits here. */
    creates: t.boolean(),
    /**
     * From when the others may end the match because this player is away, epoch milliseconds; unset once a second turn has
     * begun.
     */
    abortable: t.float64().optional(),
    /** Why the clocks wait for this player after the beginning; empty once they don't. */
    arrives: t.string<Arrives>(),
  },
  'Chair',
);
/** A chair. */
export type Chair = InstanceType<typeof Chair>;

/**
 * A clock of one seat or of several together: `deadline` (epoch milliseconds) while it runs, `remaining` (milliseconds) while
 * it stands. Bit i of `seats` is set if the clock counts for seat i.
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
/** A clock. */
export type Clock = InstanceType<typeof Clock>;

/** An open request. Bit i of `waits` is set while seat i can still agree. */
export const AskShown = schema(
  {
    what: t.string<AskWhat>(),
    by: t.uint8(),
    waits: t.uint32(),
    /** How many intents would be undone; 0 for other requests. */
    intents: t.uint16(),
  },
  'Ask',
);
/** An open request. */
export type AskShown = InstanceType<typeof AskShown>;

/** The secret of one seat, as JSON; `text` is sent to nobody else. */
export const Secret = schema({ text: t.string().view().optional() }, 'Secret');
/** The secret of one seat. */
export type Secret = InstanceType<typeof Secret>;

function rootOf(game: Game) {
  return schema(
    {
      game: t.string(),
      version: t.uint16(),
      preset: t.string(),
      stage: t.string<MatchStage>(),
      /** SHA-256 of the secret of the dice, from the beginning on. */
      commitment: t.string(),
      /** That secret, 64 hex digits, once the match is over; empty before. */
      secret: t.string(),
      /** The two halves of `seq`, which save a byte or two in every patch. Read and write `seq` instead. */
      step: t.uint8(),
      cycle: t.uint32(),
      chairs: t.array(Chair),
      /** By id of the game's timers. */
      clocks: t.map(Clock),
      /** `Terms` as JSON. */
      terms: t.string(),
      /** The people who can find this match. */
      visibility: t.string<Visibility>(),
      asks: t.array(AskShown),
      /** The seat that asked for the present pause; unset while the match goes on. */
      pausedBy: t.uint8().optional(),
      watchers: t.uint16(),
      /** The id of the rematch; empty until a player has asked for it. */
      rematch: t.string(),
      /** Whether the creator is connected; empty for a match that nobody can change, and once it has begun. */
      creator: t.string<CreatorShown>(),
      /** Whether the creator still has something to do before the match begins. */
      waits: t.boolean(),
      /** `Changes` as JSON; empty while everybody agrees. */
      changes: t.string(),
      /** How often the set-up was changed since the room was opened. */
      setUps: t.uint16(),
      /** By how many seconds spectators see the match later than its players. */
      delay: t.uint16(),
      /**
       * Until when nobody but its players may know anything of the match, epoch milliseconds: it counts for the battle of the
       * day (TABLE-17). Unset for every other match.
       */
      sealedUntil: t.float64().optional(),
      /** Whether the match counts for the ratings of its players. */
      rated: t.boolean(),
      /** The server's time when it last wrote clocks or absences, epoch milliseconds. */
      now: t.float64(),
      state: t.ref(game.State).optional(),
      ...(game.hasSecrets ? { secrets: t.array(Secret) } : {}),
      /** By seat: the seal on its hidden set-up; empty for none. */
      ...(game.rules.hidden === undefined ? {} : { seals: t.array('string') }),
    },
    `Match of ${game.rules.id}`,
  );
}

/** The root schema of a match. */
export type MatchState = InstanceType<ReturnType<typeof rootOf>> & {
  /** The number of entries in the record: intents and deeds. */
  seq: number;
};
/** The root schema class of a game's matches. */
export type MatchClass = new () => MatchState;

const STEPS = 256;

/** Joins `seq` from its two fields. */
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

/** The class for `joinOrCreate` and for rooms; the same one on every call for the same game. */
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

/** Writes a game's whole state to a root. */
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

/** Writes the changed parts of a game's state to a root; `paths` come from the kernel's `observe`. */
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

/** Shows the seals made so far on the seats' hidden set-ups. */
export function showSeals(root: MatchState, made: readonly Seal[], seats: number): void {
  const shown = sealsOf(root);
  if (shown === undefined) return;
  while (shown.length < seats) shown.push('');
  for (let seat = 0; seat < seats; seat++) {
    const seal = made.find((one) => one.seat === seat)?.seal ?? '';
    if (shown[seat] !== seal) shown[seat] = seal;
  }
}

/** The seals that a received root shows, by seat; empty where there is none. */
export function sealsIn(root: MatchState): readonly string[] {
  return [...(sealsOf(root) ?? [])];
}

function sealsOf(root: MatchState): string[] | undefined {
  return (root as unknown as { readonly seals?: string[] }).seals;
}

/** The secrets in a root, by seat. */
export function secretBoxes(root: MatchState): { [seat: number]: Secret; length: number; push(box: Secret): number } {
  const { secrets } = root as unknown as { secrets?: Secret[] };
  if (secrets === undefined) throw new Error('This game has no secrets');
  return secrets;
}

/**
 * The game state in a received root, in the form that the rules take; null before the match begins. Unchanged parts are the
 * same objects as in `previous`.
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
  // Without changes the same object is returned, so that a comparison by identity finds none.
  const same = before !== null && publicPart === open && JSON.stringify(secrets) === JSON.stringify(before.secrets);
  return same ? previous : ({ ...publicPart, ...closed, secrets } as unknown as Frozen<S>);
}
