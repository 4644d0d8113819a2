import SqliteFile from 'better-sqlite3';

/** The Node-API version that better-sqlite3 is built for. An older Node crashes when it loads the binary. */
const neededNodeApi = 10;

/** The embedded engine cannot run on this machine. The message is one line and names the remedy. */
export class EngineMissing extends Error {
  readonly code = 'ENGINE_MISSING';
}

/**
 * Checks that the embedded engine loads. Throws `EngineMissing` on a Node that is too old for it, and on a platform for
 * which better-sqlite3 has no binary. Only tests pass `versions`, `target` and `load`.
 */
export function ensureEngine({
  versions = process.versions,
  target = `${process.platform}-${process.arch}`,
  load = () => void new SqliteFile(':memory:').close(),
}: {
  versions?: { node: string; napi?: string };
  target?: string;
  load?: () => void;
} = {}): void {
  if (Number(versions.napi ?? 0) < neededNodeApi)
    throw new EngineMissing(
      `Node ${versions.node} is too old: install Node 22.14 or newer (24 is recommended) and start again`,
    );
  try {
    load();
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_DLOPEN_FAILED') throw cause;
    throw new EngineMissing(
      `better-sqlite3 has no binary for ${target}: compile it with "npx node-gyp rebuild --release --directory node_modules/better-sqlite3", which needs a C++ compiler, make and Python, and start again`,
      { cause },
    );
  }
}
