import { build, ensureInstalled, refuseArguments } from './ensure.mjs';

refuseArguments();
ensureInstalled();
build();
