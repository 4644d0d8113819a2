import type { Config } from '../config.ts';

/** Returns the public base URL of the product, for links, without a trailing slash. */
export function publicUrl(config: Config): string {
  return (
    config.publicUrl ??
    `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${config.port}`
  );
}
