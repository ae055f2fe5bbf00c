/** The games that are played in pairs, and what differs in each of them. */
import { dinoWars, PRESETS } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { clone, frozen, keyedDice, matchKey, secretFromHex, secretToHex, type Viewer } from '@dwo/kernel';
import { disguiseToy, Random, secretOf, toyGame, toySecrets } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import { toyWire } from '@dwo/shared/testing';
import * as dinoSecrets from '../../../packages/dino-wars/testing/secrets';
import { type AnyRules, makeTwins, type Secrecy, type Twins } from './twins';

export const KINDS = ['hands', 'gate', 'secret'] as const;
/** Hidden hands of the toy game; hidden dinosaurs of the Time Gate; the match secret where no die is shown. */
export type Kind = (typeof KINDS)[number];

/** Two matches of one game. */
export interface PairOfMatches {
  readonly kind: Kind;
  readonly game: Game;
  readonly options: unknown;
  readonly chairs: readonly string[];
  readonly twins: Twins;
}

/** The games as they are hosted. */
export const GAMES = { 'bone-auction': toyWire as Game, 'dino-wars': dinoWarsGame as Game } as const;

const TOY_RULES = toyGame as unknown as AnyRules;
const DINO_RULES = dinoWars as unknown as AnyRules;
const DINO_SECRECY = dinoSecrets as unknown as Secrecy;
const TOY_SECRECY = toySecrets as unknown as Secrecy;

/** The pair of a seed; the same seed gives the same pair. `leak` replaces parts of the rules, for twins and table alike. */
export function pairOf(kind: Kind, seed: number, leak: Partial<AnyRules> = {}): PairOfMatches {
  for (let again = 0; again < 20; again++) {
    const random = new Random(seed, 77 + again);
    const pair = MAKERS[kind](random, seed, leak);
    if (pair !== null) return pair;
  }
  throw new Error(`No pair of matches for ${kind} ${seed}`);
}

function entropyOf(random: Random, seats: number): string[] {
  return Array.from({ length: seats }, () => Array.from({ length: 32 }, () => random.below(16).toString(16)).join(''));
}

function pair(kind: Kind, id: keyof typeof GAMES, options: unknown, twins: Twins | null): PairOfMatches | null {
  const game = GAMES[id];
  return twins === null ? null : { kind, game, options, chairs: game.chairs(frozen(options)), twins };
}

/** The third seat and watchers don't know what the first two hold, note and bid, and nobody knows which lots never come up. */
function hands(random: Random, seed: number, leak: Partial<AnyRules>): PairOfMatches | null {
  const options = { rounds: 4, fame: 100, bidSeconds: 60 };
  const secret = secretToHex(secretOf(seed));
  const entropy = entropyOf(random, 3);
  const key = matchKey(secretFromHex(secret), entropy);
  const start = toyGame.setup(frozen(options), keyedDice(key, 0));
  const other = disguiseToy(frozen(start) as never, 2, (n) => random.below(n));
  for (const hidden of other.secrets) if (hidden !== null) hidden.note = null;
  const lots = start.closed?.lots ?? [];
  const shown = options.rounds - 1;
  other.closed = { lots: [...lots.slice(0, shown), ...lots.slice(shown).reverse()] };
  const births = [
    { secret, start },
    { secret, start: other },
  ] as const;
  const game = { rules: { ...TOY_RULES, ...leak }, secrecy: TOY_SECRECY };
  const plan = { ...game, options, births, entropy, uninformed: [2, 'spectator'] as Viewer[], random };
  return pair('hands', 'bone-auction', options, makeTwins({ ...plan, most: 40, shared: ['bid'] }));
}

/** The army and watchers don't know where dinosaurs hide and creep, nor where the pole lies. */
function gate(random: Random, seed: number, leak: Partial<AnyRules>): PairOfMatches | null {
  const options = PRESETS.gate();
  const secret = secretToHex(secretOf(seed));
  const entropy = entropyOf(random, 2);
  const key = matchKey(secretFromHex(secret), entropy);
  const start = dinoWars.setup(frozen(options), keyedDice(key, 0));
  const other = clone(start);
  for (const hidden of other.secrets) if (hidden?.pole) hidden.pole.x = (hidden.pole.x + 100) % other.table.widthCi;
  const births = [
    { secret, start },
    { secret, start: other },
  ] as const;
  const army = options.players.findIndex(({ side }) => side === 'army');
  const game = { rules: { ...DINO_RULES, ...leak }, secrecy: DINO_SECRECY };
  const plan = { ...game, options, births, entropy, uninformed: [army, 'spectator'] as Viewer[], random };
  return pair('gate', 'dino-wars', options, makeTwins({ ...plan, most: 160, shared: [] }));
}

/** Nobody knows the secret that the dice come from: not from anything before the first of them is shown. */
function secret(random: Random, seed: number, leak: Partial<AnyRules>): PairOfMatches | null {
  const options = PRESETS.quick();
  const entropy = entropyOf(random, 2);
  const births = [seed, seed + 1_000_000].map((each) => ({ secret: secretToHex(secretOf(each)) }));
  const key = matchKey(secretFromHex(births[0]?.secret ?? ''), entropy);
  // The server places figures by lot, in plain sight: both matches begin with the same lots.
  const start = dinoWars.setup(frozen(options), keyedDice(key, 0));
  const [one, other] = births.map((birth) => ({ ...birth, start }));
  const uninformed: Viewer[] = [0, 1, 'spectator'];
  if (one === undefined || other === undefined) return null;
  const game = { rules: { ...DINO_RULES, ...leak }, secrecy: DINO_SECRECY };
  const plan = { ...game, options, births: [one, other] as const, entropy, uninformed, random };
  return pair('secret', 'dino-wars', options, makeTwins({ ...plan, most: 60, shared: [] }));
}

const MAKERS = { hands, gate, secret } as const;
