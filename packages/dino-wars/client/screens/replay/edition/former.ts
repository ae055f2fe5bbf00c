/**
 * Adapts the bundles of versions 2 to 5 to the present contract. Theirs served DINO WARS! alone: boards were in frames, figures
 * in the cast, chances in 36ths.
 */
import type { Side } from '@dwo/dino-wars';
import {
  type Cast,
  CONTRACT,
  type Edition,
  type Frame,
  type Luck,
  type Marks,
  type Tape,
} from '@dwo/kits/replay/contract';
import type { LuckKind } from '../../../actions/rolls';
import type { Beat, DinoWarsShown, Setting, Tableau } from './shown';
import { strengthOf } from './strength';

interface FormerCast extends Omit<Cast<DinoWarsShown>, 'setting'>, Setting {}

interface FormerMarks extends Omit<Marks, 'losses'> {
  readonly kills: readonly { readonly n: number; readonly figure: string; readonly side: Side }[];
}

interface FormerFrame extends Omit<Frame<DinoWarsShown>, 'picture' | 'strengths'> {
  readonly board: Tableau;
  readonly strengths: readonly { readonly pointsLeft: number; readonly pointsAtStart: number }[];
}

interface FormerLuck extends Omit<Luck, 'kind'> {
  readonly kind: LuckKind;
}

interface FormerTape extends Omit<Tape<DinoWarsShown>, 'cast' | 'marks' | 'frame' | 'beats' | 'luck'> {
  readonly cast: FormerCast;
  marks(): FormerMarks;
  frame(...at: Parameters<Tape['frame']>): FormerFrame;
  beats(...at: Parameters<Tape['beats']>): readonly Beat[];
  luck(): readonly FormerLuck[];
}

interface FormerEdition {
  readonly contract?: never;
  readonly game: string;
  readonly version: number;
  open(record: unknown): Promise<FormerTape>;
}

/** The edition that a bundle of this game exports, by whichever contract. */
export function editionOf(exported: unknown): Edition<DinoWarsShown> {
  const edition = exported as Edition<DinoWarsShown> | FormerEdition;
  if (edition.contract !== undefined) return edition;
  return {
    contract: CONTRACT,
    game: edition.game,
    version: edition.version,
    open: async (record) => new Adapted(await edition.open(record)),
  };
}

class Adapted implements Tape<DinoWarsShown> {
  readonly cast: Cast<DinoWarsShown>;

  constructor(private readonly former: FormerTape) {
    const { table, figures, ...cast } = former.cast;
    this.cast = { ...cast, setting: { table, figures } };
  }

  get played() {
    return this.former.played;
  }

  get fault() {
    return this.former.fault;
  }

  advance(entries: number): boolean {
    return this.former.advance(entries);
  }

  marks(): Marks {
    const { kills, ...marks } = this.former.marks();
    const { figures } = this.cast.setting;
    return {
      ...marks,
      losses: kills.map(({ n, figure, side }) => ({ n, side, name: figures[figure]?.full ?? figure })),
    };
  }

  frame(...at: Parameters<Tape['frame']>): Frame<DinoWarsShown> {
    const { board, strengths, ...frame } = this.former.frame(...at);
    return { ...frame, picture: board, strengths: strengths.map(strengthOf) };
  }

  line(...at: Parameters<Tape['frame']>): number {
    return this.former.line?.(...at) ?? this.former.frame(...at).log.at(-1)?.key ?? 0;
  }

  beats(...at: Parameters<Tape['beats']>): readonly Beat[] {
    return this.former.beats(...at);
  }

  hash(n: number): string {
    return this.former.hash(n);
  }

  outcome(): unknown {
    return this.former.outcome();
  }

  checks(): ReturnType<Tape['checks']> {
    return this.former.checks();
  }

  luck(): readonly Luck[] {
    return this.former.luck().map((each) => ({ ...each, chances: each.chances.map((ways) => ways / 36) }));
  }
}
