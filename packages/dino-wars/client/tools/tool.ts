/** The bench of this game's tools. */
import type { Intent, State } from '@dwo/dino-wars';
import type { Bench as AnyBench } from '@dwo/kits/miniatures/tools/tool';
import type { Plan } from './plan';

export type { Tool } from '@dwo/kits/miniatures/tools/tool';

export type Bench = AnyBench<State, Intent, Plan>;
