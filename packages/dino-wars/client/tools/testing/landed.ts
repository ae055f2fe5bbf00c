/** Dino Island with the beach party on it: 22 soldiers of one player, where the server would place them, against a herd near them. */
import { dinoWars, figureOf, type Options, onTable, PRESETS, plainMatch, type State } from '@dwo/dino-wars';
import { type Frozen, type Point, seededDice } from '@dwo/kernel';

type SetUp = { readonly id: string; readonly at: Point | null; readonly facing: number | null };

/** The options of the island for two players, at the beginning of this phase, everybody with a place. */
export function landed(phase: State['phase']): Options {
  const options = PRESETS.island(['army', 'dinosaurs']) as Options;
  const dice = seededDice(new Uint8Array(32).fill(5), 1);
  const state = dinoWars.setup(options as Frozen<Options>, dice) as State;
  const now = () => state as Frozen<State>;
  for (let step = 0; state.placing !== null && step < 200; step++) {
    const [seat] = dinoWars.awaiting(now());
    if (seat === undefined) break;
    dinoWars.resolve(now(), seat, dinoWars.pass(now(), seat), dice, (event) => dinoWars.evolve(state, event));
  }
  const placed = <T extends SetUp>(figures: readonly T[], by: Point): T[] =>
    figures.map((figure) => {
      const found = figureOf(now(), figure.id);
      if (figure.at === null && found !== null && onTable(found)) {
        return { ...figure, at: { x: found.x + by.x, y: found.y + by.y }, facing: found.facing };
      }
      return figure;
    });
  const { table, players, era } = options;
  return {
    ...{ ...plainMatch(), table, players, era, liftCaps: true, separationCi: 0, start: { turn: 1, phase } },
    soldiers: placed(options.soldiers, { x: 0, y: 0 }),
    vehicles: placed(options.vehicles, { x: 0, y: 0 }),
    crewedWeapons: placed(options.crewedWeapons, { x: 0, y: 0 }),
    dinosaurs: placed(options.dinosaurs, { x: 6900, y: -1100 }),
  };
}
