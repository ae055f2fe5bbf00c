/** The security headers of every page. */
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { hostOf, isSecure } from './address';
import type { WebSettings } from './settings';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Browser features that no page here needs. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The page may load its own files, and images and workers that PixiJS makes. It may connect to its own host only, run no
 * inline or evaluated script, and not be framed. Its URL, which contains the match id, is sent to no other site. `sockets`
 * are other hosts on which matches are played.
 */
export function securityHeaders(web: WebSettings, sockets: readonly string[] = []): RequestHandler {
  const shield = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcElem: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        mediaSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: [
          "'self'",
          (request) => socketsAt(hostOf(request, web.trust)),
          ...sockets.map(socketsAt),
          'data:',
          'blob:',
        ],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: false,
  });
  const permissions = UNUSED.map((feature) => `${feature}=()`).join(', ');
  return (request, response, next) => {
    response.set('Permissions-Policy', permissions);
    if (isSecure(request, web.trust)) response.set('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
    shield(request, response, next);
  };
}

/** Some browsers don't count WebSockets of the page's own host as 'self'. */
function socketsAt(host: string): string {
  return /^[A-Za-z0-9.:[\]-]{1,255}$/.test(host) ? `ws://${host} wss://${host}` : "'self'";
}
