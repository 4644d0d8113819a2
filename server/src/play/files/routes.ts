import { downloadRoomFile, downloadRunFile, downloadScenarioFiles } from './download-run-file.ts';

/** Calls by which participants read the files of their runs. */
export const runFileRoutes = { downloadRunFile, downloadRoomFile, downloadScenarioFiles };
