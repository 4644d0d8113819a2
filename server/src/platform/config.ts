import { isIP } from 'node:net';
import type { SampleLanguage } from '@vincere/contract';
import { emailAddress, emailPattern } from '@vincere/domain';
import { z } from 'zod';
import { defaultDataFolder } from './folders.ts';

/** The settings in the environment are invalid. The message is one line for the operator. */
export class BadConfiguration extends Error {}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The shortest passphrase of a backup, in characters. */
export const minPassphrase = 12;
const optionalText = z.string().min(1).optional();

/** The editions of the sample simulation that each value of `VINCERE_SAMPLE` loads. */
const sampleChoices: Record<'on' | SampleLanguage | 'both' | 'off', readonly SampleLanguage[]> = {
  on: ['en'],
  en: ['en'],
  de: ['de'],
  both: ['en', 'de'],
  off: [],
};

const listOfNetworks = 'addresses or networks, comma-separated';

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  VINCERE_DATA: z.string().min(1).default(defaultDataFolder),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  VINCERE_ADMIN_EMAIL: z
    .string()
    .overwrite((typedAddress) => emailAddress(typedAddress) ?? typedAddress)
    .pipe(z.email({ pattern: emailPattern }))
    .optional(),
  VINCERE_ADMIN_PASSWORD: z.string().min(8, 'at least 8 characters').optional(),
  VINCERE_ADMIN_RESET_LINKS: z.enum(['on', 'off']).default('off'),
  VINCERE_SESSION_IDLE_HOURS: z.coerce.number().int().min(1).max(720).default(72),
  VINCERE_SAMPLE: z.enum(['on', 'en', 'de', 'both', 'off']).default('on'),
  VINCERE_PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  VINCERE_SIGNING_KEY: z.string().min(32, 'at least 32 characters').optional(),
  VINCERE_BACKUP_PASSPHRASE: z.string().min(minPassphrase, `at least ${minPassphrase} characters`).optional(),
  VINCERE_TRUSTED_PROXIES: z.string().refine(isListOfNetworks, listOfNetworks).optional(),
  VINCERE_METRICS: z
    .string()
    .refine((text) => text === 'open' || isListOfNetworks(text), `open, or ${listOfNetworks}`)
    .optional(),
  VINCERE_FILES_S3_BUCKET: optionalText,
  VINCERE_FILES_S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  VINCERE_FILES_S3_REGION: optionalText,
  VINCERE_FILES_S3_PATH_STYLE: z.enum(['on', 'off']).optional(),
  AWS_ACCESS_KEY_ID: optionalText,
  AWS_SECRET_ACCESS_KEY: optionalText,
  AWS_SESSION_TOKEN: optionalText,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: optionalText,
  LOG_LEVEL: z.enum(levels).default('info'),
});

function isListOfNetworks(text: string): boolean {
  return text.split(',').every((entry) => isNetwork(entry.trim()));
}

/** Returns whether a text is an address, a network such as `10.0.0.0/8`, or the name of a range of private networks. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const bits = isIP(address) === 6 ? 128 : 32;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (prefix === undefined || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
  );
}

/** A bucket of an S3-compatible store. */
export type S3Place = {
  bucket: string;
  /** Undefined for Amazon S3 itself. */
  endpoint: string | undefined;
  region: string;
  /** Whether URLs name the bucket in their path instead of their host name. */
  pathStyle: boolean;
  /** If undefined, Amazon's SDK finds them in its files or through the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string } | undefined;
};

export type Config = {
  host: string;
  port: number;
  /** Folder of the embedded database and the uploaded files. */
  dataFolder: string;
  /** The bucket for uploaded files; undefined to store them in the data folder. */
  s3: S3Place | undefined;
  databaseUrl: string | undefined;
  administrator: { email: string; password: string } | undefined;
  /** Whether an administrator can create a reset link for another one. */
  adminResetLinks: boolean;
  /** Hours without use after which a session ends. */
  sessionIdleHours: number;
  /** The editions of the sample simulation to load into an empty database. */
  sample: readonly SampleLanguage[];
  /** The origin of links in mails. If undefined, it is built from host and port. */
  publicUrl: string | undefined;
  signingKey: string | undefined;
  /** The passphrase that encrypts and decrypts backups. The server itself does not use it. */
  backupPassphrase: string | undefined;
  /** Addresses or networks, comma-separated, of proxies whose forwarding headers are trusted. */
  trustedProxies: string | undefined;
  /** The addresses and networks to which the metrics answer; undefined if none are listed, `open` for all. */
  metricsFor: readonly string[] | 'open' | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  logLevel: (typeof levels)[number];
};

/** Reads the settings from the environment. Throws `BadConfiguration` with one line that lists the problems. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const nonEmpty = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parseResult = Environment.safeParse(nonEmpty);
  if (!parseResult.success) {
    const problems = parseResult.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new BadConfiguration(`Wrong settings in the environment: ${problems.join('; ')}`);
  }
  const env = parseResult.data;
  if ((env.VINCERE_ADMIN_EMAIL === undefined) !== (env.VINCERE_ADMIN_PASSWORD === undefined))
    throw new BadConfiguration('VINCERE_ADMIN_EMAIL and VINCERE_ADMIN_PASSWORD must be given together');
  if (env.VINCERE_FILES_S3_BUCKET === undefined)
    for (const name of [
      'VINCERE_FILES_S3_ENDPOINT',
      'VINCERE_FILES_S3_REGION',
      'VINCERE_FILES_S3_PATH_STYLE',
    ] as const)
      if (env[name] !== undefined) throw new BadConfiguration(`${name} needs VINCERE_FILES_S3_BUCKET`);
  return {
    host: env.HOST,
    port: env.PORT,
    dataFolder: env.VINCERE_DATA,
    s3: env.VINCERE_FILES_S3_BUCKET === undefined ? undefined : s3Place(env, env.VINCERE_FILES_S3_BUCKET),
    databaseUrl: env.DATABASE_URL,
    administrator:
      env.VINCERE_ADMIN_EMAIL !== undefined && env.VINCERE_ADMIN_PASSWORD !== undefined
        ? { email: env.VINCERE_ADMIN_EMAIL, password: env.VINCERE_ADMIN_PASSWORD }
        : undefined,
    adminResetLinks: env.VINCERE_ADMIN_RESET_LINKS === 'on',
    sessionIdleHours: env.VINCERE_SESSION_IDLE_HOURS,
    sample: sampleChoices[env.VINCERE_SAMPLE],
    publicUrl: env.VINCERE_PUBLIC_URL === undefined ? undefined : originOf(env.VINCERE_PUBLIC_URL),
    signingKey: env.VINCERE_SIGNING_KEY,
    backupPassphrase: env.VINCERE_BACKUP_PASSPHRASE,
    trustedProxies: env.VINCERE_TRUSTED_PROXIES,
    metricsFor: metricsReaders(env),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Vincere <no-reply@localhost>',
    logLevel: env.LOG_LEVEL,
  };
}

/** Returns the origin of the public URL. Refuses a URL with more than that: pages and links begin at the root of their host. */
function originOf(publicUrl: string): string {
  const { origin, href } = new URL(publicUrl);
  if (href === `${origin}/`) return origin;
  throw new BadConfiguration(
    `VINCERE_PUBLIC_URL must be only a host name, such as ${origin}: Vincere can't be served below a path, and needs a host name of its own`,
  );
}

/**
 * Returns the addresses to which the metrics answer. Without a setting this is the machine itself, but nobody behind a proxy:
 * all clients of a proxy on this machine connect from its address.
 */
function metricsReaders(env: z.infer<typeof Environment>): Config['metricsFor'] {
  const isBehindProxy = env.VINCERE_PUBLIC_URL !== undefined || env.VINCERE_TRUSTED_PROXIES !== undefined;
  if (env.VINCERE_METRICS === undefined) return isBehindProxy ? [] : undefined;
  return env.VINCERE_METRICS === 'open'
    ? 'open'
    : env.VINCERE_METRICS.split(',').map((entry) => entry.trim());
}

/** Returns a warning for each unknown `VINCERE_` variable, so that a misspelt one doesn't silently have no effect. */
export function unknownSettings(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.keys(environment)
    .filter((name) => name.startsWith('VINCERE_') && !Object.hasOwn(Environment.shape, name))
    .map((name) => `${name} is no setting of Vincere: it has no effect`);
}

function s3Place(env: z.infer<typeof Environment>, bucket: string): S3Place {
  const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret, AWS_SESSION_TOKEN: sessionToken } = env;
  if ((id === undefined) !== (secret === undefined))
    throw new BadConfiguration('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be given together');
  return {
    bucket,
    endpoint: env.VINCERE_FILES_S3_ENDPOINT,
    region: env.VINCERE_FILES_S3_REGION ?? 'us-east-1',
    pathStyle: env.VINCERE_FILES_S3_PATH_STYLE
      ? env.VINCERE_FILES_S3_PATH_STYLE === 'on'
      : env.VINCERE_FILES_S3_ENDPOINT !== undefined,
    credentials:
      id !== undefined && secret !== undefined
        ? { accessKeyId: id, secretAccessKey: secret, ...(sessionToken && { sessionToken }) }
        : undefined,
  };
}
