import type { SampleScenario } from '../shape.ts';

export const quarryRoad: SampleScenario = {
  key: 'quarry-road',
  name: 'Four Hundred Boxes',
  description:
    'Day 45, Thursday 27 November. It was close, but it worked. In three calm days crews and a remote-controlled crane took 388 of the 410 sound containers from the rear holds. Without that fuel the fire died on 24 October. The Tamber Light lies burnt out but afloat, the smoke is gone and the port is open again. Firefighter Yusra Holm lost two fingers; eleven others were hurt.\n\nThe boxes now stand in the old quarry at the end of Quarry Road, after a court allowed a store "for sixty days" at its far end. They hold 9,300 tonnes of new battery modules. Guards watch them with heat cameras. Last week one box warmed up at night and had to be drowned in a pit.\n\nThe court\'s sixty days end on 17 December. The emergency powers of this Board end on Day 60, and the election is in 17 days. Ardent Cell wants its goods back; the hill districts want them gone; a start-up wants to keep them. What happens to the boxes?',
  decisions: [
    {
      title_of_decision: 'Hand them back to the owner at once',
      description_of_decision:
        "Accept Ardent Cell's offer: it pays the salvage reward and ships all boxes out within three weeks. Money comes, the quarry is empty before the holidays and the school is safe. But the boxes travel through the city again, and with them goes the proof about the false cargo.",
      leads_to: null,
    },
    {
      title_of_decision: 'Keep them and build a battery works here',
      description_of_decision:
        'Seize the boxes as security, and let a regional company test and reuse the modules as power stores in a new works at the port. It promises jobs and a backup for the weak grid. But the quarry stays full until summer, and a court may order their return.',
      leads_to: null,
    },
    {
      title_of_decision: 'Send them to a licensed plant abroad',
      description_of_decision:
        'Ship the boxes in small lots to the licensed recycling plant in Ilmara, where all are taken apart safely. Nobody has to trust the modules again and the neighbours can see an end. But it costs 64 million, takes four months and destroys goods that may be sound.',
      leads_to: null,
    },
  ],
  rooms: {
    political: {
      notes:
        'You judge what the hill districts, the capital and the neighbours will bear. At the end you should be able to say: who has been promised that the boxes leave, and what is a broken promise worth in 17 days?',
      posts: [
        {
          author: { name: 'Palace Notes', handle: '@palace_notes', avatar: null },
          content:
            'The Governor wrote by hand to the 740 families of Quarry Road School on 19 October: "Not one day longer than sixty." 41 of those letters are in windows along the road. Her advisers would like to read "sixty" as the start of a talk about sixty. The windows are quite clear.',
          timestamp: 'Day 45 06:00',
          likes: 977,
          retweets: 356,
          replies: 118,
        },
        {
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'A regional battery company needs a law and 31 votes. I have 33 today. But six of them come from the hills and will be ill on that day if one box is still in the quarry. So first the move to the port, then the vote. The other order does not work.',
          timestamp: 'Day 45 06:30',
          likes: 155,
          retweets: 47,
          replies: 24,
        },
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Ilmara\'s plant is owned by the state. Minister Karoun can give us 40 per cent off the price if we say in public that Ilmara "leads the clean-up of the strait". It is one sentence. The capital has told me that this sentence must not be said by us.',
          timestamp: 'Day 45 07:00',
          likes: 81,
          retweets: 27,
          replies: 10,
        },
        {
          author: { name: 'Industry Ministry', handle: '@industry_ministry', avatar: null },
          content:
            'Reminder to all: Ardent Cell is in talks with the capital about a cell factory with 3,400 jobs, in another region. The Minister has asked that "no step be taken that burdens the climate". She would not put this into a letter. I heard it by phone.',
          timestamp: 'Day 45 07:40',
          likes: 190,
          retweets: 66,
          replies: 31,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You find out what the boxes are worth, to whom and when. A price on paper is not a payment. At the end you should be able to say: what does the region earn or pay in each case, and what is the risk of each number?',
      posts: [
        {
          author: { name: 'Ardent Cell Company', handle: '@ardent_cell', avatar: null },
          content:
            "We stand by our word: one fifth of the value of each saved container. After inspection from outside we put today's value of 388 containers at 204 million crowns. That makes 40.8 million, payable within 30 days after the last box has left the region.",
          timestamp: 'Day 45 06:10',
          likes: 72,
          retweets: 14,
          replies: 95,
        },
        {
          author: { name: 'Second Life Energy', handle: '@secondlife_sarrow', avatar: null },
          content:
            'We tested 60 modules from six boxes: 52 are as good as new. If that holds, 388 boxes make a store of 1.9 gigawatt hours. To buy that new costs 260 million. We need 48 million to build the works, 290 people and a roof by June. And customers: we have one letter of intent, no contract.',
          timestamp: 'Day 45 06:45',
          likes: 468,
          retweets: 201,
          replies: 57,
        },
        {
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'Every night in the quarry costs 86,000 crowns for guards, cameras and fire watch. But the large number is another one: no insurer covers the quarry beyond 17 December. From the 18th the region carries the whole risk itself. The school, the road, the water main, all of it.',
          timestamp: 'Day 45 07:15',
          likes: 133,
          retweets: 51,
          replies: 19,
        },
        {
          author: { name: 'Metal Desk', handle: '@metal_desk', avatar: null },
          content:
            'Watch the market: cell prices fell 18 per cent since October and two large factories open in January. What is worth 204 million today may be 150 in summer. Lithium scrap went up at the same time. Taking apart is no longer the stupid option it was in autumn.',
          timestamp: 'Day 45 07:50',
          likes: 211,
          retweets: 73,
          replies: 22,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You speak for the hill, the Nets and the wounded. Each of them carried something for the others. At the end you should be able to say: who feels thanked, who feels used, and what would settle it?',
      posts: [
        {
          author: { name: 'Ambrose Pym', handle: '@quarryroad_parent', avatar: null },
          content:
            'On the night the box got warm, the siren for the school side did not work. A guard ran from door to door. 31 families have moved to grandparents since. If the boxes stay one day after the 17th, our 740 children stay at home. We have told the headmaster.',
          timestamp: 'Day 45 06:05',
          likes: 1530,
          retweets: 611,
          replies: 204,
        },
        {
          author: { name: 'Yusra Holm', handle: '@firehouse_yusra', avatar: null },
          content:
            'Two fingers. People ask if it was worth it. I saw kids playing in the Nets yesterday, so yes. But eleven of us wait for recognition as injured at work, and the form asks for "employer during volunteering". Someone should fill in that line. It is the Board.',
          timestamp: 'Day 45 06:40',
          likes: 6021,
          retweets: 1893,
          replies: 480,
        },
        {
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            'The hill took the boxes so that our children could breathe. We know it. 900 of us walked up on Sunday with soup. Now I read that the battery works should come to the port, beside us. Ask us. 400 of our people have no work. Maybe we say yes. But ask.',
          timestamp: 'Day 45 07:05',
          likes: 1184,
          retweets: 420,
          replies: 133,
        },
        {
          author: { name: 'Nurse Pilar Okonjo', handle: '@school_nurse_pilar', avatar: null },
          content:
            'I see what the debate does. At Quarry Road 64 children do not sleep well, by their parents\' count. They practise running. When I ask what would help, they say: to see the trucks drive away. Small ones do not understand "tested and safe". They understand "gone".',
          timestamp: 'Day 45 07:45',
          likes: 355,
          retweets: 140,
          replies: 29,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge the state of the modules, the transport and the works. Looking fine and being fine are different things. At the end you should be able to say: how many boxes are dangerous, how do we know, and what does moving them do?',
      posts: [
        {
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'The box that warmed up had stood next to the wall of hold 4, which reached 70 degrees. So did 34 others. We know which: I kept a list with places. These 34 should travel nowhere on a normal truck, neither to the owner nor abroad. In each plan they are treated like the rest.',
          timestamp: 'Day 45 06:15',
          likes: 296,
          retweets: 117,
          replies: 30,
        },
        {
          author: { name: 'Battery Prof. H. Ogata', handle: '@ogata_cells', avatar: null },
          content:
            'A sample of 60 modules out of 46,000, all taken from six boxes near the door, tells very little. I would want 900, from all rows. That takes three weeks with our device. If more than 2 per cent are damaged, a used store in a city is not a good idea.',
          timestamp: 'Day 45 06:50',
          likes: 584,
          retweets: 233,
          replies: 45,
        },
        {
          author: { name: 'Berth Twelve Grid', handle: '@grid_control_sarrow', avatar: null },
          content:
            'From the control room: this winter we are short of 110 megawatts on about 20 evenings, because the old gas plant fails. A store of 200 megawatt hours would close that gap. That is a tenth of the boxes. You do not need to keep 388 to keep the lights on.',
          timestamp: 'Day 45 07:20',
          likes: 247,
          retweets: 102,
          replies: 28,
        },
        {
          author: { name: 'Wen Sarpong', handle: '@wen_freight', avatar: null },
          content:
            "In October we drove half loads over Mill Bridge. The army has put a second bridge beside it, 60 tonnes, and takes it away on 12 December. Until then I move 30 boxes a day: 13 days. After that nine a day: six weeks. Start late, and the court's date is gone.",
          timestamp: 'Day 45 07:55',
          likes: 176,
          retweets: 62,
          replies: 23,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You compare reuse, recycling and transport, and look at what lies beneath the quarry. At the end you should be able to say: what is the cleanest way for the boxes, and what must never happen at this place?',
      posts: [
        {
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'The old quarry is cut into limestone with caves. Water from the pit where the box was drowned was found two days later in Kiln Spring, 1.4 kilometres away. Fluoride 0.9, below the limit, from one box. Kiln Spring supplies 12,000 people. A fire with ten boxes would end that.',
          timestamp: 'Day 45 06:20',
          likes: 390,
          retweets: 171,
          replies: 36,
        },
        {
          author: { name: 'Life Cycle Lab', handle: '@lifecycle_lab', avatar: null },
          content:
            'We calculated all three. Using sound modules for ten years saves 96,000 tonnes of CO2, taking apart saves 31,000. But reuse only wins if at least 7 of 10 modules are sound. At 5 of 10 recycling is better. So test first. The answer is not a matter of belief.',
          timestamp: 'Day 45 06:55',
          likes: 228,
          retweets: 95,
          replies: 17,
        },
        {
          author: { name: 'Ilmara Clean Coast', handle: '@ilmara_cleancoast', avatar: null },
          content:
            'A word from the other side: the plant in question had two releases of fluoride this year. Our ministry calls them small. We live beside it. It may take 90 tonnes a day by its licence, and is at 85 already. How will they treat your 9,300 tonnes in four months?',
          timestamp: 'Day 45 07:25',
          likes: 316,
          retweets: 138,
          replies: 49,
        },
        {
          author: { name: 'Quarry Bats', handle: '@quarry_bats', avatar: null },
          content:
            "Laugh if you want: 2,300 bats winter in the caves. But that is also how we know that there is a draught from the pit into the caves. Smoke and gas would travel to the old mine entrance, 60 metres from the school's sports hall. We have shown it with tracer gas.",
          timestamp: 'Day 45 07:50',
          likes: 187,
          retweets: 77,
          replies: 34,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You judge property, proof and deadlines. Three courts look at the same boxes. At the end you should be able to say: who owns the boxes on 18 December, and which of them must not leave before they are opened?',
      posts: [
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Among the 388 boxes are all sixteen false ones, from the same yard. The court will open them on 15 December in the presence of both sides. If they leave before, the limit of 74 million stays. Our damage is at 228 million now. Ardent\'s offer says "all boxes, no exceptions".',
          timestamp: 'Day 45 06:10',
          likes: 371,
          retweets: 152,
          replies: 39,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Salvors and the region have a lien on the goods for the reward. So we may hold boxes until we are paid, lawfully. But to hold is not to own. If we cut them open, test or use them without a court, it is conversion, and we pay the full value: 204 million.',
          timestamp: 'Day 45 06:45',
          likes: 194,
          retweets: 71,
          replies: 22,
        },
        {
          author: { name: 'Night Court Clerk', handle: '@night_court', avatar: null },
          content:
            "The court that gave sixty days will extend only if half of the boxes are gone by the 17th and the others stand more than 500 metres from the school. It says so in paragraph 9, which no newspaper has printed. The parents' lawyer knows it well.",
          timestamp: 'Day 45 07:15',
          likes: 83,
          retweets: 31,
          replies: 8,
        },
        {
          author: { name: 'Waste Permit Desk', handle: '@waste_permits', avatar: null },
          content:
            "The moment somebody declares the modules to be waste, export needs consent from three states: 60 days. If they leave as goods, it is a customs form. Ilmara's plant may take only waste. The owner may take only goods. One word decides about two months. Choose it once.",
          timestamp: 'Day 45 07:40',
          likes: 102,
          retweets: 38,
          replies: 13,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'You chose the hardest way and people were hurt making it work. The boxes are the last piece of the ship on land. Ask each room what a box is: money, proof, power or danger?',
      posts: [],
      files: [],
    },
  },
};
