import type { SimulationPackage } from '@vincere/contract';
import type { z } from 'zod';

/** The sample is written as the `simulation.json` of a package. The path of a file is its name in server/sample-files/en/. */
export type SampleSimulation = z.input<typeof SimulationPackage>;

export type SampleScenario = SampleSimulation['stages'][number]['scenarios'][number];
