/** Signed statements of this server about a person: who a browser is, and what a link in a mail is for. */
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { type Keys, TOKEN_MS } from './keys';

/** The purposes of tokens; a token made for one is good for no other. */
const PURPOSES = ['me', 'mail-on', 'mail-off'] as const;
export type Purpose = (typeof PURPOSES)[number];

/** The statement of a token: a player, and for mails the address. */
export interface Statement {
  readonly player: string;
  readonly address: string | null;
  readonly issuedAt: number;
}

const ISSUER = 'dino-wars-online';

/** Signs a statement; it is good for `lastsMs`, as long as its key at the most. */
export async function sign(
  keys: Keys,
  purpose: Purpose,
  { player, address, issuedAt }: Statement,
  lastsMs = TOKEN_MS,
): Promise<string> {
  const { id, secret } = await keys.current();
  return new SignJWT(address === null ? {} : { address })
    .setProtectedHeader({ alg: 'HS256', kid: id })
    .setIssuer(ISSUER)
    .setAudience(purpose)
    .setSubject(player)
    .setIssuedAt(Math.floor(issuedAt / 1000))
    .setExpirationTime(Math.floor((issuedAt + lastsMs) / 1000))
    .sign(secret);
}

/** The statement of a token; null for one that is not of this server, is for something else, or has expired. */
export async function verify(keys: Keys, purpose: Purpose, token: string, now: number): Promise<Statement | null> {
  try {
    const key = await keys.find(keyOf(token));
    if (key === null) return null;
    const { payload } = await jwtVerify(token, key.secret, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: purpose,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'iat', 'exp'],
    });
    const { sub, iat, address } = payload;
    if (sub === undefined || iat === undefined) return null;
    return { player: sub, address: typeof address === 'string' ? address : null, issuedAt: iat * 1000 };
  } catch (error) {
    // The token is wrong, as opposed to a journal that can't be read.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** The name of the key that a token says it is signed with; empty for what is no token. */
function keyOf(token: string): string {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' ? kid : '';
  } catch {
    return '';
  }
}
