/** Errors of the set-up, each with the field of the file that it is about. */
import type { No } from '../../rules/refusal';
import { ScenarioError, type ScenarioText } from './format';
import type { Origin } from './measure';
import { inInches } from './print';
import { pathOfTerrain } from './setup';

/** The field and sentence of the most frequent errors; `$name` stands for a fact. */
const SAID: Readonly<Record<string, readonly [field: string, sentence: string]>> = {
  'DW-SIDE-7': ['pos', '"$figure" is not on the table with its whole base'],
  'DW-R-4': ['pos', 'the base of "$figure" overlaps that of "$blocker"'],
  'DW-R-10': ['pos', '"$figure" stands on impassable ground, "$terrain"'],
  'DW-R-11': ['z', '"$figure" is in contact with the ground at this height: use 0 or a greater height'],
  'DW-R-12': ['pos', '"$figure" is in something solid at this height'],
  'DW-SIDE-2': ['pos', '"$figure" is nearer to the other side than `separation` allows'],
  'DW-R-94': ['hidden', 'the army would see "$figure" there'],
  'DW-GATE-4': ['hidden', 'only the scenario "gate" hides dinosaurs'],
  'DW-OPT-1': ['', 'the optional rule for this is not among `options`'],
  'DW-SIDE-6': ['seat', 'there is no such free place for "$figure" in "$vehicle"'],
  'DW-SIDE-5': ['crew_of', '"$figure" can\'t serve this weapon'],
  'DW-DMG-11': ['', '"$figure" begins with 1 to $most points'],
  'DW-FLY-1': ['z', '"$figure" does not fly'],
  'DW-FLY-3': ['z', '"$figure" flies no higher than 36"'],
  'DW-R-106': ['young', 'life points and damage of a young animal are less than those of an adult'],
  'DW-R-66': ['mounts', 'this vehicle does not mount this weapon, or not both'],
  'DW-TOW-1': ['hitched_to', 'this vehicle does not tow this weapon'],
};

/** Returns all refusals as one error with a line for each: the field, a sentence, and the rule with its facts in inches. */
export function setupError(reasons: readonly No[], scenario: ScenarioText, origin: Origin): ScenarioError {
  const lines = reasons.map((no) => lineOf(no, scenario, origin));
  const [first, ...more] = lines;
  const others = more.map(({ path, message }) => `\n${path}: ${message}`);
  return new ScenarioError(first?.path ?? 'file', `${first?.message ?? ''}${others.join('')}`);
}

function lineOf({ rule, code, facts }: No, scenario: ScenarioText, origin: Origin): { path: string; message: string } {
  const figure = typeof facts.figure === 'string' ? indexOf(scenario, facts.figure) : -1;
  const told = `${rule}${code === '' ? '' : ` ${code}`} ${JSON.stringify(inInches(facts, origin))}`;
  const [field, sentence] = SAID[rule] ?? ['', ''];
  if (figure >= 0) {
    const path = `figures[${figure}]${field === '' ? '' : `.${field}`}`;
    const text = sentence === '' ? 'is against the rules' : filled(sentence, facts);
    return { path, message: `${text} (${told})` };
  }
  if (typeof facts.seat === 'number' && facts.figures === 0) {
    return { path: `players[${facts.seat}]`, message: `seat ${facts.seat} has no living figure to command (${told})` };
  }
  if ('spot' in facts || 'spots' in facts) return { path: 'spots', message: `can't be used on this table (${told})` };
  if ('widthCi' in facts) return { path: 'table', message: `has an illegal size (${told})` };
  if (typeof facts.terrain === 'string') {
    const path = pathOfTerrain(scenario, facts.terrain) ?? 'terrain';
    const message = facts.twice
      ? `the id "${facts.terrain}" is taken`
      : 'the outline is illegal: its edges cross or have no length';
    return { path, message: `${message} (${told})` };
  }
  if ('armyZoneCi' in facts) return { path: 'army_zone', message: `does not fit the table (${told})` };
  if ('separationCi' in facts) return { path: 'separation', message: `leaves no room to set up (${told})` };
  if ('placing' in facts) return { path: 'placing', message: `does not go with the scenario or the start (${told})` };
  if ('option' in facts) return { path: 'options', message: `"${facts.option}" is named twice (${told})` };
  return { path: 'figures', message: `can't be set up (${told})` };
}

/** Returns the index of a figure in the file. A crewman who comes with a vehicle has the vehicle's. */
function indexOf({ figures }: ScenarioText, id: string): number {
  const own = figures.findIndex((each) => each.id === id);
  return own >= 0 ? own : figures.findIndex((each) => id.startsWith(`${each.id}-`));
}

function filled(sentence: string, facts: No['facts']): string {
  return sentence.replace(/\$(\w+)/g, (_, name: string) => String(facts[name] ?? '?'));
}
