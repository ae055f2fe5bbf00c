import { allowanceCi, PHASES, type State } from '@dwo/dino-wars';
import type { Lobby, Seatholder } from '@dwo/kits/shell/lobby';
import { useLanguage } from '@dwo/kits/words/catalogue';
import { leftUndone } from '../facts';
import { altered, quickState } from '../testing/states';
import { endWords, hint, plateWords, type Situation } from './hints';

const chair: Omit<Seatholder, 'name'> = {
  ...{ wish: '', label: '', taken: true, connected: true, bot: false },
  ...{ player: '', open: false, away: null, callable: null, abortable: null },
  ...{ unready: false, locked: false, creates: false, arrives: '' },
  holder: '',
};
const lobby: Lobby = {
  ...{
    game: 'dino-wars',
    version: 1,
    preset: 'quick',
    stage: 'playing',
    watchers: 0,
    terms: { kind: 'standard' },
    visibility: 'private',
    rematch: '',
    asks: [],
    pausedBy: null,
    creator: '',
    waits: false,
    changes: null,
    setUps: 0,
    counts: false,
    rated: false,
    delay: 0,
  },
  chairs: [
    { ...chair, name: 'Ann' },
    { ...chair, name: 'Ben' },
  ],
};
const start = quickState();

const idle = { lobby, plan: { kind: 'none' }, selected: null, touch: false, now: null } as const;
const walk = { mode: 'walk', corners: [], fixed: false, drag: null, z: null, aim: null, preview: null } as const;

function told(state: State, seat: number | null, more: Partial<Situation> = {}): string {
  return hint({ state, seat, ...idle, ...more });
}

function inPhase(phase: State['phase']): State {
  return altered(start, (draft) => {
    draft.phase = phase;
  });
}

test('the acting player is told what to do with how many; the other side and spectators whom they wait for', () => {
  expect(told(start, 1)).toBe('Phase 1: your dinosaurs move. 5 can still move.');
  expect(told(start, 0)).toBe('Phase 1: Ben moves.');
  expect(told(start, null)).toBe('Phase 1: Ben moves.');
});

test.each(PHASES)('%s: everybody gets one whole sentence', (phase) => {
  for (const seat of [0, 1, null]) expect(told(inPhase(phase), seat)).toMatch(/^[A-Z].*[.!]$/);
});

test('the same in German', async () => {
  await useLanguage('de');
  expect(told(start, 1)).toBe('Phase 1: Deine Dinosaurier ziehen. 5 können noch ziehen.');
  expect(told(start, 0)).toBe('Phase 1: Ben zieht.');
  for (const phase of PHASES) {
    for (const seat of [0, 1, null]) expect(told(inPhase(phase), seat)).toMatch(/^[A-Z].*[.!?]$/);
  }
  await useLanguage('en');
});

test('a pending answer comes first, for the one who owes it and for those who wait', () => {
  const [soldier = ''] = Object.keys(start.soldiers);
  const [beast = ''] = Object.keys(start.dinosaurs);
  const asked = altered(start, (draft) => {
    draft.reactions = [{ target: soldier, dinosaur: beast, weapons: ['rifle'] }];
  });
  expect(told(asked, 0)).toBe('A dinosaur is upon you: fire or hold!');
  expect(told(asked, null)).toBe('Ann decides about closing fire.');
  expect(plateWords(asked, 0, null)).toBe('Answer: fire or hold');
  expect(plateWords(asked, 1, null)).toBe('The other side acts');
  expect(told(asked, 1)).toBe('Waiting for their reply: Ann decides about closing fire. 4 can still move meanwhile.');
});

test('the loss from ending the phase is said shorter on a narrow button', () => {
  const firing = inPhase('regular-fire');
  const words = (ready: number, ending: boolean) =>
    [false, true].map((tight) => endWords(firing, { ready, ending, tight }));
  expect(words(20, false)).toEqual(['20 can still fire', '20 can fire']);
  expect(words(20, true)).toEqual(['Really? Press again', 'Sure? Press again']);
  expect(words(0, false)).toEqual(['Phase 2', 'Phase 2']);
});

test('the plate in place of the red button says what the player waits for', () => {
  const done = altered(start, (draft) => {
    for (const player of draft.players) player.done = true;
  });
  expect([plateWords(start, 0, null), plateWords(done, 0, null)]).toEqual(['The other side acts', 'You are done']);
});

test('DW-R-90 a dinosaur has no movement left only when its charge is spent too', () => {
  const charging = quickState((options) => {
    options.optional = ['dino_charge'];
  });
  const [beast = ''] = Object.keys(charging.dinosaurs);
  const rate = allowanceCi(charging, beast);
  const after = (spentCi: number) => {
    const state = altered(charging, (draft) => void Object.assign(draft.dinosaurs[beast] ?? {}, { spentCi }));
    return told(state, 1, { plan: { kind: 'move', figure: beast, ...walk }, selected: beast });
  };
  expect(after(rate)).toMatch(/Drag the figure/);
  expect(after(rate + 200)).toMatch(/No movement left/);
  expect(after(rate + 197)).toMatch(/No movement left/);
});

test('after the end the hint is the result', () => {
  const over = altered(start, (draft) => {
    draft.ending = { winner: null, rule: 'DW-R-97' };
  });
  expect(told(over, 0)).toBe('The battle is over.');
});

test('a player who is waited for and away is said to be away, and for how long', () => {
  const [ann = { ...chair, name: '' }, ben = { ...chair, name: '' }] = lobby.chairs;
  const gone = { ...lobby, chairs: [ann, { ...ben, away: 1000 }] };
  const away = 'Ben is away 0:17; the seat is kept.';
  expect(told(start, 0, { lobby: gone, now: 18_000 })).toBe(`Phase 1: ${away}`);
  expect(told(start, null, { lobby: gone })).toBe('Phase 1: Ben is away; the seat is kept.');
  const asked = altered(inPhase('army-movement'), (draft) => {
    if (draft.players[0] !== undefined) draft.players[0].done = true;
    draft.players.push({ ...draft.players[0], side: 'army', done: false } as State['players'][number]);
  });
  const three = { ...gone, chairs: [ann, ben, { ...chair, name: 'Cat', away: 1000 }] };
  expect(told(asked, 0, { lobby: three, now: 18_000 })).toBe('You are done. Cat is away 0:17; the seat is kept.');
});

test('DW-GATE-7 in the first turn of the Time Gate the army is told its goal', () => {
  const gate = altered(start, (draft) => {
    draft.scenario = 'gate';
  });
  expect(told(gate, 0)).toMatch(/^Find the second pole: .* Phase 1: Ben moves\.$/);
  expect(told(gate, 1)).not.toMatch(/pole/);
  const firing = altered(gate, (draft) => {
    draft.phase = 'army-movement';
  });
  expect(told(firing, 0)).toMatch(/^Find the second pole: .* 10 can still move\.$/);
  expect(told(firing, 0, { selected: 's1' })).not.toMatch(/pole/);
  const later = altered(gate, (draft) => {
    draft.turn = 2;
  });
  expect(told(later, 0)).toBe('Phase 1: Ben moves.');
});

test('a computer is never away, and in a match by correspondence nobody is', () => {
  const chairs = lobby.chairs.map((each) => ({ ...each, away: 1000 }));
  const computer = { ...lobby, chairs: chairs.map((each) => ({ ...each, holder: 'bot' as const })) };
  expect(told(start, 0, { lobby: computer })).toBe('Phase 1: Ben moves.');
  const days = { ...lobby, chairs, terms: { kind: 'correspondence', days: 3 } as const };
  expect(told(start, 0, { lobby: days })).toBe('Phase 1: Ben moves.');
});

test('a path that is not fixed yet says how to fix it: release, click or tap', () => {
  const [beast = ''] = Object.keys(start.dinosaurs);
  const intent = { type: 'move', figure: beast, path: [], stopAt: null } as const;
  const preview = { points: [], heights: null, costCi: 1, leftCi: 9, touches: [], refusal: null, intent };
  const going = (part: { drag?: 'mouse' | 'touch'; touch?: boolean; mode?: 'walk' | 'fly' }) => {
    const { drag = null, touch = false, mode = 'walk' } = part;
    const plan = { kind: 'move', figure: beast, ...walk, preview, drag, mode } as const;
    return told(start, 1, { plan, selected: beast, touch });
  };
  expect(going({})).toBe('Click to set the way.');
  expect(going({ touch: true })).toBe('Tap to set the way.');
  expect(going({ drag: 'mouse' })).toBe('Let go to move.');
  expect(going({ drag: 'touch', touch: true })).toBe('Let go to set the way.');
  expect(going({ drag: 'mouse', mode: 'fly' })).toBe('Let go to set the way.');
});

test('DW-SEC-2 a weapon that may not fire now is said with its rule where nothing can be hit', () => {
  const [soldier = ''] = Object.keys(start.soldiers);
  const refusal = { rule: 'DW-SEC-2', code: 'ONCE_A_TURN', facts: { weapon: 'flamethrower' } };
  const barred = { weapon: 'flamethrower', targets: [], refusal };
  const free = { weapon: 'rifle', targets: [], refusal: null };
  const aiming = (choices: readonly object[]) => {
    const plan = {
      kind: 'aim',
      figure: soldier,
      weapon: 'rifle',
      choices,
      target: null,
    } as unknown as Situation['plan'];
    return told(inPhase('secondary-fire'), 0, { plan, selected: soldier });
  };
  expect(aiming([free])).toBe('No target in reach from here.');
  expect(aiming([barred])).toBe('A flamethrower fires once a turn and never in phase 5.');
  expect(aiming([free, barred])).toBe(
    'No target in reach from here. A flamethrower fires once a turn and never in phase 5.',
  );
});

test('DW-OVER-1 a way into contact that leaves too little for an overrun says so before it is gone', () => {
  const [beast = ''] = Object.keys(start.dinosaurs);
  const [soldier = ''] = Object.keys(start.soldiers);
  const intent = { type: 'move', figure: beast, path: [], stopAt: soldier } as const;
  const going = (costCi: number, fixed: boolean) => {
    const preview = { points: [], heights: null, costCi, leftCi: 1000, touches: [soldier], refusal: null, intent };
    return told(start, 1, { plan: { kind: 'move', figure: beast, ...walk, preview, fixed }, selected: beast });
  };
  expect(going(880, true)).toBe(
    'In contact, but no overrun: it takes 2", 1.2" would be left. It can bite in phase 3. Press Move.',
  );
  expect(going(880, false)).not.toMatch(/Press/);
  expect(going(800, true)).toBe('Press Move to go. Corner adds a waypoint.');
});

test('a phase is ended without a question only if nobody loses anything by it', () => {
  expect(leftUndone(start, 1)).toBe(5);
  const moved = altered(start, (draft) => {
    for (const dinosaur of Object.values(draft.dinosaurs)) dinosaur.spentCi = 1900;
  });
  expect(leftUndone(moved, 1)).toBe(0);
  const army = inPhase('army-movement');
  expect(leftUndone(army, 0)).toBe(10);
  const oneWalked = altered(army, (draft) => {
    const [soldier] = Object.values(draft.soldiers);
    if (soldier !== undefined) soldier.spentCi = 100;
  });
  expect(leftUndone(oneWalked, 0)).toBe(9);
  const oneHasAllBehindHim = altered(army, (draft) => {
    const [soldier] = Object.values(draft.soldiers);
    if (soldier !== undefined) soldier.spentCi = 600;
  });
  expect(leftUndone(oneHasAllBehindHim, 0)).toBe(9);
  expect(leftUndone(inPhase('regular-fire'), 0)).toBe(0);
});
