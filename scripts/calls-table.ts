import {
  type Call,
  callsByNoun,
  guestSeatLimit,
  rateLimits,
  rateLimitWindowSeconds,
} from '@vincere/contract';

/** The text of docs/calls.md: every call of the contract, grouped by noun, and the files that declare it and make it happen. */
export function callsTable(): string {
  const groups = Object.entries(callsByNoun).map(([noun, calls]) => [
    `## ${noun}`,
    '',
    '| name | method | path | access | limit | summary | contract file | route file |',
    '|---|---|---|---|---|---|---|---|',
    ...Object.entries<Call>(calls).map(([name, call]) => row(noun, name, call)),
    '',
  ]);
  return [
    '# Calls',
    '',
    'Written from the contract by `npm run docs`; a test fails when this page is stale. Paths sit under `/api/v1`.',
    'Who may do what of an access is the table in `domain/src/access.ts`.',
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
    `How many attempts a limit allows in ${rateLimitWindowSeconds / 60} minutes. Beyond it: 429 \`account.too-many-tries\` with \`Retry-After\`.`,
    'A valid secret is never refused because others failed: beyond a limit it still passes where the table says so, after a',
    'short delay where attempts are slowed down. A device that has logged in before and an account that is signed in have',
    `counts of their own. Guests may take ${count(guestSeatLimit)} seats on one run in the same time.`,
    '',
    '| limit | about one account | from one network | which count | beyond it |',
    '|---|---|---|---|---|',
    ...Object.entries(rateLimits).map(
      ([kind, { account, network, counts, beyond }]) =>
        `| ${kind} | ${count(account)} | ${count(network)} | ${counts === 'all' ? 'all' : 'those that are refused'} | ${outcomes[beyond]} |`,
    ),
    '',
  ];
}

function row(noun: string, name: string, { method, path, access, rateLimit, summary }: Call): string {
  const cells = [
    `\`${name}\``,
    method,
    `\`${path}\``,
    access,
    rateLimit ?? '',
    summary,
    link(`contract/src/${noun}.ts`),
    link(`server/src/${noun}/routes.ts`),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function link(file: string): string {
  return `[${file}](../${file})`;
}

/** The text of web/src/lib/addresses.gen.ts: what a page must know of the calls at run time, without their schemas. */
export function addressesModule(): string {
  const lines = Object.values(callsByNoun)
    .flatMap((calls) => Object.entries<Call>(calls))
    .map(([name, { method, path, encoding }]) => {
      const encoded = encoding === undefined ? '' : `, encoding: '${encoding}'`;
      return `  ${name}: { method: '${method}', path: '${path}'${encoded} },`;
    });
  return [
    '// Written from the contract by `npm run docs`; a test fails when it is stale.',
    "import type { CallName } from '@vincere/contract';",
    "import type { Route } from '@vincere/contract/client';",
    '',
    'export const routes: Readonly<Record<CallName, Route>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
