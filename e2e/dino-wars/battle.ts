/** Small battles of DINO WARS! on an open table, which a person plays against the computer in a browser. */
import { type Options, type Phase, PLAIN_DINOSAUR, PLAIN_SOLDIER, plainMatch } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';
import type { Person, Size } from '../browser';
import { newMatch } from '../new-match';
import type { Stage } from '../stage';
import { phase } from './board';
import { takeChair } from './gestures';

type Dinosaur = Options['dinosaurs'][number];
type Soldier = Options['soldiers'][number];

/** A dinosaur of the second player that looks down the table; still to be set up if it has no place. */
export function dinosaur(id: string, kind: Dinosaur['kind'], at: Point | null): Dinosaur {
  return { ...PLAIN_DINOSAUR, id, owner: 1, kind, at, facing: at === null ? null : 270, lifePoints: null };
}

/** A rifleman of the first player who looks up the table and fires when he can; still to be set up if he has no place. */
export function rifleman(id: string, at: Point | null): Soldier {
  const facing = at === null ? null : 90;
  return { ...PLAIN_SOLDIER, id, owner: 0, rank: 'enlisted', weapon: 'rifle', order: 'fire-best', at, facing };
}

/** The options of a battle of these figures from this phase on. */
export function openField(figures: Pick<Options, 'dinosaurs' | 'soldiers'>, begins: Phase): Options {
  return {
    ...plainMatch(),
    era: 'ww2',
    table: { widthCi: 6000, heightCi: 4400, terrain: [] },
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    ...figures,
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase: begins },
  };
}

/** A person who leads the army of a battle. */
export interface Seated {
  readonly name: string;
  readonly size: Size;
  readonly options: Options;
}

/** Opens such a match against the computer; done when the person has the army, and sees its first phase unless figures are set up. */
export async function openBattle(stage: Stage, { name, size, options }: Seated): Promise<Person> {
  const id = await newMatch(stage.product, { options, bots: ['dinosaurs'] });
  const somebody = await stage.arrive(name, `/m/${id}`, size);
  await takeChair(somebody, 'army');
  if (options.placing !== 'deliberate') await phase(somebody, options.start.phase);
  return somebody;
}
