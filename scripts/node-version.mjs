// Checks the version of Node. Like all scripts, this is plain JavaScript that an old Node can run.

/** Returns whether the product runs on this version of Node, such as "22.14.0". better-sqlite3 needs Node-API 10. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 14);
}

/** Returns the name of the npm package that contains Node for this platform and processor, or undefined. */
export function packageFor(packages, platform, arch) {
  const ending = `-${platform === 'win32' ? 'win' : platform}-${arch}`;
  return packages.find((name) => name.endsWith(ending));
}

const tooOld = (version) => `Node ${version} is older than 22.14`;
const remedy = 'install Node 22.14 or newer (24 is recommended) and run the command again';

/** The messages printed when Node is too old. */
export const lines = {
  installing: (version, newer) =>
    `${tooOld(version)}: installing Node ${newer} from npm into tools/node (once, about 10 seconds) ...`,
  switching: (version, newer) => `${tooOld(version)}: running on Node ${newer} from tools/node`,
  noPackage: (version, platform, arch) =>
    `${tooOld(version)}, and npm has no Node 24 for ${platform}-${arch}: ${remedy}`,
  notInstalled: (version) => `${tooOld(version)}, and Node 24 could not be installed from npm: ${remedy}`,
};
