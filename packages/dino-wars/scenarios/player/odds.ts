/** Exact odds of an intent. Every result of the dice is played through the rules. */
import { type Fraction, type Frozen, odds, type Seat } from '@dwo/kernel';
import type { Weapon } from '../../rules/data/weapons';
import type { Event, ScorePart } from '../../rules/events';
import { dinosaurOf, figureOf, vehicleOf } from '../../rules/figures';
import { overrunOdds } from '../../rules/fire/overrun-odds';
import type { Intent } from '../../rules/intents';
import { dinoWars } from '../../rules/ruleset';
import type { State } from '../../rules/state';
import { ScenarioError } from './format';
import { everybody } from './readings';
import { type Share, shareOf, together } from './share';

/** One way in which an intent can end. */
interface End {
  readonly chance: Fraction;
  readonly what: What;
}

/** The events of an end that an answer tells, with the figures in them. */
interface What {
  /** Whether the figure's attack hits; null if it makes none. */
  readonly hit: boolean | null;
  /** Whether the closing fire against it hits; null if there is none. */
  readonly closingHit: boolean | null;
  readonly dead: readonly string[];
  readonly destroyed: readonly string[];
  /** Life points and structural points lost, by figure. */
  readonly lost: Readonly<Record<string, number>>;
  readonly wounded: readonly string[];
  /** The turns of ammunition of a gun that is picked up (DW-RAMBO-3). */
  readonly ammunition: number | null;
  /** Whether paratroopers land (DW-OPT-PARA-3). */
  readonly landed: boolean | null;
}

/** The rules of rolls whose events name none. */
const RULE_OF: Partial<Readonly<Record<Event['type'], string>>> = {
  luckRolled: 'DW-DMG-3',
  raged: 'DW-OPT-RAGE-2',
  strayed: 'DW-OPT-FIC-1',
  rammed: 'DW-OPT-RAM-2',
  survivalRolled: 'DW-CAS-1',
  crippled: 'DW-OPT-WOUND-1',
  pickedUp: 'DW-RAMBO-3',
  airDropped: 'DW-R-89',
  overrunDeclared: 'DW-OVER-3',
};

/** The results gathered while branches are played. */
interface Seen {
  readonly rules: Set<string>;
  attack: { readonly score: number; readonly parts: readonly ScorePart[] } | null;
}

/**
 * Returns the odds of an intent as things stand, or its refusal. The odds of an overrun are those after the target's safest
 * answer, followed by those of every other answer (DW-CLOSE-4).
 */
export function oddsOf(state: Frozen<State>, seat: Seat, intent: Intent, path: string): object {
  const no = dinoWars.check(state, seat, intent);
  if (no !== null) return { legal: false, rejected: no.code, rule: no.rule, facts: no.facts, rules: [no.rule] };
  const best = intent.type === 'overrun' ? overrunOdds(state, seat, intent) : null;
  if (best === null || intent.type !== 'overrun') return { legal: true, ...told(state, seat, intent, path, intent) };
  const { line } = best;
  const reaction = line.state.reactions.find(({ target }) => target === intent.target);
  const answers = line.intent.type === 'closingFire' ? [...(reaction?.weapons ?? []), null] : [];
  const { figure, target } = intent;
  const answered = (weapon: Weapon | null) => {
    return told(line.state, line.seat, { type: 'closingFire', figure: target, weapon }, path, intent);
  };
  return {
    legal: true,
    answer: best.answer,
    ...told(line.state, line.seat, line.intent, path, { figure, target }),
    answers: answers.map((weapon) => {
      const { kill, falls, hit, closing_hit } = answered(weapon);
      return { weapon, kill, falls, hit, closing_hit };
    }),
  };
}

/** The attacker and its target. In an overrun the dinosaur is the attacker, even while its target answers. */
interface Sides {
  readonly figure?: string | null;
  readonly target?: string;
}

/** Returns the odds of a legal intent. */
function told(state: Frozen<State>, seat: Seat, intent: Intent, path: string, asked: Intent | Sides) {
  const sides = sidesOf(state, asked);
  const seen: Seen = { rules: new Set(), attack: null };
  const ends = endsOf(state, seat, intent, sides, seen, path);
  const share = (wanted: (what: What) => boolean): Share => {
    return shareOf(together(ends.filter(({ what }) => wanted(what)).map(({ chance }) => chance)));
  };
  const dies =
    (id: string | null | undefined) =>
    ({ dead, destroyed }: What) =>
      id !== null && id !== undefined && (dead.includes(id) || destroyed.includes(id));
  return {
    score: seen.attack?.score ?? null,
    parts: seen.attack?.parts ?? [],
    hit: share(({ hit }) => hit === true),
    kill: share(dies(sides.target)),
    falls: share(dies(sides.figure)),
    closing_hit: share(({ closingHit }) => closingHit === true),
    outcomes: ends.map(({ chance, what: { closingHit, ...what } }) => ({
      chance: shareOf(chance),
      ...what,
      closing_hit: closingHit,
    })),
    rules: [...seen.rules].sort(),
  };
}

function sidesOf(state: Frozen<State>, asked: Intent | Sides): Sides {
  const figure = 'figure' in asked ? (asked.figure ?? null) : 'vehicle' in asked ? asked.vehicle : null;
  if ('target' in asked) return { figure, ...(asked.target === undefined ? {} : { target: asked.target }) };
  const dinosaur = state.reactions.find(({ target }) => target === figure)?.dinosaur;
  return { figure, ...(dinosaur === undefined ? {} : { target: dinosaur }) };
}

function endsOf(
  state: Frozen<State>,
  seat: Seat,
  intent: Intent,
  sides: Sides,
  seen: Seen,
  path: string,
): readonly End[] {
  const classify = (events: readonly Event[], after: Frozen<State>) => {
    for (const event of events) note(event, sides, seen);
    return JSON.stringify(whatOf(state, after, events, sides));
  };
  try {
    const found = odds(dinoWars, state, seat, intent, classify);
    const ends = [...found].map(([what, chance]) => ({ chance, what: JSON.parse(what) as What }));
    return ends.sort((a, b) => b.chance.n / b.chance.d - a.chance.n / a.chance.d);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ScenarioError(path, 'the dice can fall in too many ways to count them all');
  }
}

function note(event: Event, { figure }: Sides, seen: Seen): void {
  const rule = RULE_OF[event.type];
  if (rule !== undefined) seen.rules.add(rule);
  if ('rule' in event && event.type !== 'ended') seen.rules.add(event.rule);
  if (!('parts' in event)) return;
  for (const part of event.parts) seen.rules.add(part.rule);
  if (event.figure === figure) seen.attack ??= { score: event.score, parts: event.parts };
}

function whatOf(before: Frozen<State>, after: Frozen<State>, events: readonly Event[], { figure }: Sides): What {
  const rolls = events.filter((event) => event.type === 'shot' || event.type === 'attacked' || event.type === 'rammed');
  const own = rolls.find((event) => event.figure === figure);
  const closing = rolls.find((event) => event.type === 'shot' && event.window === 'closing' && event.figure !== figure);
  const gone = everybody(before).filter((id) => figureOf(before, id)?.alive && !figureOf(after, id)?.alive);
  const isPiece = (id: string) => Object.hasOwn(before.vehicles, id) || Object.hasOwn(before.crewedWeapons, id);
  const points = (state: Frozen<State>, id: string) => {
    return dinosaurOf(state, id)?.lifePoints ?? vehicleOf(state, id)?.structurePoints ?? 0;
  };
  const lost = everybody(before).map((id) => [id, points(before, id) - points(after, id)] as const);
  const picked = events.find((event) => event.type === 'pickedUp');
  const drop = events.find((event) => event.type === 'airDropped');
  return {
    hit: own?.hit ?? null,
    closingHit: closing?.hit ?? null,
    dead: gone.filter((id) => !isPiece(id)),
    destroyed: gone.filter(isPiece),
    lost: Object.fromEntries(lost.filter(([, points]) => points > 0)),
    wounded: events.flatMap((event) => (event.type === 'crippled' ? [event.figure] : [])),
    ammunition: picked?.die ?? null,
    landed: drop?.landed ?? null,
  };
}
