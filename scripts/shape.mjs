// Counts what makes the code hard to read, and fails if a count is above its limit. Lower a limit when a change lowers its count.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './ensure.mjs';

/** The largest count that is allowed of each measure. */
const limits = {
  'names that are a bare participle or adjective': 16,
  'parameters named `one`': 0,
  'functions over 90 lines': 7,
  'files over 250 lines': 2,
  ':global( in CSS modules': 57,
  ':has( in CSS': 64,
  'files in the largest flat folder': 28,
};

const longFunction = 90;
const longFile = 250;

/** Participles and adjectives that do not end in `ed`. A name of two words, such as `foundRow`, names its noun. */
const bareWords = new Set(
  `found shown known own chosen written kept held given taken left sent made said told drawn done gone built bought
   brought caught cut felt fit hidden laid led lent lost meant met paid put read seen set sold spent split spoken stuck
   swept taught thought thrown torn understood won worn wrong open bare whole empty fresh due loose missing waiting
   pending coming standing visible invisible valid invalid new old young late early ready busy idle free full apart
   alone alike equal plain rough real false true possible usual current former latest present absent last best worst
   biggest largest smallest longest oldest newest wider taller`.split(/\s+/),
);

function isBare(name) {
  return bareWords.has(name) || /^[a-z]{2,}ed$/.test(name);
}

/** Nouns that end in `ed`. */
const nouns = new Set(['feed', 'seed', 'speed', 'need', 'bed', 'embed', 'red', 'shed']);

const sources = globSync('{domain,contract,server,web}/src/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\/testing\/|\/languages\/|\.gen\.ts$|\/sample\//.test(path));

/** A list of numbered files. A released one never changes, so its length and theirs don't count. */
const migrations = 'server/src/platform/db/migrations';

/** The places of each measure: `path:line name`. */
const places = Object.fromEntries(Object.keys(limits).map((measure) => [measure, []]));

function lineOf(text, offset) {
  return text.slice(0, offset).split('\n').length;
}

for (const path of sources) {
  const text = readFileSync(join(root, path), 'utf8');
  const isMigration = dirname(path) === migrations;
  if (text.split('\n').length - 1 > longFile && !isMigration) places['files over 250 lines'].push(path);
  const { program } = parseSync(path, text);
  const note = (measure, offset, name) => places[measure].push(`${path}:${lineOf(text, offset)} ${name}`);
  const noteName = (node) => {
    if (node.type === 'AssignmentPattern') return noteName(node.left);
    if (node.type !== 'Identifier') return;
    if (isBare(node.name) && !nouns.has(node.name))
      note('names that are a bare participle or adjective', node.start, node.name);
  };
  const visitFunction = (node) => {
    for (const parameter of node.params) {
      noteName(parameter);
      if (parameter.type === 'Identifier' && parameter.name === 'one')
        note('parameters named `one`', parameter.start, 'one');
    }
    const lines = text.slice(node.start, node.end).split('\n').length;
    if (lines > longFunction && !isMigration) note('functions over 90 lines', node.start, `${lines} lines`);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => noteName(id),
    FunctionDeclaration: visitFunction,
    FunctionExpression: visitFunction,
    ArrowFunctionExpression: visitFunction,
  }).visit(program);
}

for (const path of globSync('web/src/**/*.css', { cwd: root })) {
  const text = readFileSync(join(root, path), 'utf8');
  const count = (measure, pattern) => {
    for (const { index } of text.matchAll(pattern)) places[measure].push(`${path}:${lineOf(text, index)}`);
  };
  if (path.endsWith('.module.css')) count(':global( in CSS modules', /:global\(/g);
  count(':has( in CSS', /:has\(/g);
}

const filesByFolder = Map.groupBy(sources, dirname);
filesByFolder.delete(migrations);
const [largest] = [...filesByFolder.entries()].toSorted(([, a], [, b]) => b.length - a.length);
places['files in the largest flat folder'] = largest[1];

const wantedMeasure = process.argv[2];
let isAbove = false;
for (const [measure, limit] of Object.entries(limits)) {
  const { length } = places[measure];
  if (length > limit) isAbove = true;
  process.stdout.write(`${length > limit ? 'ABOVE ' : ''}${measure}: ${length} (limit ${limit})\n`);
  if (wantedMeasure !== undefined && measure.includes(wantedMeasure))
    process.stdout.write(`${places[measure].join('\n')}\n`);
}
if (isAbove) {
  process.stdout.write('List the places of a measure with: node scripts/shape.mjs "part of its name"\n');
  process.exitCode = 1;
}
