/** Serves the client's scripts and styles compressed; each is compressed once. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

const NAME = /^\/[A-Za-z0-9_-][A-Za-z0-9_.-]*\.(js|mjs|css|svg|json)$/;
const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number];

async function compress(file: string, encoding: Encoding): Promise<Buffer> {
  const plain = await readFile(file);
  if (encoding === 'gzip') return promisify(gzip)(plain);
  return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}

/** Handles text files directly in `folder`, whose names contain a hash; all other requests go to the next handler. */
export function compressedFiles(folder: string): RequestHandler {
  const ready = new Map<string, Promise<Buffer>>();
  return (request, response, next) => {
    const encoding = request.acceptsEncodings(...ENCODINGS) as Encoding | false;
    if (request.method !== 'GET' || encoding === false || !ENCODINGS.includes(encoding) || !NAME.test(request.path)) {
      next();
      return;
    }
    const key = `${encoding} ${request.path}`;
    let bytes = ready.get(key);
    if (bytes === undefined) {
      bytes = compress(join(folder, request.path), encoding);
      ready.set(key, bytes);
    }
    bytes.then(
      (body) => {
        response.set({
          'Cache-Control': 'public, max-age=31536000, immutable',
          'Content-Encoding': encoding,
          Vary: 'Accept-Encoding',
        });
        response.type(extname(request.path)).send(body);
      },
      () => {
        ready.delete(key);
        next();
      },
    );
  };
}
