// Takes the pictures of the guide in the built app, in both languages.
import { ensureBrowser, ensureBuilt, ensureInstalled, runSource } from './ensure.mjs';

ensureInstalled();
ensureBuilt();
const CHROMIUM_PATH = ensureBrowser();
runSource('e2e/guide-pictures/main.ts', [], { env: { ...process.env, CHROMIUM_PATH } });
