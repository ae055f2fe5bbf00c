/** Short stories of legal steps, about which lies are told. */
import { attempt, clone, type Dice, type Frozen, type Seat } from '@dwo/kernel';
import written from '../../fixtures/stories.json';
import { diceIn } from '../../judge';
import type { Intent } from '../../rules/intents';
import { dinoWars } from '../../rules/ruleset';
import type { CrewedWeaponSetup, DinosaurSetup, Options, SoldierSetup, VehicleSetup } from '../../rules/set-up/options';
import { PLAIN_DINOSAUR, PLAIN_SOLDIER, PLAIN_VEHICLE, PLAIN_WEAPON, plainMatch } from '../../rules/set-up/plain';
import type { State } from '../../rules/state';
import type { About } from './findings';
import type { Moment } from './judgement';

/** An intent and its dice. */
type Act = readonly [seat: Seat, intent: Intent, ...dice: number[]];

type Kind<T> = Partial<T> & { readonly id: string };

/** A story in a file. Fields with their default value are left out. */
export interface StoryText {
  readonly name: string;
  readonly match: Partial<Omit<Options, 'dinosaurs' | 'soldiers' | 'vehicles' | 'crewedWeapons'>>;
  readonly dinosaurs?: readonly Kind<DinosaurSetup>[];
  readonly soldiers?: readonly Kind<SoldierSetup>[];
  readonly vehicles?: readonly Kind<VehicleSetup>[];
  readonly crewedWeapons?: readonly Kind<CrewedWeaponSetup>[];
  readonly acts: readonly Act[];
  /** The parts that lies are told about, by the number of the act from 0. */
  readonly lies: Readonly<Record<string, readonly About[]>>;
}

/** All stories. */
export const STORIES = written as unknown as readonly StoryText[];

/** Returns the options of a story's match. */
function optionsOf({ match, dinosaurs, soldiers, vehicles, crewedWeapons }: StoryText): Options {
  const figures = {
    dinosaurs: (dinosaurs ?? []).map((each) => ({ ...PLAIN_DINOSAUR, lifePoints: null, ...each })),
    soldiers: (soldiers ?? []).map((each) => ({ ...PLAIN_SOLDIER, rank: 'enlisted', weapon: 'rifle', ...each })),
    vehicles: (vehicles ?? []).map((each) => ({ ...PLAIN_VEHICLE, ...each })),
    crewedWeapons: (crewedWeapons ?? []).map((each) => ({ ...PLAIN_WEAPON, ...each })),
  };
  return clone({ ...plainMatch(), ...match, ...figures } as unknown as Options);
}

/** Plays one step, and returns it with the states before and after it. */
function momentOf(state: State, [seat, intent, ...rolls]: Act): Moment {
  const before = clone(state);
  const dice: Dice = { roll: () => rolls.shift() ?? 1 };
  const { refusal, events } = attempt(dinoWars, state, seat, intent, dice);
  if (refusal !== null) throw new Error(`Refused: ${JSON.stringify({ intent, refusal })}`);
  return {
    before,
    step: { seat, intent, events, rolls: events.flatMap(diceIn), after: clone(state) as Frozen<State> },
  };
}

/** Plays every step of a story. */
export function told(story: StoryText): readonly Moment[] {
  const state = dinoWars.setup(optionsOf(story), { roll: () => 1 });
  return story.acts.map((act) => momentOf(state, act));
}
