/**
 * The cookie beside the identity that a browser stores itself. Browsers delete what pages store after some days without a visit;
 * this cookie stays and gives the identity back. No script can read it, it is sent to `/api/me` alone, and never with a request
 * of another site. It gives nobody a right to act: calls are made with the identity in the Authorization header.
 */
import { meToken } from '@dwo/shared';
import type { CookieOptions, Request, Response } from 'express';
import type { Host } from '../host';
import { isSecure } from '../http/address';
import { TOKEN_MS } from './keys';

const NAME = 'dino-wars-me';

function optionsFor({ web }: Pick<Host, 'web'>, request: Request): CookieOptions {
  return { httpOnly: true, sameSite: 'strict', secure: isSecure(request, web.trust), path: '/api/me' };
}

/** The identity token in the cookie of a request; null if there is none. */
export function cookieOf(request: Request): string | null {
  const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim());
  const own = cookies.find((each) => each.startsWith(`${NAME}=`));
  return meToken.safeParse(own?.slice(NAME.length + 1)).data ?? null;
}

/** Has the browser keep an identity token. */
export function keepCookie(host: Pick<Host, 'web'>, request: Request, response: Response, me: string): void {
  response.cookie(NAME, me, { ...optionsFor(host, request), maxAge: TOKEN_MS });
}

/** Has the browser delete the cookie. */
export function dropCookie(host: Pick<Host, 'web'>, request: Request, response: Response): void {
  response.clearCookie(NAME, optionsFor(host, request));
}
