import type { Nouns } from '@vincere/contract';
import type { Handlers } from '../../platform/http/handle.ts';
import type { AuthoringApp } from '../app.ts';
import { duplicateSimulation } from './duplicate-simulation.ts';
import {
  exportSimulation,
  exportSimulationSheet,
  getPackageSchema,
  getSheetTemplate,
} from './export-simulation.ts';
import { importSimulation, importSimulationSheet } from './import-simulation.ts';

/** Calls that export and import simulations as packages and workbooks, and duplicate them. */
export const packageRoutes: Handlers<Nouns['packages'], AuthoringApp> = {
  exportSimulation,
  importSimulation,
  duplicateSimulation,
  exportSimulationSheet,
  getSheetTemplate,
  importSimulationSheet,
  getPackageSchema,
};
