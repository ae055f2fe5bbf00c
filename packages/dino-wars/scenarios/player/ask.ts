/** The questions of a scenario: odds, points, quotas and balance. */
import type { Frozen } from '@dwo/kernel';
import { OPTIONAL_RULES } from '../../rules/data/optional-rules';
import { PARAMETERS } from '../../rules/data/parameters';
import type { No } from '../../rules/refusal';
import { checkCrews } from '../../rules/set-up/check-crews';
import { checkForce } from '../../rules/set-up/check-force';
import type { Options } from '../../rules/set-up/options';
import { isFair } from '../../rules/set-up/points';
import { SIDES, type Side, type State } from '../../rules/state';
import { forceFrom } from './forces';
import { ASKS, type ForceText, ScenarioError, type StepText, word } from './format';
import { oddsOf } from './odds';
import { inInches, type Json } from './print';
import { FAIR, limitsOf, priceOf, type Roster, rosterIn, rosterOf } from './roster';
import type { Table } from './table';
import { seatOf, wishesOf } from './wish';

/** The answer to a question. */
export type Answer = Readonly<Record<string, Json>>;

/** The rules of the battle, and its figures if the file has any. */
export type Battle = Pick<Options, 'era' | 'optional' | 'variants' | 'scenario'> & { readonly figures: Options | null };

/** Answers a step that asks. Throws a `ScenarioError` if the question makes no sense. */
export function answerTo(table: Table, step: StepText, path: string): Answer {
  const ask = word(step.ask ?? '', ASKS, `${path}.ask`);
  const state = table.state as Frozen<State>;
  if (ask === 'view') return viewOf(table, step, path);
  if (ask === 'clocks') return clocksOf(table);
  if (ask !== 'odds') return answerForces({ ...table.options, figures: table.options }, step, path);
  const [intent] = wishesOf({ step, state, origin: table.origin, path });
  if (intent === undefined) throw new ScenarioError(`${path}.intent`, 'is needed: odds are those of an intent');
  const seat = seatOf(step, state, table.rules.awaiting(state), path);
  return inInches({ ask, ...oddsOf(state, seat, intent, path) }, table.origin) as Answer;
}

/** Answers how a seat sees the table, or spectators if the step names no seat: its figures, and the state as they know it. */
function viewOf({ rules, state, origin }: Table, step: StepText, path: string): Answer {
  const whole = state as Frozen<State>;
  const seat = step.seat === undefined ? null : seatOf(step, whole, [], path);
  const view = rules.view(whole, seat ?? 'spectator');
  const { dinosaurs, soldiers, vehicles, crewedWeapons, poles, secrets } = view;
  const hiding = secrets.flatMap((secret) => Object.keys(secret?.dinosaurs ?? {}));
  const figures = [dinosaurs, soldiers, vehicles, crewedWeapons, poles].flatMap((each) => Object.keys(each));
  const unseen = view.players.reduce((sum, player) => sum + player.unseen.figures, 0);
  return {
    ...{ ask: 'view', viewer: seat ?? 'spectator', unseen },
    figures: [...new Set([...figures, ...hiding])].sort(),
    state: inInches(view, origin),
  };
}

/** Answers with the clocks in force, and the intent that each plays for its seats at zero. */
function clocksOf({ rules, state, origin }: Table): Answer {
  const now = state as Frozen<State>;
  const timers = rules.timers(now).map(({ id, seats, seconds, running }) => {
    return { id, seats, seconds, running, plays: seats.map((seat) => rules.pass(now, seat, id)) };
  });
  return inInches({ ask: 'clocks', timers }, origin) as Answer;
}

/** Answers a step that asks about forces and needs no table. */
export function answerForces(battle: Battle, step: StepText, path: string): Answer {
  const ask = word(step.ask ?? '', ASKS, `${path}.ask`);
  switch (ask) {
    case 'points':
      return { ask, ...priceOf(asked(battle, step.force, `${path}.force`)) };
    case 'quotas':
      return { ask, ...quotas(battle, step.force, `${path}.force`) };
    case 'balance':
      return { ask, ...balance(battle, step.forces, `${path}.forces`) };
    case 'odds':
    case 'view':
    case 'clocks':
      throw new ScenarioError('figures', `are needed for ${ask}`);
  }
}

/** Returns the force of a question: one that is written out, or the file's own force of a side. */
function asked(battle: Battle, force: ForceText | string | undefined, path: string): Roster {
  if (force !== undefined && typeof force !== 'string') return rosterOf(forceFrom(force, path), battle.era);
  const side = word(force ?? 'army', SIDES, path);
  if (battle.figures === null) throw new ScenarioError(path, 'is needed because the file has no figures');
  return rosterIn(battle.figures, side);
}

/** Answers if a force may be fielded in this battle, with every refusal and every limit. */
function quotas(battle: Battle, force: ForceText | string | undefined, path: string): Answer {
  const roster = asked(battle, force, path);
  const terms = { ...battle, liftCaps: false };
  const written = force === undefined || typeof force === 'string' ? null : forceFrom(force, path);
  const own = (): readonly No[] => {
    return roster.side === 'army' && battle.figures
      ? checkCrews({ ...battle.figures, liftCaps: false } as Frozen<Options>)
      : [];
  };
  const { points } = priceOf(roster);
  const reasons = [...(written === null ? own() : checkForce(written, terms))].map(({ rule, code, facts }) => ({
    rule,
    code,
    facts: inInches(facts, { x: 0, y: 0 }),
  }));
  const island = roster.side === 'army' && battle.scenario === 'island' ? PARAMETERS.islandPoints : null;
  if (island !== null && (points < island.least || points > island.most)) {
    reasons.push({ rule: 'DW-ISLE-4', code: 'QUOTA', facts: { points, least: island.least, most: island.most } });
  }
  return {
    legal: reasons.length === 0,
    refusals: reasons,
    rules: [...new Set(reasons.map(({ rule }) => rule))],
    points,
    limits: roster.side === 'army' ? limitsOf(roster, battle.era) : {},
    ...(island === null ? {} : { island: { least: island.least, most: island.most } }),
  };
}

/** Answers if two forces make a fair game (DW-PTS-6, DW-R-70), and which side the options favour (DW-OPT-2). */
function balance(battle: Battle, forces: StepText['forces'], path: string): Answer {
  const rosters = (forces ?? SIDES).map((force, i) => asked(battle, force, `${path}[${i}]`));
  const points = (side: Side) => {
    const own = rosters.filter((roster) => roster.side === side);
    if (own.length === 0) throw new ScenarioError(path, `has no force of the ${side}`);
    return own.reduce((sum, roster) => sum + priceOf(roster).points, 0);
  };
  const [army, dinosaurs] = [points('army'), points('dinosaurs')];
  const rated = (favoured: 'A' | 'D') => {
    const rows = battle.optional.map((id) => OPTIONAL_RULES[id]).filter(({ favours }) => favours === favoured);
    return rows.reduce((sum, { strength }) => sum + strength, 0);
  };
  return {
    ...{ army, dinosaurs, ratio: army === 0 ? null : Math.round((dinosaurs / army) * 1000) / 1000 },
    fair: isFair({ army, dinosaurs }),
    ...{ least: FAIR.least / 10, most: FAIR.most / 10 },
    ratings: { army: rated('A'), dinosaurs: rated('D') },
    rules: ['DW-PTS-6', 'DW-R-70', 'DW-OPT-2'],
  };
}
