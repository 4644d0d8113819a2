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
  name: 'Die Tamber Light',
  description:
    'Ein brennendes Schiff voller Batterien treibt auf das einzige große Wasserwerk einer Küstenregion zu. Ein gemeinsamer Krisenstab muss dreimal wählen: wohin das Schiff kommt, wie die Krise endet, die daraus entstanden ist, und was die Region denen schuldet, die dafür bezahlt haben.',
  string_briefing: briefing,
  objectives: [
    {
      title: 'Teilen, was nur Ihr Raum weiß',
      text: 'Was ein Raum weiß und die anderen brauchen, liegt vor der Abstimmung auf dem Tisch.',
    },
    {
      title: 'Sagen, was Sie umstimmen würde',
      text: 'Die Teilnehmenden nennen die Tatsache, die sie umstimmen würde, und ändern ihre Meinung, wenn sie kommt.',
    },
    {
      title: 'Anordnungen geben, die jemand ausführen kann',
      text: 'Eine Anordnung sagt, wer etwas bis wann tut und was vorher gegeben sein muss.',
    },
    {
      title: 'Rechtzeitig entscheiden',
      text: 'Die Stimmen sind abgegeben, bevor die Zeit abläuft, und niemand wird gedrängt.',
    },
    {
      title: 'Für Menschen sprechen, die nicht im Raum sind',
      text: 'Jemand sagt, was die Entscheidung für die bedeutet, die nicht gefragt werden.',
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
        'Entscheiden Sie, wohin das brennende Schiff kommt. Lesen Sie zuerst Ihren Raum, sagen Sie dann den anderen die eine Tatsache, die sie nicht wissen können, und stimmen Sie ab, bevor um 07:30 Uhr die Anordnung fällig ist.',
      duration_seconds: 1800,
      scenarios: [adrift],
    },
    {
      stage_instruction:
        'Drei Tage später zeigt die erste Entscheidung ihren Preis. Einigen Sie sich, wie viel Zeit noch bleibt, und wählen Sie dann den Ausweg, den Sie bis zum Ende durchhalten können.',
      duration_seconds: 1800,
      scenarios: [harbourFire, brokenTow, dryCity],
    },
    {
      stage_instruction:
        'Die Notlage ist vorbei, und ihre Befugnisse enden bald. Treffen Sie die abschließende Entscheidung und seien Sie bereit, sie einem Menschen zu erklären, der durch sie verliert.',
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
