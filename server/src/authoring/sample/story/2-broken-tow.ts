import type { SampleScenario } from '../shape.ts';

export const brokenTow: SampleScenario = {
  key: 'broken-tow',
  name: 'The Broken Tow',
  description:
    'Friday 17 October, 07:00. The Board sent the Tamber Light to the open sea. On Wednesday at 23:40, 21 nautical miles out and in a full gale, the tow line broke. The two tugs lost her in the dark. At 03:15 she struck the western edge of Merrow Bank and stayed there, with a crack in her hull and the sea breaking over her stern.\n\nCity and intake are out of reach of the smoke. But about 90 tonnes of fuel oil have leaked, the first fishing boats came home with black nets, and the Orrin Strait is closed to ships. Third engineer Mateo Reyes was lifted off by helicopter; his colleague is dead.\n\nShe sits a few hundred metres from the disputed sea border with Ilmara. The gale has eased and the next one is due on Sunday evening. After that, the salvage master says, nobody will have a choice. Until then there are three ways, and each needs a decision by 09:00.',
  decisions: [
    {
      title_of_decision: 'Ask Ilmara for its heavy tug',
      description_of_decision:
        "Let Ilmara's 180-tonne salvage tug pull the ship off and bring her to its own naval yard. It is the strongest help within reach and can come today. But Ilmara will set conditions, the ship leaves our hands, and the border in the strait may never look the same again.",
      leads_to: 'price-of-help',
    },
    {
      title_of_decision: 'Sink her in the western deep',
      description_of_decision:
        "Pull her off on Saturday's high tide with your own tugs and sink her in 1,140 metres of water, before the gale tears her open on the bank. Fire and threat to the coast end quickly. But cargo and remaining oil lie on the sea floor, in reach of nobody.",
      leads_to: 'what-lies-below',
    },
    {
      title_of_decision: 'Stay, pump out the oil, guard the coast',
      description_of_decision:
        'Keep her on the bank. Put a salvage crew on board to pump out fuel oil before Sunday and lay booms along the coast. It keeps the ship, the evidence and our independence. But crews work in a swell on a burning wreck, and what is not pumped by Sunday comes ashore.',
      leads_to: 'winter-coast',
    },
  ],
  rooms: {
    political: {
      notes:
        'You watch two governments, one border and one election. Find out what Ilmara wants, what the capital forbids and what the coast forgives. At the end you should be able to say: what will each neighbour ask of us, and can we give it?',
      posts: [
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Karoun is angry about Wednesday: the Convention asks for 24 hours of notice before a tow to that line, and she had nothing like that. She still offers the tug. Her price on paper: a joint strait authority with seats for both states. Her price in private: a first meeting before our election, with cameras.',
          timestamp: 'Fri 05:35',
          likes: 93,
          retweets: 28,
          replies: 12,
        },
        {
          author: { name: 'Ministry Leaks', handle: '@ministry_leaks', avatar: null },
          content:
            'Cable from the capital, two pages, summary: "The Board has no power to accept foreign control of a casualty within the disputed zone. If it does, the Government will disown the act, but will not prevent the towage." In other words: do it, and it was you.',
          timestamp: 'Fri 05:55',
          likes: 1866,
          retweets: 902,
          replies: 240,
        },
        {
          author: { name: 'Maren Tuilagi', handle: '@tuilagi_fishers', avatar: null },
          content:
            "Fishers' union, 640 boats. At six this morning we voted: if anything is sunk in the western deep, we block the port from Sunday. If we are hired for the booms, at day rates, all 640 boats are yours by tonight. That was 402 votes to 77.",
          timestamp: 'Fri 06:15',
          likes: 1430,
          retweets: 511,
          replies: 166,
        },
        {
          author: { name: 'Courier Politics', handle: '@courier_politics', avatar: null },
          content:
            "The opposition leader Viktor Anand will call for the Governor's resignation at ten, whatever happens. But people around him say that he was told of the tow on Tuesday and agreed in writing. The message exists. Someone in this building has it.",
          timestamp: 'Fri 06:40',
          likes: 680,
          retweets: 235,
          replies: 94,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You price the three ways and the closed strait. Look for who pays now, who pays later and what waiting costs. At the end you should be able to say: what is the full bill of each way, and what can be got back from the owner?',
      posts: [
        {
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'The strait is closed within five miles of the wreck, so large ships cannot enter. That is 38 million a day. If Ilmara pulls her off today we open on Saturday evening. With pumping on the bank, the harbour master will keep it shut until she is empty: at least twelve days.',
          timestamp: 'Fri 05:30',
          likes: 241,
          retweets: 69,
          replies: 28,
        },
        {
          author: { name: 'Northgate Mutual desk', handle: '@northgate_claims', avatar: null },
          content:
            'We did not consider the ocean tow to be reasonable and the 40 million guarantee was withdrawn on Tuesday. We would put it back on the table for a salvage on the bank or in any yard. For a sinking ordered by the authorities we pay nothing.',
          timestamp: 'Fri 05:50',
          likes: 61,
          retweets: 17,
          replies: 13,
        },
        {
          author: { name: 'Hake Auction', handle: '@hake_auction', avatar: null },
          content:
            'At yesterday\'s auction buyers from two countries asked for "no Merrow fish" on the papers. The price fell from 6.40 to 3.10 crowns a kilo, for clean fish too. Our catch is worth 118 million a year and 1,900 jobs. Buyers tell us that battery metal on the sea floor would be worse than oil.',
          timestamp: 'Fri 06:20',
          likes: 308,
          retweets: 140,
          replies: 45,
        },
        {
          author: { name: 'Salvage Pricing', handle: '@salvage_pricing', avatar: null },
          content:
            "For those who compare: Ilmara's tug asks 2.8 million a day plus 15 per cent of the saved value, and saved value here could be 340 million. A crew for pumping, with barge and heater, costs 1.1 million a day, no share. Booms and 640 boats come to about 0.9 million a day.",
          timestamp: 'Fri 06:45',
          likes: 97,
          retweets: 33,
          replies: 11,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You listen to fishers, families and coastal towns. Find out who carries the risk of each way and who feels deceived. At the end you should be able to say: who is ready to help, on which condition, and whom have we not told the truth?',
      posts: [
        {
          author: { name: 'Paolo Reyes', handle: '@paolo_reyes_77', avatar: null },
          content:
            'Mateo is alive. He says that they heard the tugs tie up and knocked on the pipes for an hour. Daniel Krantz, who was with him, is dead. His wife will speak at noon. She does not want revenge. She wants the Board to say his name.',
          timestamp: 'Fri 05:45',
          likes: 9204,
          retweets: 4107,
          replies: 1320,
        },
        {
          author: { name: 'Skipper Anneke Vaz', handle: '@skipper_vaz', avatar: null },
          content:
            'We know each stone on Merrow Bank. At low water on Saturday, 15:20, the sea behind the wreck is flat for about three hours, even after a gale. No model tells you that. Fishers have unloaded there for two hundred years. Ask us before you send divers at high tide.',
          timestamp: 'Fri 06:00',
          likes: 1188,
          retweets: 473,
          replies: 97,
        },
        {
          author: { name: 'Bright Coast Volunteers', handle: '@bright_coast', avatar: null },
          content:
            '7,300 people registered overnight to clean beaches. Please hear this before you use them: we have gloves for 900. After the last spill one helper in eight had skin or lung trouble. Without training and masks, good will makes patients.',
          timestamp: 'Fri 06:25',
          likes: 2011,
          retweets: 1150,
          replies: 206,
        },
        {
          author: { name: 'Sister Benedikta Rao', handle: '@harbour_mission', avatar: null },
          content:
            'In the fishing villages the savings are gone after two weeks without a catch. I do the advice hours; I know the numbers. 310 families have no account with more than a month of rent. If compensation takes until spring, their boats will be sold before Christmas.',
          timestamp: 'Fri 06:45',
          likes: 402,
          retweets: 117,
          replies: 38,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge hull, tugs and pumps against the Sunday gale. Each way has its hour after which it is no longer possible. At the end you should be able to say: how likely is each way to succeed, and when does its window close?',
      posts: [
        {
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            "Crack on the port side at frame 88, four metres on Thursday, five this morning. With our own 62-tonne tug I can pull her off only on Saturday's high tide, 21:30, and only if we first drop 3,000 tonnes of cargo. Pulling on that crack: I say 45 per cent that she breaks in two.",
          timestamp: 'Fri 05:25',
          likes: 289,
          retweets: 133,
          replies: 40,
        },
        {
          author: { name: 'Naval Architect R. Deol', handle: '@deol_stability', avatar: null },
          content:
            'If she is sunk in one piece at 1,140 metres, the pressure will crush most tanks on the way down. About 500 tonnes of oil would come up within two days. If she breaks during the tow, the stern with 900 tonnes sinks in 70 metres. That is the worst place of all.',
          timestamp: 'Fri 05:50',
          likes: 120,
          retweets: 44,
          replies: 15,
        },
        {
          author: { name: 'Pump Crew Four', handle: '@pumpcrew_four', avatar: null },
          content:
            'Fuel oil at sea temperature is like cold honey. With our heating coil we move 22 tonnes an hour. 1,390 tonnes are left, so 63 hours, without breaks. We could start today at 16:00. Until Sunday 18:00 that is 50 hours. Do the sum: almost 300 tonnes stay on board.',
          timestamp: 'Fri 06:10',
          likes: 165,
          retweets: 58,
          replies: 22,
        },
        {
          author: { name: 'Ebba Fossum', handle: '@tow_numbers', avatar: null },
          content:
            'The Ilmaran tug needs no high tide. With 180 tonnes I get 85 per cent success until Saturday noon. It falls after that, as the sand builds up around the hull: 60 per cent on Saturday night, 35 on Sunday. The tug needs nine hours to get here, six of them for a signature. So the phone call has to be made now.',
          timestamp: 'Fri 06:35',
          likes: 141,
          retweets: 61,
          replies: 18,
        },
      ],
      files: [{ path: 'tow-log-stalwart.txt', name: 'tow-log-stalwart.txt', day: null }],
    },
    environmental: {
      notes:
        'You follow oil, metals and life on the bank. Some damage is loud and short, some is silent and long. At the end you should be able to say: what does each way harm, for how many years, and what would nature forgive?',
      posts: [
        {
          author: { name: 'Dr. Pia Marangoni', handle: '@merrow_reserve', avatar: null },
          content:
            'The wreck lies on sand, 400 metres from the seagrass. The oil floats above it and does little harm there. But tug propellers and dropped containers would plough up the meadow: seagrass needs 30 years to grow back. Any tug must come and leave from the west only.',
          timestamp: 'Fri 05:40',
          likes: 1022,
          retweets: 597,
          replies: 84,
        },
        {
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'Drift model: oil from the bank reaches the coast between Cape Lune and Fallow Sands after 50 to 60 hours, in a strip of 34 kilometres. It does not reach Gannet Point unless the wind goes south for a full day. The forecast has south wind on Tuesday, for eighteen hours.',
          timestamp: 'Fri 06:00',
          likes: 276,
          retweets: 125,
          replies: 26,
        },
        {
          author: { name: 'Deep Sea Institute', handle: '@deepsea_lab', avatar: null },
          content:
            'What is in the western deep? Cold coral at 900 to 1,200 metres, mapped only last year, and not yet published. The current down there is 3 centimetres a second, towards the slope where hake feed in winter. Nickel dust from 38 boxes would travel that way for decades.',
          timestamp: 'Fri 06:25',
          likes: 518,
          retweets: 260,
          replies: 49,
        },
        {
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            'The gale washed most of the foam tanks overboard unopened: fishers found two of seven drums. Each drum holds 2,000 litres of PFAS foam. Five are still drifting. Nobody has put out a warning, and a drum like that looks like a good water barrel.',
          timestamp: 'Fri 06:45',
          likes: 390,
          retweets: 171,
          replies: 31,
        },
      ],
      files: [{ path: 'chart-oil-drift.png', name: 'chart-oil-drift.png', day: null }],
    },
    legal: {
      notes:
        'You guard borders, contracts and proof. The place where she lies and the hand that moves her decide who pays. At the end you should be able to say: what do we sign, what do we lose by it, and where does the evidence remain?',
      posts: [
        {
          author: { name: 'Strait Registry', handle: '@strait_registry', avatar: null },
          content:
            'For the file: by our chart the wreck is 600 metres inside our waters. By Ilmara\'s chart it is 200 metres inside theirs. The Convention says that help accepted in an emergency "shall not be read as recognition of a border", but only if both sides sign that sentence beforehand.',
          timestamp: 'Fri 05:30',
          likes: 52,
          retweets: 14,
          replies: 6,
        },
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'The voyage recorder floated free and a fisher has it; he asks for a reward. The forty false "machine parts" boxes are in hold 3, which is still dry. Together they break the limit of 74 million. In an Ilmaran yard, their court decides who may open that hold. It takes about a year.',
          timestamp: 'Fri 05:55',
          likes: 264,
          retweets: 109,
          replies: 37,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Sinking a ship on purpose is dumping under the sea treaties. It is allowed only if human life is in danger and nothing else is possible. Nobody is on board any more, and two other ways are on your table. I could not defend it, and the officer who opens the valve is liable in person.',
          timestamp: 'Fri 06:20',
          likes: 185,
          retweets: 73,
          replies: 24,
        },
        {
          author: { name: 'Civil Protection Counsel', handle: '@cp_counsel', avatar: null },
          content:
            'Salvage crews on a burning wreck are covered by the state only if they are formally enlisted as emergency workers, by name, before they go on board. On Tuesday nobody did this for the tug crews. Four men of Stalwart have injuries and, at this moment, no cover.',
          timestamp: 'Fri 06:45',
          likes: 79,
          retweets: 21,
          replies: 7,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'The tow was the right idea on Tuesday for many of you, and the sea has answered. Do not argue about Tuesday. Each room holds part of the timetable until Sunday evening: put it together before you vote.',
      posts: [],
      files: [],
    },
  },
};
