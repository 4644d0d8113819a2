// Takes the pictures of the guide in the built app, in both languages.
import { ensureBrowser, ensureBuilt, ensureInstalled, refuseArguments, runSource } from './ensure.mjs';

refuseArguments();
ensureInstalled();
ensureBuilt();
const CHROMIUM_PATH = ensureBrowser();
runSource('e2e/guide-pictures/main.ts', [], { env: { ...process.env, CHROMIUM_PATH } });
