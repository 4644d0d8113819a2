import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** What no page of ours uses, and no page of ours may be made to use. */
const refused = [
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

/** Of every answer. What is no page may load nothing, and what is not ours may neither frame nor embed it. */
const ofEveryAnswer = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': refused.map((name) => `${name}=()`).join(', '),
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const overTls = { 'strict-transport-security': 'max-age=31536000' };

/** Of a page: it loads from here alone and runs no script and no style that stands in it. */
export const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** Of a file that somebody uploaded: should a browser show it all the same, then as a page of no origin that runs nothing. */
export const downloadPolicy = "default-src 'none'; sandbox; frame-ancestors 'none'";

/** Writes the headers that every answer carries; a page, the API and a download add or replace their own. */
export function headerWriter(config: Config) {
  const isBehindTls = config.publicUrl?.startsWith('https:') ?? false;
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers(ofEveryAnswer);
    // Said over plain HTTP it would mean nothing, or lock people out of a server that has no TLS.
    return isBehindTls || request.protocol === 'https' ? reply.headers(overTls) : reply;
  };
}
