/** The first state of a scenario: set up with the file's lots and packs, and patched. */
import { type Dice, type Frozen, frozen, type Pack, type Refusal, seededDice } from '@dwo/kernel';
import type { Game } from '../src/game';
import { type Fields, isFields } from './expectations';
import { fieldAt, type Scenario, ScenarioMistake } from './scenario-file';
import type { RefereeParts } from './scenario-questions';

/** The dice of a scenario: shuffles by its seed, and cards of packs as the file has them. */
export function diceOf({ seed = 1, packs = {} }: Scenario): Dice {
  const chance = seededDice(new Uint8Array(32).fill(seed), 0);
  const turn = (pack: string, slot: number) => packs[pack]?.[slot] ?? ((slot + seed) % 20) + 1;
  return Object.assign(chance, { turn });
}

/** Fills the packs of the file up with the cards that it leaves out; throws for cards that a pack does not have. */
export function wholePacks(game: Game, options: Frozen<unknown>, file: Scenario): Scenario {
  if (file.packs === undefined) return file;
  const known = new Map((game.rules.packs?.(options) ?? []).map((pack) => [pack.id, pack]));
  const packs = Object.entries(file.packs).map(([id, cards]) => {
    const pack = known.get(id);
    if (pack === undefined) throw new ScenarioMistake(`packs.${id}: there is no such pack`);
    return [id, filled(pack, cards)] as const;
  });
  return { ...file, packs: Object.fromEntries(packs) };
}

function filled({ id, cards }: Pack, given: readonly (string | number)[]): (string | number)[] {
  const left = [...cards] as (string | number)[];
  for (const [slot, card] of given.entries()) {
    const at = left.findIndex((each) => String(each) === String(card));
    if (at < 0) throw new ScenarioMistake(`packs.${id}[${slot}]: ${card} is no card of it, or is there twice`);
    left.splice(at, 1);
  }
  return [...given, ...left];
}

/** The options of a file; throws a ScenarioMistake if they don't have the game's shape. */
export function optionsOf(game: Game, file: Scenario, chance: Dice): Frozen<unknown> {
  const name = file.preset ?? Object.keys(game.presets)[0] ?? '';
  const preset = Object.hasOwn(game.presets, name) ? game.presets[name] : undefined;
  if (preset === undefined) {
    const names = Object.keys(game.presets).join(', ');
    throw new ScenarioMistake(`preset: ${name} is none of ${names}`);
  }
  const { data, error } = game.options.safeParse({ ...(preset(chance) as object), ...file.options });
  if (error === undefined) return data as Frozen<unknown>;
  throw new ScenarioMistake(
    error.issues.map(({ path, message }) => `${fieldAt(['options', ...path])}: ${message}`).join('\n'),
  );
}

/** The mistake of options that are refused although the file does not expect it. */
export function refusedOptions(refusals: readonly Refusal[]): ScenarioMistake {
  return new ScenarioMistake(
    refusals.map(({ rule, code, facts }) => `options: ${rule} ${code} ${JSON.stringify(facts)}`).join('\n'),
  );
}

/** Merges the file's patch into a state; throws for fields, words and kinds of values that the state does not have. */
export function patch(
  { options }: Game,
  state: object,
  { state: change }: Scenario,
  { words = {}, faultsOf }: Pick<RefereeParts, 'words' | 'faultsOf'>,
): void {
  if (change === undefined) return;
  merge(state as Fields, change, 'state');
  const { options: wished, ...others } = change;
  const unknown = unknownWords(others, words, 'state');
  const strange = wished === undefined ? [] : faultsOfOptions(options, (state as Fields).options);
  const faults = unknown.length + strange.length > 0 ? [] : (faultsOf?.(frozen(state)) ?? []);
  const all = [...unknown, ...strange, ...faults.map((fault) => `state: ${fault}`)];
  if (all.length > 0) throw new ScenarioMistake(all.join('\n'));
}

/** The faults of patched options in the form of the game. */
function faultsOfOptions({ safeParse }: Game['options'], options: unknown): readonly string[] {
  const { error } = safeParse(options);
  return (error?.issues ?? []).map(({ path, message }) => `${fieldAt(['state', 'options', ...path])}: ${message}`);
}

/** The words of a patch that its fields can't hold. */
function unknownWords(change: unknown, words: NonNullable<RefereeParts['words']>, field: string): readonly string[] {
  if (typeof change !== 'object' || change === null) return [];
  return Object.entries(change).flatMap(([key, value]) => {
    const name = `${field}.${key}`;
    const known = Object.hasOwn(words, key) ? words[key] : undefined;
    if (known === undefined) return unknownWords(value, words, name);
    const strange = [value].flat().some((each) => typeof each === 'string' && !known.includes(each));
    return strange ? [`${name}: is one of ${known.join(', ')}`] : [];
  });
}

/** Merges a patch into a state; only existing fields can be changed. A list can be patched by index: `{"0": ...}`. */
function merge(into: Fields, change: Fields, field: string): void {
  for (const [key, value] of Object.entries(change)) {
    const name = `${field}.${key}`;
    if (!Object.hasOwn(into, key)) throw new ScenarioMistake(`${name}: the state has no such field`);
    const old = into[key];
    if (typeof old === 'object' && old !== null && isFields(value)) merge(old as Fields, value, name);
    else {
      mustBeAlike(value, old, name);
      into[key] = structuredClone(value);
    }
  }
}

/** Throws if a value is not of the kind of the one in its place. A null says nothing of its kind; numbers are whole. */
function mustBeAlike(value: unknown, old: unknown, name: string): void {
  if (typeof value === 'number' && !Number.isSafeInteger(value))
    throw new ScenarioMistake(`${name}: is no whole number`);
  if (value === null || old === null) return;
  const [kind, wanted] = [kindOf(value), kindOf(old)];
  if (kind !== wanted) throw new ScenarioMistake(`${name}: is a ${kind}, and must be a ${wanted}`);
  if (typeof value === 'number' && value < 0 && typeof old === 'number' && old >= 0) {
    throw new ScenarioMistake(`${name}: must not be negative`);
  }
  const [first] = Array.isArray(old) ? old : [];
  if (Array.isArray(value) && first !== undefined) {
    for (const [at, item] of value.entries()) mustBeLike(item, first, `${name}[${at}]`);
  }
}

/** Throws if an item of a list differs in kind or fields from those that the list had. */
function mustBeLike(item: unknown, first: unknown, name: string): void {
  mustBeAlike(item, first, name);
  if (!isFields(item) || !isFields(first)) return;
  const strange = Object.keys(item).find((key) => !Object.hasOwn(first, key));
  if (strange !== undefined) throw new ScenarioMistake(`${name}.${strange}: the state has no such field`);
  const missing = Object.keys(first).find((key) => !Object.hasOwn(item, key));
  if (missing !== undefined) throw new ScenarioMistake(`${name}.${missing}: is missing`);
  for (const [key, value] of Object.entries(item)) mustBeAlike(value, first[key], `${name}.${key}`);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value === 'object' ? 'record' : typeof value;
}
