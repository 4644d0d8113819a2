/** Arguments with which Node 22.14 runs TypeScript sources without a warning. Node 22.18 and newer need none. */
export const typeStripping = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
