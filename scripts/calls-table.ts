import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Call,
  callsByNoun,
  guestSeatLimit,
  rateLimits,
  rateLimitWindowSeconds,
} from '@vincere/contract';

/** Returns the text of docs/calls.md: every call of the contract by noun, with the files that declare and implement it. */
export function callsTable(): string {
  const groups = Object.entries(callsByNoun).map(([noun, calls]) => [
    `## ${noun}`,
    '',
    '| name | method | path | access | limit | summary | contract file | handler file |',
    '|---|---|---|---|---|---|---|---|',
    ...Object.entries<Call>(calls).map(([name, call]) => row(name, call)),
    '',
  ]);
  return [
    '# Calls',
    '',
    'Generated from the contract by `npm run docs`; a test fails when this page is stale. All paths begin',
    'with `/api/v1`. The table in `domain/src/access.ts` defines who may make a call with each kind of access.',
    '',
    ...limitsTable(),
    ...groups.flat(),
  ].join('\n');
}

const outcomes = {
  refuse: 'refused',
  check: 'a valid secret passes, a wrong one is refused',
  slow: 'slowed down: a valid secret passes, a wrong one is refused',
};

function limitsTable(): string[] {
  const count = (value: number) => value.toLocaleString('en-US');
  return [
    '## Limits',
    '',
    `The table shows how many attempts each limit allows in ${rateLimitWindowSeconds / 60} minutes. Beyond it, the answer is 429`,
    '`account.too-many-tries` with `Retry-After`. Where the table says so, a valid secret passes even beyond the',
    'limit, after a short delay if attempts are slowed down. So the failures of others never block it. A device',
    'that has logged in before and an account that is signed in are counted separately.',
    `Guests may take ${count(guestSeatLimit)} seats on one run in the same time.`,
    '',
    '| limit | per account | per network | counted attempts | beyond the limit |',
    '|---|---|---|---|---|',
    ...Object.entries(rateLimits).map(
      ([kind, { account, network, counts, beyond }]) =>
        `| ${kind} | ${count(account)} | ${count(network)} | ${counts === 'all' ? 'all' : 'failed ones'} | ${outcomes[beyond]} |`,
    ),
    '',
  ];
}

function row(name: string, { method, path, access, rateLimit, summary }: Call): string {
  const cells = [
    `\`${name}\``,
    method,
    `\`${path}\``,
    access,
    rateLimit ?? '',
    summary,
    link(contractFile(name)),
    link(handlerFile(name)),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

const root = join(import.meta.dirname, '..');

/** Returns the files in `folder` by the name that `pattern` captures at the beginning of a line. */
function filesByName(folder: string, pattern: RegExp): ReadonlyMap<string, string> {
  return new Map(
    globSync(`${folder}/**/*.ts`, { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(
        ([, name = '']) => [name, file.replaceAll('\\', '/')] as const,
      ),
    ),
  );
}

const contractFiles = filesByName('contract/src', /^ {2}(\w+): defineCall\(/gm);
const handlerFiles = filesByName('server/src', /^export const (\w+): CallHandler</gm);

/** Returns the file of the contract that declares a call. */
function contractFile(name: string): string {
  return fileOf(contractFiles, name, 'contract declares');
}

/** Returns the server file that holds the handler of a call. */
export function handlerFile(name: string): string {
  return fileOf(handlerFiles, name, 'server handles');
}

function fileOf(files: ReadonlyMap<string, string>, name: string, purpose: string): string {
  const file = files.get(name);
  if (file === undefined) throw new Error(`No file of the ${purpose} ${name}`);
  return file;
}

function link(file: string): string {
  return `[${file}](../${file})`;
}

/** Returns the text of web/src/lib/addresses.gen.ts: the data of the calls that a page needs at run time, without schemas. */
export function addressesModule(): string {
  const lines = Object.values(callsByNoun)
    .flatMap((calls) => Object.entries<Call>(calls))
    .map(([name, { method, path, encoding }]) => {
      const encoded = encoding === undefined ? '' : `, encoding: '${encoding}'`;
      return `  ${name}: { method: '${method}', path: '${path}'${encoded} },`;
    });
  return [
    '// Generated from the contract by `npm run docs`; a test fails when it is stale.',
    "import type { CallName } from '@vincere/contract';",
    "import type { Route } from '@vincere/contract/client';",
    '',
    'export const routes: Readonly<Record<CallName, Route>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
