/** The person who makes an HTTP request, from the identity in the Authorization header. */
import { meToken } from '@dwo/shared';
import type { Request } from 'express';
import { Refusal } from '../failure';
import type { Host } from '../host';
import type { Person } from './identity';

/** The identity token of a request; null if there is none. */
export function tokenOf(request: Request): string | null {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return meToken.safeParse(token).data ?? null;
}

/** The person who makes a request; throws a Refusal (401) without a valid identity. */
export async function whoAsks({ people }: Pick<Host, 'people'>, request: Request): Promise<Person> {
  const token = tokenOf(request);
  const person = token === null ? null : await people.identity.whoIs(token);
  if (person === null) throw new Refusal('ME_UNKNOWN', 'Send an identity: Authorization: Bearer ...', 401);
  return person;
}
