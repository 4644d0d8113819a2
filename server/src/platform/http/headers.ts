import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** Browser features that no page of ours uses. */
const deniedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Headers of every response. Only pages may load anything, and other sites may neither frame nor embed a response. */
const commonHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': deniedFeatures.map((name) => `${name}=()`).join(', '),
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const tlsHeaders = { 'strict-transport-security': 'max-age=31536000' };

/**
 * Returns the policy of pages: load from this origin only, and run no inline scripts or styles, except these scripts of the
 * page itself.
 */
export const pagePolicy = (inlineScripts: readonly string[] = []): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(sourceOf)].join(' '),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    // PDFs that a page shows in place. A frame gets the policy of the page, so it runs no inline scripts either.
    'frame-src blob:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** Returns the source expression that allows an inline script. */
function sourceOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The policy of uploaded files: if a browser displays one anyway, it has an opaque origin and runs no scripts. */
export const downloadPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Returns a function that sets the common headers of a response. Pages, the API and downloads add or replace some. */
export function headerWriter(config: Config) {
  const isBehindTls = config.publicUrl?.startsWith('https:') ?? false;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(commonHeaders);
    // Only behind TLS: otherwise the header is ignored, or locks people out of a server without TLS.
    return isBehindTls || request.protocol === 'https' ? reply.headers(tlsHeaders) : reply;
  };
}
