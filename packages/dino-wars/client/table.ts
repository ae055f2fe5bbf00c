/** The table of DINO WARS!: all that the panels of the kit are told of the game. Its tools are its own. */
import { dinoWars, type Event, figureOf, type Intent, SIDE_OF_PHASE, type State, TERRAIN } from '@dwo/dino-wars';
import { PLAYER } from '@dwo/kits/audio/loudspeaker';
import { Lookout } from '@dwo/kits/miniatures/danger/lookout';
import type { TableFace } from '@dwo/kits/miniatures/hud/face';
import type { Played } from '@dwo/kits/miniatures/hud/stage';
import { tellingOf } from './actions';
import type { DiceKind } from './actions/rolls';
import { FIGURES } from './art/figures/on-the-table';
import { factsOf } from './hud/facts';
import { lifeOf } from './hud/life';
import { factsAbout } from './hud/panels/describe';
import { scoreOf } from './hud/score';
import { beginning } from './hud/theatre/beginning';
import { DICE_WORDS } from './hud/theatre/dice-words';
import { sceneModel } from './hud/theatre/scene-model';
import { artOf, makeIn } from './hud/theatre/tokens';
import { nameFigures } from './hud/words/names';
import { recordTold } from './hud/words/story';
import { inches } from './hud/words/words';
import { searchedIn } from './searched';
import { STANDING } from './standing';
import { desk, store } from './store';
import { ORDERS } from './tools/order-hands';
import type { Plan } from './tools/plan';
import { reaching } from './tools/reaching';
import { say } from './words';

const watcher = () => new Worker(new URL('./danger/worker.ts', import.meta.url), { type: 'module' });

const named = (form: 'full' | 'short') => (_: unknown, figure: string) =>
  desk.getState().names?.[form](figure) ?? figure;

export const TABLE: TableFace<State, Intent, DiceKind> = {
  standing: STANDING,
  art: FIGURES,
  dice: DICE_WORDS,
  words: { full: named('full'), short: named('short') },
  look(state, id) {
    const figure = figureOf(state, id);
    const rows = factsAbout(state, id).map((label) => ({ label, value: '', rule: null }));
    return { ...makeIn(state, id), art: artOf(state, id), life: figure === null ? null : lifeOf(figure), rows };
  },
  scene({ state, seat, selected, plan }) {
    const { names } = desk.getState();
    if (names === null) return null;
    const { ready } = factsOf(state);
    const match = store.getState().match?.id;
    const seen = match === undefined ? {} : { seen: searchedIn(match, state) };
    return sceneModel({
      ...{ state, names, seat, selected, plan: plan as unknown as Plan, canAct: (id) => ready.has(id) },
      ...seen,
    });
  },
  also: () => desk.getState().names,
  terrain({ table }, id) {
    const piece = table.terrain.find((each) => each.id === id);
    if (piece === undefined || piece.kind === 'open') return null;
    const { passable, sight, heightCi } = TERRAIN[piece.kind];
    const facts = { kind: piece.kind, enters: `${passable}`, sight, height: inches(heightCi) };
    return { text: say('ground.note', facts), rule: passable ? 'DW-R-38' : 'DW-R-10' };
  },
  beginning,
  attended: ({ reactions: [first] }) => (first === undefined ? [] : [first.target]),
  settingUp: ({ placing }) => placing !== null,
  step: ({ reactions, turn, phase }) => (reactions.length === 0 ? `${turn} ${phase}` : null),
  score: scoreOf,
  chair(state, seat, name) {
    const side = state.players[seat]?.side ?? 'army';
    return say('watching.player', { name, side: say(`side.${side}`) });
  },
  reaching,
  danger: {
    lookout: new Lookout(watcher),
    verb: 'bite',
    rule: (harm) => (harm === 'shoot' ? 'DW-FIRE-1' : 'DW-OVER-1'),
    harm: ({ players }, seat) => (players[seat]?.side === 'army' ? 'strike' : 'shoot'),
  },
  // Its worker keeps another state than that of the watch.
  orders: { hands: ORDERS, ahead: new Lookout(watcher) },
};

/** The game as its theatre plays it. */
export const PLAYED: Played<State, Event, DiceKind> = {
  standing: STANDING,
  performance: tellingOf,
  evolve: (state, event) => dinoWars.evolve(state, event),
  log(log, event, scene) {
    // A record that is told beside the tables names its figures by its own state.
    const names = store.getState().match === null ? nameFigures(scene.state) : desk.getState().names;
    return names === null ? log : recordTold(log, event, { ...scene, names });
  },
  heard(event, { players }) {
    const { match } = store.getState();
    if (event.type !== 'phaseBegan' || match?.seat == null || match.state?.ending) return;
    if (players[match.seat]?.side === SIDE_OF_PHASE[event.phase]) PLAYER.play('sting');
  },
};
