import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as messages from '@vincere/contract/messages';
import { refusals } from '@vincere/domain';
import { expect, test } from 'vitest';
import { readTexts } from './read-texts.ts';

/*
 * The specified texts are entries of the contract's messages and refusals of the domain. Each is shown by its entry: none is
 * without a use, and no page types one again.
 */

const repository = join(import.meta.dirname, '..');

/** Returns the files of workspaces that are no tests, by their paths in the repository. */
function sourcesOf(...workspaces: readonly string[]): string[] {
  return workspaces.flatMap((workspace) =>
    readdirSync(join(repository, workspace, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\.ts$|^(languages|testing)\//.test(file))
      .map((file) => `${workspace}/src/${file}`),
  );
}

/** Returns the texts in a tree of entries, each with its path, such as `runs.status.PAUSED`. */
function entriesOf(tree: object, path = ''): { path: string; text: string }[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [{ path: `${path}${key}`, text: value }]
      : entriesOf(value as object, `${path}${key}.`),
  );
}

const entries = entriesOf(messages);

/** Returns the paths of entries that a source file reads, whatever name it imports them under. */
function pathsIn(source: string): string[] {
  // The server reads all texts as `messages`.
  const wholePaths = [...source.matchAll(/\bmessages((?:\.\w+)+)/g)].map(([, path = '']) => path.slice(1));
  const imports = source.matchAll(/import \{([^}]*)\} from '[^']*messages(?:\/\w+)?(?:\.ts)?';/g);
  const importedPaths = [...imports].flatMap(([statement, names = '']) =>
    names.split(',').flatMap((part) => {
      const [name = '', alias = name] = part.trim().split(' as ');
      if (name === '') return [];
      const code = source.replace(statement, '');
      const reads = [...code.matchAll(new RegExp(`\\b${alias}((?:\\??\\.\\w+)+)`, 'g'))];
      const destructurings = [...code.matchAll(new RegExp(`\\{([^}]*)\\} = ${alias}((?:\\.\\w+)*)`, 'g'))];
      return [
        ...reads.map(([, path = '']) => name + path.replaceAll('?.', '.')),
        ...destructurings.flatMap(([, keys = '', path = '']) =>
          keys.split(',').map((key) => `${name}${path}.${key.trim().split(':')[0]}`),
        ),
        // An entry that is chosen at run time.
        ...(code.includes(`${alias}[`) ? [name] : []),
      ];
    }),
  );
  return [...wholePaths, ...importedPaths];
}

test('every specified text is used', () => {
  const paths = new Set(
    sourcesOf('web', 'server', 'contract').flatMap((file) =>
      pathsIn(readFileSync(join(repository, file), 'utf8')),
    ),
  );
  // The path of a whole group, or of something of a text such as its length, counts too.
  const isUsed = ({ path }: { path: string }) =>
    [...paths].some((used) => used === path || path.startsWith(`${used}.`) || used.startsWith(`${path}.`));
  expect(entries.filter((entry) => !isUsed(entry)).map(({ path }) => path)).toEqual([]);
});

test('no page types a specified text again', () => {
  const specified = new Set(entries.map(({ text }) => text));
  const typed = sourcesOf('web').flatMap((file) =>
    readTexts(file.slice('web/src/'.length))
      .literals.filter((literal) => specified.has(literal))
      .map((literal) => `${file}: ${literal}`),
  );
  expect(typed).toEqual([]);
});

test('every refusal can occur', () => {
  const sources = sourcesOf('domain', 'server')
    .filter((file) => file !== 'domain/src/refusals.ts')
    .map((file) => readFileSync(join(repository, file), 'utf8'));
  const unused = Object.keys(refusals).filter(
    (code) => !sources.some((source) => source.includes(`'${code}'`)),
  );
  expect(unused).toEqual([]);
});
