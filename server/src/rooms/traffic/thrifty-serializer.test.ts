/** Tests that rooms which share buffers never send each other's state. */
import { type Client, ClientState } from '@colyseus/core';
import { Decoder, StateView, schema, t } from '@colyseus/schema';
import { ThriftySerializer } from './thrifty-serializer';

const Table = schema({ name: t.string(), figures: t.map('number') }, 'Table');
type Table = InstanceType<typeof Table>;

/** A room's serializer, with a joined client that copies what it is sent, as a connection does. */
function room(name: string) {
  const state = new Table();
  state.name = name;
  const serializer = new ThriftySerializer<Table>();
  serializer.reset(state);
  const frames: Uint8Array[] = [];
  const client = { state: ClientState.JOINED, raw: (frame: Uint8Array) => frames.push(Uint8Array.from(frame)) };
  return { state, serializer, frames, patch: () => serializer.applyPatches([client as unknown as Client]) };
}

/** The state that a client decodes from these frames. */
function shown(frames: readonly Uint8Array[]): object {
  const seen = new Decoder(new Table());
  for (const frame of frames) seen.decode(frame, { offset: 1 });
  return { name: seen.state.name, figures: Object.fromEntries(seen.state.figures ?? []) };
}

test('bytes sent to one room stay unchanged while other rooms encode', () => {
  const [lawn, beach] = [room('lawn'), room('beach')];
  const onLawn = [lawn.serializer.getFullState()];
  const onBeach = [beach.serializer.getFullState()];
  for (const step of [1, 2, 3]) {
    lawn.state.figures.set(`d${step}`, step);
    beach.state.figures.set(`s${step}`, 10 * step);
    lawn.patch();
    beach.patch();
  }
  expect(shown([...onLawn, ...lawn.frames])).toEqual({ name: 'lawn', figures: { d1: 1, d2: 2, d3: 3 } });
  expect(shown([...onBeach, ...beach.frames])).toEqual({ name: 'beach', figures: { s1: 10, s2: 20, s3: 30 } });
});

test('a newcomer gets the state of their own room, though nothing has changed in it and another was encoded since', () => {
  const [lawn, beach] = [room('lawn'), room('a much longer beach')];
  lawn.state.figures.set('d1', 1);
  lawn.patch();
  lawn.serializer.getFullState();
  beach.serializer.getFullState();
  expect(shown([lawn.serializer.getFullState()])).toEqual({ name: 'lawn', figures: { d1: 1 } });
});

test('a client with secrets gets the whole of a large state', () => {
  const Secret = schema({ text: t.string().view() }, 'Secret');
  const Battle = schema({ secret: Secret, figures: t.map('string') }, 'Battle');
  const state = new Battle();
  state.secret = new Secret();
  state.secret.text = 'behind the palms';
  for (let i = 0; i < 800; i++) state.figures.set(`figure-${i}`, 'a'.repeat(100));
  const serializer = new ThriftySerializer<InstanceType<typeof Battle>>();
  serializer.reset(state);
  const view = new StateView();
  view.add(state.secret);
  const frame = serializer.getFullState({ view } as unknown as Client);
  expect(frame.length).toBeGreaterThan(64 * 1024);
  const seen = new Decoder(new Battle());
  seen.decode(frame, { offset: 1 });
  expect(seen.state.secret?.text).toBe('behind the palms');
  expect(seen.state.figures.size).toBe(800);
  expect([...seen.state.figures.values()].every((each) => each.length === 100)).toBe(true);
});

test('the handshake of a state class is built once for all its rooms', () => {
  const [lawn, beach] = [room('lawn'), room('beach')];
  expect(beach.serializer.handshake()).toBe(lawn.serializer.handshake());
  const Other = schema({ over: t.boolean() }, 'Other');
  const other = new ThriftySerializer<InstanceType<typeof Other>>();
  other.reset(new Other());
  expect(other.handshake()).not.toEqual(lawn.serializer.handshake());
});
