/**
 * The only place where a match comes into being, gets another battle or another computer player. The address that asks is
 * charged for what is stored and for what is computed.
 */
import { type Frozen, frozen } from '@dwo/kernel';
import type { Game, Games } from '@dwo/shared';
import type { Counter, Neighbours } from './cluster/neighbours';
import { Refusal } from './failure';
import type { ChairRecord, Journal, NewMatch, Origin } from './journal/journal';
import type { Limits } from './limits';

const MINUTE_S = 60;
const DAY_S = 24 * 60 * 60;
/** The options of a typical match are shorter than this. */
const USUAL_BYTES = 32 * 1024;

/** The parts of the server that this uses. */
export interface NewMatchesHost {
  readonly journal: Pick<Journal, 'createMatch'>;
  readonly games: Games;
  readonly limits: Pick<Limits, 'matchesPerMinute' | 'matchesPerDay' | 'computedPiecesPerMinute'>;
  readonly neighbours: Pick<Neighbours, 'counter'>;
}

/** The part of a match that is charged for. */
interface Battle {
  readonly options: unknown;
  readonly origin?: Origin | null;
  readonly chairs: readonly Pick<ChairRecord, 'bot' | 'strength'>[];
}

/** The new matches of a server; its counters are those of the whole cluster. */
export class NewMatches {
  private readonly perMinute: Counter;
  private readonly perDay: Counter;
  private readonly computed: Counter;

  constructor(private readonly host: NewMatchesHost) {
    const { limits, neighbours } = host;
    this.perMinute = neighbours.counter('matches', limits.matchesPerMinute, MINUTE_S);
    this.perDay = neighbours.counter('matches-a-day', limits.matchesPerDay, DAY_S);
    this.computed = neighbours.counter('computers', limits.computedPiecesPerMinute, MINUTE_S);
  }

  /** Stores a match for an address. Rejects with a Refusal (429), and stores nothing, if that is too much for it. */
  async create(address: string, match: NewMatch): Promise<void> {
    await this.charge(address, match.game, match);
    await this.host.journal.createMatch(match);
  }

  /**
   * Charges an address for a battle that is stored, or for so many that others will ask for because of it. Rejects with a
   * Refusal (429) if that is too much.
   */
  async charge(address: string, game: string, battle: Battle, matches = 1): Promise<void> {
    await consumed(this.perMinute, address, matches, 'Too many matches; try again in a minute');
    await consumed(this.perDay, address, matches * weightOf(battle), 'Too many matches; try again tomorrow');
    const bots = battle.chairs.filter(({ bot }) => bot);
    await this.chargeComputers(
      address,
      this.host.games.get(game),
      battle.options,
      bots.map(({ strength }) => strength),
    );
  }

  /**
   * Charges an address for computer players of these strengths in a match with these options. Rejects with a Refusal (429) if
   * that is too much.
   */
  async chargeComputers(
    address: string,
    game: Game | undefined,
    options: unknown,
    strengths: readonly (string | null)[],
  ): Promise<void> {
    if (game === undefined || strengths.length === 0) return;
    const cost = computersCost(game, frozen(options), strengths);
    const why = 'Too many pieces for computers to play; try again in a minute';
    await consumed(this.computed, address, cost, why, 'bots');
  }
}

/** The cost of computer players of these strengths: each of them decides for itself. */
function computersCost(game: Game, options: Frozen<unknown>, strengths: readonly (string | null)[]): number {
  return strengths.reduce((sum, strength) => sum + Math.ceil(game.decisionCost?.(options, strength) ?? 1), 0);
}

/** 1 for a match of usual length, more for longer ones. */
function weightOf({ options, origin = null }: Battle): number {
  const bytes = JSON.stringify(options ?? null).length + JSON.stringify(origin).length;
  return 1 + Math.floor(bytes / USUAL_BYTES);
}

async function consumed(counter: Counter, address: string, points: number, why: string, field?: string): Promise<void> {
  await counter.consume(address, points).catch(() => {
    throw new Refusal('TOO_FAST', why, 429, field);
  });
}
