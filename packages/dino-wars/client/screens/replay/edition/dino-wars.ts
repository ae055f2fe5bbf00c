/** The edition of DINO WARS!: bundled for old replays, and used by the page for the present rules. */
import {
  dinoWars,
  type Event,
  type Intent,
  type Options,
  PHASES,
  type RuleId,
  SIDE_OF_PHASE,
  type State,
} from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { Beats } from '@dwo/kits/miniatures/theatre/beats';
import {
  type Cast,
  CONTRACT,
  type Edition,
  type Frame,
  type LossMark,
  type Luck,
  type Marks,
  type PhaseMark,
  type Position,
  type Tape,
  type Viewpoint,
} from '@dwo/kits/replay/contract';
import { dueIn } from '@dwo/kits/replay/due';
import type { Entry } from '@dwo/kits/replay/fold';
import { gather, type LuckyRoll } from '@dwo/kits/replay/luck/gather';
import { OpenRecord } from '@dwo/kits/replay/open-record';
import { RecordTape } from '@dwo/kits/replay/record-tape';
import { ToldLog } from '@dwo/kits/replay/told-log';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { tellingOf } from '../../../actions';
import type { DiceKind } from '../../../actions/rolls';
import { sceneModel } from '../../../hud/theatre/scene-model';
import { record } from '../../../hud/words/log';
import { remark } from '../../../hud/words/log-entry';
import { type Names, nameFigures } from '../../../hud/words/names';
import { phaseName } from '../../../hud/words/words';
import { armyOf, dinosaursOf, figureOf, isBeast } from '../../../tools/figures';
import { say } from '../../../words';
import { endingOf, figureIndexOf, noticed, phaseOf, readyIn, strengthsOf, turnOf, viewerOf } from './look';
import type { Beat, DinoWarsShown } from './shown';

/** The rules alone, for `npm run verify`. */
export { dinoWars as rules } from '@dwo/dino-wars';

/** The edition of these rules. */
export const edition: Edition<DinoWarsShown> = {
  contract: CONTRACT,
  game: dinoWars.id,
  version: dinoWars.version,
  speak: useLanguage,
  open: async (record) => new DinoWarsTape(new OpenRecord(dinoWars, record)),
};

type DinoWarsRecord = OpenRecord<State, Intent, Event, Options, RuleId>;

type Told = ToldLog<State, Event>;

/** Two dice have 36 results. */
const RESULTS = 36;

class DinoWarsTape extends RecordTape<State, Intent, Event, Options, RuleId> implements Tape<DinoWarsShown> {
  readonly cast: Cast<DinoWarsShown>;
  private readonly names: Names;
  private readonly stories: ReadonlyMap<Viewpoint, Told>;
  private readonly phases: PhaseMark[] = [];
  private losses: LossMark[] = [];
  /** Each roll with its entry. */
  private rolls: (LuckyRoll & { readonly n: number })[] = [];

  constructor(recorded: DinoWarsRecord) {
    super(dinoWars, recorded);
    const { state } = recorded;
    const whole = dinoWars.view(state, viewerOf('everything', state));
    this.names = nameFigures(whole);
    this.cast = castOf(recorded, whole, this.names);
    const scribe = { names: this.names, player: (seat: number) => this.cast.seats[seat]?.name ?? '' };
    const teller = {
      record: (log: readonly LogEntry[], event: Event, now: Frozen<State>) =>
        record(log, event, { ...scribe, state: now }),
      struck: () => remark(say('replay.taken-back'), 'DW-R-98'),
    };
    this.stories = new Map(this.viewpoints().map((viewpoint) => [viewpoint, new ToldLog<State, Event>(teller)]));
    this.phases.push({ n: 0, turn: turnOf(state), phase: phaseOf(state) });
  }

  marks(): Marks {
    return { phases: [...this.phases], losses: [...this.losses], backs: [...this.backs] };
  }

  frame(n: number, viewpoint: Viewpoint): Frame<DinoWarsShown> {
    const state = this.fold.at(n);
    return {
      n,
      turn: turnOf(state),
      phase: phaseOf(state),
      picture: figureIndexOf(state, viewpoint, this.names),
      log: this.story(viewpoint).at(n),
      strengths: strengthsOf(state),
      ending: endingOf(state),
    };
  }

  line(n: number, viewpoint: Viewpoint): number {
    return this.story(viewpoint).at(n).at(-1)?.key ?? 0;
  }

  beats(n: number, viewpoint: Viewpoint): readonly Beat[] {
    const end = this.fold.at(n);
    const heard = this.fold.events(n).map((event) => noticed(end, event, viewpoint));
    const ready = readyIn(dinoWars.view(end, viewerOf(viewpoint, end)));
    const story = this.story(viewpoint);
    // Dice of different entries must have different keys.
    const performed = new Beats<State, Event, DiceKind>(tellingOf, n * 1000);
    const beats: Beat[] = [];
    let log = story.at(n - 1);
    let i = 0;
    this.fold.retell(n, (_, state) => {
      const event = heard[i++] ?? null;
      if (event === null) return;
      const before = log;
      log = story.after(log, event, state);
      const board = figureIndexOf(state, viewpoint, this.names, ready);
      beats.push(performed.of(event, state, { board, log: log === before ? null : log }));
    });
    return beats;
  }

  position(n: number, viewpoint: Viewpoint): Position | null {
    return dueIn(dinoWars, this.fold.at(n), { viewpoint, next: this.record.actor(n + 1), hands: false });
  }

  luck(): readonly Luck[] {
    return gather(this.rolls);
  }

  /** Keeps the marks and rolls of the latest entry. */
  protected take(entry: Entry<Event>): void {
    const n = this.played;
    if (entry.type === 'back') {
      this.forget(entry.to);
      for (const story of this.stories.values()) story.back(entry.to);
      this.notePhase(n, this.record.state);
      return;
    }
    const end = this.record.state;
    const tellers = [...this.stories].map(([viewpoint, story]) => ({ viewpoint, tell: story.begin() }));
    this.fold.retell(n, (event, state) => {
      for (const { viewpoint, tell } of tellers) tell(noticed(end, event, viewpoint), state);
      const roll = tellingOf(event).luck?.(event, state) ?? null;
      if (roll !== null) this.rolls.push({ ...roll, chance: roll.chance / RESULTS, n });
      if (event.type === 'killed' || event.type === 'destroyed') {
        this.losses.push({
          n,
          name: this.names.full(event.figure),
          side: isBeast(state, event.figure) ? 'dinosaurs' : 'army',
        });
      }
    });
    this.notePhase(n, end);
  }

  /** Drops the marks of entries that were taken back. */
  private forget(after: number): void {
    this.losses = this.losses.filter(({ n }) => n <= after);
    this.rolls = this.rolls.filter(({ n }) => n <= after);
  }

  private notePhase(n: number, state: Frozen<State>): void {
    const mark = { n, turn: turnOf(state), phase: phaseOf(state) };
    const last = this.phases.at(-1);
    if (last === undefined || last.turn !== mark.turn || last.phase !== mark.phase) this.phases.push(mark);
  }

  /** Without secrets everybody sees the same, so one story is enough. */
  private viewpoints(): Viewpoint[] {
    return this.cast.secrets ? ['everything', 'spectator', ...this.cast.seats.keys()] : ['everything'];
  }

  private story(viewpoint: Viewpoint): Told {
    const story = this.stories.get(viewpoint) ?? this.stories.get('everything');
    if (story === undefined) throw new Error('A match has a story');
    return story;
  }
}

function castOf(record: DinoWarsRecord, state: Frozen<State>, names: Names): Cast<DinoWarsShown> {
  const next = { army: 0, dinosaurs: 0 };
  const seats = state.players.map(({ side }, seat) => {
    const index = next[side]++;
    return { side, index, name: record.names[seat] || say('replay.seat', { side, number: index + 1 }) };
  });
  const ids = [...dinosaursOf(state), ...armyOf(state)].map(([id]) => id);
  const figures = ids.map((id) => {
    return [id, { full: names.full(id), short: names.short(id), owner: figureOf(state, id)?.owner ?? 0 }] as const;
  });
  const { table } = sceneModel({
    state,
    names,
    seat: null,
    selected: null,
    plan: { kind: 'none' },
    canAct: () => false,
  });
  return {
    length: record.length,
    seats,
    setting: { table, figures: Object.fromEntries(figures) },
    secrets: state.secrets.some((secret) => secret !== null),
    phases: PHASES.map((phase) => ({ name: phaseName(phase), side: SIDE_OF_PHASE[phase] })),
  };
}
