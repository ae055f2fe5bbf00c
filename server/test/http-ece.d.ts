/** The part of http_ece that tests need to decrypt notices. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto';

  export function decrypt(
    bytes: Buffer,
    options: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ): Buffer;
}
