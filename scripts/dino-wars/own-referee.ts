/** The referee of DINO WARS!, whose scenarios use inches and names. */
import { dinoWars } from '@dwo/dino-wars';
import {
  expectableIn,
  playScenario,
  ScenarioError,
  type ScenarioReport,
} from '../../packages/dino-wars/scenarios/player';
import type { Referee } from '../referee-of';
import { FileError, readScenario, scenarioSchema } from './scenario-file';

export const referee: Referee = {
  schema: scenarioSchema,
  play: (text) => playScenario(dinoWars, readScenario(text)),
  expectable: (answer, unknown) => expectableIn(answer as ScenarioReport, unknown),
  isMistake: (error) => error instanceof FileError || error instanceof ScenarioError,
};
