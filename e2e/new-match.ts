/** Makes matches over HTTP, as the page does. */
import type { Product } from './product';

/** Makes a match from the body of `POST /api/matches` and returns its id; throws the server's answer if it refuses. */
export async function newMatch({ url }: Pick<Product, 'url'>, wish: object): Promise<string> {
  const response = await fetch(`${url}/api/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (response.status !== 201) throw new Error(`No match was made: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { id: string }).id;
}
