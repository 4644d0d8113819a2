/** The arguments that make Node run our TypeScript sources. Node 22.18 and newer need none; 22.14 does, and warns. */
export const typeStripping = ['--experimental-strip-types', '--disable-warning=ExperimentalWarning'];
