import type { ScenarioData } from '../scenario-data.ts';
import { adrift } from './adrift.ts';

/** The scenarios of the second edition. */
export const secondEdition: readonly ScenarioData[] = [adrift];

/** Scenarios that still read as in the first edition. They have no outcomes, conditions and key facts. */
export const firstEdition: readonly string[] = [
  'harbour-fire',
  'broken-tow',
  'dry-city',
  'sealed-basin',
  'empty-quarter',
  'quarry-road',
  'price-of-help',
  'what-lies-below',
  'winter-coast',
  'glass-of-trust',
  'farmers-water',
  'water-at-a-price',
];
