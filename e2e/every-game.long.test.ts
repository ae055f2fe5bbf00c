/** One real server for all games, started in an unusual order: it plays them all. */
import { GAMES } from '@dwo/shelf/server';
import { Person } from '../server/test/table';
import { newMatch } from './new-match';
import { type Product, startProduct } from './product';

jest.setTimeout(240_000);

let product: Product;

beforeAll(async () => {
  product = await startProduct(20, { GAMES: GAMES.map(({ rules }) => rules.id).join() });
});
afterAll(() => product?.stop());

test('matches of all games are opened one after the other, twice', async () => {
  for (const game of [...GAMES, ...GAMES]) {
    const [preset] = Object.keys(game.presets);
    const person = await Person.join(product, game, await newMatch(product, { game: game.rules.id, preset }));
    expect(person.stage).toBe('lobby');
    await person.leave();
  }
});
