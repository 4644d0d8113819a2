import type { SimulationPackage } from '@vincere/contract';
import type { z } from 'zod';

/**
 * The sample is written as the `simulation.json` of a package. The path of a file is its name in the folder of its
 * language in server/sample-files. Its teaching note is in server/sample-notes.
 */
export type SampleSimulation = z.input<typeof SimulationPackage>;

export type SampleScenario = SampleSimulation['stages'][number]['scenarios'][number];
