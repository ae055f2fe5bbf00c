/** Signed tokens (JWT) of this server: the identity of a browser, or the purpose of a link in a mail. */
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { type Keys, TOKEN_MS } from './keys';

/** The purposes of tokens; a token for one is invalid for the others. */
const PURPOSES = ['me', 'mail-on', 'mail-off'] as const;
/** The purpose of a token. */
export type Purpose = (typeof PURPOSES)[number];

/** The contents of a token: a person, and in mails the address. */
export interface Statement {
  readonly player: string;
  readonly address: string | null;
  readonly issuedAt: number;
}

const ISSUER = 'dino-wars-online';

/** Signs a statement. The token is valid for `lastsMs`, but no longer than its key. */
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

/** The statement of a token; null if the token is forged, for another purpose or expired. */
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
    // The token is invalid. Other errors mean that the journal can't be read.
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** The id of the key that signed a token, as its header says; empty if it is not a token. */
function keyOf(token: string): string {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' ? kid : '';
  } catch {
    return '';
  }
}
