import { showTo } from '../packs';
import { boneyard, disguiseYard } from './boneyard';
import { conformance, findFailures } from './conformance';

conformance(boneyard, { 'three seats': {} }, { games: 60, disguise: disguiseYard });

const PUBLIC = 'the public record leads to the same public end';

test('a game whose public play depends on a closed card is detected', () => {
  const leaks: typeof boneyard = {
    ...boneyard,
    resolve(state, seat, intent, dice, emit) {
      const slot = state.players[seat]?.hand[0] ?? 1;
      const high = Number(showTo(seat, dice, 'bones', slot)) > 4;
      boneyard.resolve(state, seat, intent, dice, (event) =>
        emit(event.type === 'ended' ? { ...event, winners: high ? [0] : [1] } : event),
      );
    },
  };
  expect(findFailures(boneyard, {}, { games: 5 }).get(PUBLIC)).toBeUndefined();
  expect(findFailures(leaks, {}, { games: 5 }).get(PUBLIC)?.length).toBeGreaterThan(0);
});

test('a card can only be turned during an intent or the set-up', () => {
  let turn: (() => unknown) | null = null;
  const late: typeof boneyard = {
    ...boneyard,
    resolve(state, seat, intent, dice, emit) {
      turn = () => showTo(seat, dice, 'bones', 0);
      boneyard.resolve(state, seat, intent, dice, emit);
    },
    intents(state, seat) {
      turn?.();
      return boneyard.intents(state, seat);
    },
  };
  const found = [...findFailures(late, {}, { games: 1 }).values()].flat();
  expect(found[0]?.message).toContain('turned outside setup and resolve');
});
