import type { ScenarioData } from '../scenario-data.ts';
import { adrift } from './adrift.ts';
import { brokenTow } from './broken-tow.ts';
import { dryCity } from './dry-city.ts';
import { emptyQuarter } from './empty-quarter.ts';
import { farmersWater } from './farmers-water.ts';
import { glassOfTrust } from './glass-of-trust.ts';
import { harbourFire } from './harbour-fire.ts';
import { priceOfHelp } from './price-of-help.ts';
import { quarryRoad } from './quarry-road.ts';
import { sealedBasin } from './sealed-basin.ts';
import { waterAtAPrice } from './water-at-a-price.ts';
import { whatLiesBelow } from './what-lies-below.ts';
import { winterCoast } from './winter-coast.ts';

/** What a package cannot hold about each scenario. */
export const scenarioData: readonly ScenarioData[] = [
  adrift,
  harbourFire,
  brokenTow,
  dryCity,
  sealedBasin,
  emptyQuarter,
  quarryRoad,
  priceOfHelp,
  whatLiesBelow,
  winterCoast,
  glassOfTrust,
  farmersWater,
  waterAtAPrice,
];
