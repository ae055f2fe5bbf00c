/**
 * The contract between a game of miniatures and the frame round its table. The frame asks `Course` whose step it is and which
 * tools a figure has; it knows no phase, no side and no kind of figure. Lengths and places are those of the scene: hundredths
 * of an inch (`scaled` converts).
 */
import type { Frozen, Point, Refusal, Seat, Tagged } from '@dwo/kernel';
import type { IconName } from '../../art/icon-paths';
import type { LogScene } from '../../game-client';
import type { LogEntry } from '../../shell/log-entry';
import type { Feat } from '../../story/tale';
import type { Score } from '../../table';
import type { DangerUse } from '../danger/use';
import type { FigureArt } from '../figure-art';
import type { Laying } from '../hints/contract';
import type { Mark } from '../mark-model';
import type { SceneModel } from '../model';
import type { OrdersUse } from '../orders/contract';
import type { OrderPlan } from '../orders/plans';
import type { Standing } from '../standing';
import type { GoalPlace } from '../table/toward';
import type { DiceWords } from '../theatre/dice-box';
import type { Performance } from '../theatre/performance';
import type { Token } from '../token';
import type { Aim, AimPlan, AimUse } from '../tools/aim';
import type { DeployPlan, DeployUse } from '../tools/deploy';
import type { TurnPlan, TurnUse } from '../tools/facing';
import type { GoHands, MovePlan, PlanNote, PlanRow } from '../tools/go';
import type { PutHands, PutPlan, PutUse } from '../tools/put';
import type { VolleyPlan } from '../tools/volley';
import type { GroundNote } from './ground-notes';

/** A step of a round for the bar. */
export interface CourseStep {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName;
  readonly when: 'past' | 'now' | 'later';
}

/** A question that a seat must answer, such as a reaction or a vote. */
export interface AskedWindow<I> {
  readonly key: string;
  /** The id of its clock; null without one. */
  readonly timer: string | null;
  /** The figures that it is about: they are shown beside the question, and the camera brings them into view. */
  readonly about: readonly string[];
  readonly question: string;
  readonly rule: string | null;
  /** The first is played by silence. `chance` is exact, from enumerating dice; null for no chance. */
  readonly answers: readonly WindowAnswer<I>[];
  /** The index of the answer that the key F gives; the last one if left out, none if null: then no answer stands out. */
  readonly best?: number | null;
  /** Whether the first answer is a choice like the others, such as an edge, and does not decline. */
  readonly alike?: boolean;
  /** A wish for all windows of this kind, such as never to be asked again. */
  readonly standing?: { readonly word: string; press(): void };
}

/** One answer to a question. */
export interface WindowAnswer<I> {
  readonly word: string;
  readonly intent: I;
  readonly chance: number | null;
  /** Drawings of what it stands for, such as the figures of a force: answers with drawings are shown as a gallery. */
  readonly art?: readonly string[];
  /** A line about it. */
  readonly note?: string;
  /** The outline of the zone on the table that it stands for: a tap there gives it. */
  readonly area?: readonly Point[];
}

/** Standing wishes of a player, by which questions are answered without asking. */
export interface StandingWishes<S, I> {
  /** The answer to the present question; null if the player is to be asked. */
  answer(state: Frozen<S>, seat: Seat): I | null;
  /** The wish that holds and can still matter, in words; null for none. */
  held(state: Frozen<S>, seat: Seat): string | null;
  /** Takes the wish back. */
  release(): void;
}

/** The distance of a target and the reach of a weapon. A band with `from` above 0 has a minimum. */
export interface Reach {
  readonly gapCi: number;
  readonly bands: readonly { readonly from: number; readonly to: number; readonly word: string }[];
  /** Degrees to each side of the facing; null for all-round sight. */
  readonly arc: number | null;
  /** A wider arc in which sight is not certain. */
  readonly outerArc?: number;
}

/** The odds of an attack, ready to be shown. */
export interface OddsCard {
  /** The chance from 0 to 1, its exact fraction such as "7/36" if there is one, and what it is a chance of. */
  readonly share: number;
  readonly exact: string | null;
  readonly words: string;
  readonly rows: readonly OddsRow[];
}

/** A row of an odds card. */
export type OddsRow = PlanRow;

/** A plan of one of the kit's tools. */
export type TablePlan<I> =
  | { readonly kind: 'none' }
  | MovePlan<I, string>
  | AimPlan<string, Reach, OddsCard>
  | VolleyPlan<Aim>
  | OrderPlan<I>
  | TurnPlan<I, string>
  | PutPlan<PutUse<I>>
  | DeployPlan<I>;

interface Named {
  readonly id: string;
  /** The verb on its button: "Walk". */
  readonly word: string;
  readonly icon: IconName;
}

/** One ability of a figure, by one of the kit's tools; `press` sends its intent at once. */
export type Use<S, I> =
  | (Named & { readonly type: 'go'; readonly hands: GoHands<S, I, string> })
  | (Named & { readonly type: 'aim'; readonly use: AimUse<S, I, string, Reach, OddsCard> })
  | (Named & { readonly type: 'turn'; readonly use: TurnUse<S, I, string> })
  | (Named & { readonly type: 'put'; readonly task: PutUse<I>; readonly hands: PutHands<S>; readonly facing: number })
  | (Named & {
      readonly type: 'press';
      readonly intent: I;
      readonly refusal: Refusal | null;
      /** The chance and the gain: shown while the figure is selected, in place of who endangers it. */
      readonly note?: PlanNote;
    });

/** The button that ends a step. */
export interface StepEnd<I> {
  readonly word: string;
  readonly intent: I;
  /** How many figures would lose something by it, so that it asks once more. */
  readonly undone: number;
  /** The words below it while nobody would; that all is done if left out. */
  readonly note?: string;
}

/** Time: whose step it is, and what may be done in it. */
export interface Course<S, I> {
  /** "Round 3". */
  round(state: Frozen<S>): string;
  steps(state: Frozen<S>): readonly CourseStep[];
  /** Whether this seat may act now. */
  acts(state: Frozen<S>, seat: Seat): boolean;
  ready(state: Frozen<S>, figure: string): 'ready' | 'acted' | 'idle';
  /** The figure that alone may act now: it is selected when its time comes. Left out if players always choose freely. */
  leads?(state: Frozen<S>, seat: Seat): string | null;
  /** The abilities that a figure has now; the one that opens first is at the head. */
  tools(state: Frozen<S>, seat: Seat, figure: string): readonly Use<S, I>[];
  /** Why a figure can do nothing in this step; null for a figure that could, or that is not this seat's. */
  idle?(state: Frozen<S>, seat: Seat, figure: string): PlanNote | null;
  /** The set-up of a whole force that this seat owes; null for none. */
  deployment(state: Frozen<S>, seat: Seat): DeployUse<S, I> | null;
  /** The button that ends the step; null for none. */
  end(state: Frozen<S>, seat: Seat): StepEnd<I> | null;
  /** The windows that this seat must answer, the most urgent first. */
  windows(state: Frozen<S>, seat: Seat): readonly AskedWindow<I>[];
  /** The intent that gives up; null if that can't be done. */
  resign(state: Frozen<S>, seat: Seat): I | null;
}

/** The answers of a game whose rules let a player order several figures one after the other. */
export interface VolleyUse<S> {
  /** The attacks with this weapon that figures of a seat can make on a target now, the best first; none if only one may act. */
  all(state: Frozen<S>, seat: Seat, attack: Pick<Aim, 'weapon' | 'target'>): readonly Aim[];
  /** Whether a target still stands. */
  stands(state: Frozen<S>, target: string): boolean;
  /** The exact odds that the target falls by these attacks, made one after the other until it does. */
  odds(state: Frozen<S>, seat: Seat, attacks: readonly Aim[]): OddsCard | null;
}

/** The look of a figure. `rows` are for its card: what is written on it, with the rule. */
export interface FigureLook
  extends Omit<Token, 'id' | 'name' | 'x' | 'y' | 'radiusCi' | 'readiness' | 'owner' | 'facing' | 'z'> {
  readonly rows: readonly OddsRow[];
}

/** Ids and facts as sentences, from the game's catalogue. */
export interface TableWords<S> {
  full(state: Frozen<S>, figure: string): string;
  /** The name on a card of the tray. */
  short(state: Frozen<S>, figure: string): string;
  weapon(state: Frozen<S>, weapon: string): string;
  refusal(refusal: Refusal, state: Frozen<S> | null): string;
  /** The sentence on what is awaited now. `seat` is null for a spectator. */
  hint(state: Frozen<S>, seat: Seat | null): string;
  /** The goal of this match, in a sentence to a player or to a spectator; null after the end. Left out by a game that tells it elsewhere. */
  goal?(state: Frozen<S>, seat: Seat | null): string | null;
  /** The rule of that goal; left out for none. */
  goalRule?(state: Frozen<S>): string;
  /** How a match ended, and by which rule. */
  ending(state: Frozen<S>): { readonly text: string; readonly rule: string };
  log(log: readonly LogEntry[], event: unknown, scene: LogScene): readonly LogEntry[];
}

/** The choice of a strong player for a hint. */
export interface TableAdvice<S, I> {
  /** Starts a worker that calls `serveHint`. */
  thinker(): Worker;
  /** The choice as a sentence, an attack with its exact odds; in a review (`judged`) without reasons, which its own words give. */
  told(state: Frozen<S>, seat: Seat, intent: I, judged?: boolean): string;
  /** The same text for intents that do the same, such as two moves of a figure. */
  topic(intent: I): string;
  /** The choice as a plan; null for a choice of no figure. */
  laid(state: Frozen<S>, seat: Seat, intent: I): Laying | null;
}

/** The facts of a sentence about a feat: the names of its figures, and its player with `who` for the grammar. */
export interface FeatFacts {
  readonly figures: string;
  readonly name: string;
  readonly who: 'you' | 'other';
}

/** The end of a match: its headline, who is left and lost, and the words of its story, which the notes in the log tell (`story/tale.ts`). */
export interface EndingUse<S> {
  /** The headline in one or two lines; `reader` tells how it ended for the reader, null for a spectator. */
  shout(state: Frozen<S>, reader: 'won' | 'lost' | null): readonly string[];
  /** How long it took: "6 turns". */
  took(state: Frozen<S>): string;
  /** All figures of a seat: those that are left, and those that are lost. */
  muster(state: Frozen<S>, seat: Seat): Muster;
  /** The force that a seat has left, in words and as a share of 1. */
  left(state: Frozen<S>, seat: Seat): { readonly text: string; readonly share: number };
  /** The name of a round: "Turn 3". */
  round(round: number): string;
  /** A feat of a scenario in a sentence without its full stop; left out by games that count nothing but losses. */
  feat?(feat: Feat, facts: FeatFacts): string;
  /** The figures of a seat that can attack, alive or not. */
  fighters(state: Frozen<S>, seat: Seat): readonly string[];
  /** One thing to try next time; null for none. */
  tip(state: Frozen<S>, seat: Seat): string | null;
}

/** Figures by their ids. */
export interface Muster {
  readonly standing: readonly string[];
  readonly lost: readonly string[];
}

/** The whole: what a game of miniatures tells the kit. */
export interface MiniaturesTable<S extends object, I extends Tagged, E extends Tagged, K extends string = string>
  extends Course<S, I> {
  readonly standing: Standing<S>;
  /** The figures of a seat in the order of its tray, with those that have no place yet and without those that are gone. */
  tray(state: Frozen<S>, seat: Seat): readonly string[];
  /** Degrees, for drawing. */
  facing(state: Frozen<S>, figure: string): number;
  /** `aboard` lists the figures that a planned set-up puts on this one. */
  look(state: Frozen<S>, figure: string, aboard?: readonly string[]): FigureLook;
  /** The table; the same object for the same table, so that it is drawn once. */
  ground(state: Frozen<S>): SceneModel['table'];
  /** The name and effects of a piece of terrain, in a sentence with its rule; null for none. */
  terrain?(state: Frozen<S>, id: string): GroundNote | null;
  /** Marks besides those of the tools: zones, objectives, threads. */
  marks(state: Frozen<S>, view: { readonly seat: Seat | null; readonly selected: string | null }): readonly Mark[];
  check(state: Frozen<S>, seat: Seat, intent: I): Refusal | null;
  evolve(state: S, event: E): void;
  performance(event: E): Performance<S, E, K>;
  readonly dice: DiceWords<K>;
  readonly art: FigureArt;
  readonly words: TableWords<S>;
  score(state: Frozen<S>): Score;
  readonly ending: EndingUse<S>;
  /** The place that a player has to reach or hold now; null for none. Left out by a game without such places. */
  goal?(state: Frozen<S>, seat: Seat): GoalPlace | null;
  /** Hints of a strong player; left out by a game without them. */
  readonly advice?: TableAdvice<S, I>;
  /** Danger before a move; left out by a game that does not show it. */
  readonly danger?: DangerUse<S>;
  readonly standingWishes?: StandingWishes<S, I>;
  /** Volleys; left out by a game whose rules let one figure act at a time. */
  readonly volleys?: VolleyUse<S>;
  /** Orders that last; left out by a game whose figures act one by one in turn. */
  readonly orders?: OrdersUse<S, I>;
}

/** Conversions between a game's unit and the scene's; `perInch` is the game's number of units in an inch. */
export function scaled(perInch: number): {
  toScene(length: number): number;
  fromScene(length: number): number;
  pointToScene(at: Point): Point;
  pointFromScene(at: Point): Point;
} {
  const share = perInch / 100;
  const toScene = (length: number) => length / share;
  const fromScene = (length: number) => Math.round(length * share);
  return {
    toScene,
    fromScene,
    pointToScene: ({ x, y }) => ({ x: toScene(x), y: toScene(y) }),
    pointFromScene: ({ x, y }) => ({ x: fromScene(x), y: fromScene(y) }),
  };
}
