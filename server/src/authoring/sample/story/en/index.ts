import { packageFormat } from '@vincere/contract';
import type { SampleSimulation } from '../../shape.ts';
import { adrift } from './1-adrift.ts';
import { brokenTow } from './2-broken-tow.ts';
import { dryCity } from './2-dry-city.ts';
import { harbourFire } from './2-harbour-fire.ts';
import { emptyQuarter } from './3-empty-quarter.ts';
import { farmersWater } from './3-farmers-water.ts';
import { glassOfTrust } from './3-glass-of-trust.ts';
import { priceOfHelp } from './3-price-of-help.ts';
import { quarryRoad } from './3-quarry-road.ts';
import { sealedBasin } from './3-sealed-basin.ts';
import { waterAtAPrice } from './3-water-at-a-price.ts';
import { whatLiesBelow } from './3-what-lies-below.ts';
import { winterCoast } from './3-winter-coast.ts';
import { briefing } from './briefing.ts';

export const sampleSimulation: SampleSimulation = {
  format: packageFormat,
  version: 2,
  name: 'The Tamber Light',
  description:
    'A burning ship full of batteries drifts towards the only large water plant of a coastal region. A joint crisis board has to choose three times: where the ship goes, how the crisis it caused is ended, and what the region owes to those who paid for it.',
  string_briefing: briefing,
  objectives: [
    {
      title: 'Share what only your room knows',
      text: 'What one room holds and the others need is on the table before the vote.',
    },
    {
      title: 'Say what would change your mind',
      text: 'People name the fact that would move them, and move when it comes.',
    },
    {
      title: 'Give orders that somebody can carry out',
      text: 'An order says who, by when, and what must be true first.',
    },
    {
      title: 'Decide in time',
      text: 'The vote is in before the clock is out, and nobody is rushed into it.',
    },
    {
      title: 'Speak for people who are not in the room',
      text: 'Somebody says what the decision means for those who will not be asked.',
    },
  ],
  files: [
    { path: 'map-sarrow-coast.png', name: 'map-sarrow-coast.png', day: null },
    { path: 'situation-report-01.pdf', name: 'situation-report-01.pdf', day: null },
    { path: 'who-is-who.docx', name: 'who-is-who.docx', day: null },
  ],
  stages: [
    {
      stage_instruction:
        'Decide where the burning ship goes. Read your room first, then tell the others the one fact they cannot know, and vote before the order is due at 07:30.',
      duration_seconds: 1800,
      scenarios: [adrift],
    },
    {
      stage_instruction:
        'Three days later the first decision shows its price. Agree on how much time is left, then choose the way out that you can carry through to its end.',
      duration_seconds: 1800,
      scenarios: [harbourFire, brokenTow, dryCity],
    },
    {
      stage_instruction:
        'The emergency is over and its powers end soon. Make the closing decision, and be ready to explain to one person who loses by it why you took it.',
      duration_seconds: 1500,
      scenarios: [
        sealedBasin,
        emptyQuarter,
        quarryRoad,
        priceOfHelp,
        whatLiesBelow,
        winterCoast,
        glassOfTrust,
        farmersWater,
        waterAtAPrice,
      ],
    },
  ],
};
