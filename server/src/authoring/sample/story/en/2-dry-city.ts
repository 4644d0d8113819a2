import type { SampleScenario } from '../../shape.ts';

export const dryCity: SampleScenario = {
  key: 'dry-city',
  name: 'The Dry City',
  description:
    "Friday 17 October, 07:00. On Tuesday at nine the Board closed the intake of Gannet Point and had the Tamber Light anchored behind Sable Bank, four miles up-current. She is still there after the gale. Third engineer Mateo Reyes was brought out alive; his colleague is dead. Hold 3 smoulders, and the west wind takes the smoke ashore at the cliffs south of Gannet Point, where nobody lives.\n\n1.18 million people live on stored water. Normal use is 268,000 cubic metres a day, and the Dorran wells give 43,000. At 60 per cent of normal use the Brack reservoir loses 118,000 a day. This morning it holds 1,496,000; below 340,000 the outlet draws mud, and it gets there in the night after Sunday 26 October. Water runs for six hours a day, in turns, by district. The salvors need at least twelve more days before the ship can be towed away.\n\nPeople and pumps are enough to start one way of three. Gannet Point could draw water on the ebb, when the current runs from the plant towards the ship: 110,000 cubic metres a day from Monday on, for 1.90 crowns each. In a survey on Wednesday 44 per cent said that they would not drink it, good tests or not. The waterworks' plan for the Dorran plain promises 120,000 a day of clean groundwater within three days; 2,600 farms need it for their winter crop. Tankers can bring drinking water from abroad. It costs 14.20 crowns landed, where households pay 2.10, and they would pay by use.\n\nThe Board decides by 09:00.",
  asks_order: true,
  decisions: [
    {
      key: 'restart',
      title_of_decision: 'Restart Gannet Point at half power',
      description_of_decision:
        'Begin to flush the plant at nine today and draw water on the ebb tides, through extra carbon filters. An outside laboratory tests it every hour. From Monday on the plant gives about half of what it gave before, and the districts get more hours.',
      leads_to: 'glass-of-trust',
      outcome:
        "Gannet Point sent its first water into the network on Monday 20 October at nine. Until Wednesday it was 79,000 cubic metres a day, and 110,000 after that, so that each district had water for nine hours instead of six. The carbon was used up on the 28th. Until the lorries came on 2 November the plant drew in the middle three hours of each ebb, 47,000 a day, and the Brack made up the rest. On 1 November the tugs took the cooled ship away to a berth outside the region. St Oda's counted 203 stomach infections in all, the last on the 26th. The plain kept its wells. The chip plant kept 1,900 of its 2,100 people; the others had signed elsewhere in the week of the queues.",
      conditions: [
        {
          key: 'university',
          text: 'The university publishes the hourly tests, not the Board.',
          met: 'The university had published every value from the first hour on, with the names of two students under it. At the end of the month 19 per cent bought bottles for drinking.',
          unmet:
            "The Board's own page showed the values, once an hour. At the end of the month 41 per cent bought bottles for drinking, and the water in them cost some 300 times as much.",
        },
        {
          key: 'valve',
          text: 'The divers get leave to close the weeping valve before the first water.',
          met: 'Divers had closed the valve on Friday, at slack water. From Saturday on there was nothing of the ship at the intake on the flood either.',
          unmet:
            "The divers' request was signed on the 24th. Until then every flood tide brought a little solvent past the intake, and on two nights the first hour of the ebb as well.",
        },
      ],
    },
    {
      key: 'wells',
      title_of_decision: "Take the farmers' groundwater",
      description_of_decision:
        'Requisition the irrigation wells of the Dorran plain for 30 days, join them to the city network with booster pumps at Kiln Hill and compensate the farmers. The water is clean and needs no test that people have to believe in.',
      leads_to: 'farmers-water',
      outcome:
        'The boosters at Kiln Hill started on Monday 20 October at noon. They brought 70,000 cubic metres a day into the city. Every district kept its six hours, and on the upper floors the water ran again. On the plain 212 wells had been opened on Saturday from five in the morning, each by an officer with a paper and a locksmith with a bag. It did not rain until 9 November. By then 1,700 of 2,600 farms had given up their winter vegetables. The ship was towed away on 1 November. Gannet Point came back on 5 November, after 22 days, and had lost a third of its membranes. In Outer Dorran a schoolteacher wrote down in the first week of November that the tea tasted of the sea.',
      conditions: [
        {
          key: 'price',
          text: 'A fixed price and an end date for the wells are in the order.',
          met: 'Price and end date, 17 November, had been in the order. Eleven of the fourteen farm members stayed in the coalition, and the tractors were off the pump roads by Saturday noon.',
          unmet:
            'Neither price nor end date had been in the order. All fourteen farm members left the coalition on Friday evening, and two of the four pump roads were blocked until Tuesday.',
        },
        {
          key: 'asked',
          text: 'Somebody from the Board speaks to the farmers before a well is opened.',
          met: 'On Friday night a member of the Board had stood in the hall at Dorran until one. People shouted, and in the morning some came with their own keys.',
          unmet:
            'Most of the owners had it from the radio. Nineteen found the gate broken when they came back from milking.',
        },
      ],
    },
    {
      key: 'tankers',
      title_of_decision: 'Buy water by ship and price it',
      description_of_decision:
        'Charter tankers, buy drinking water in Ilmara and unload it in basin 2. A price per litre that rises with use pays for part of it and brings use down. The wells stay with the farms, and Gannet Point stays shut until the ship has gone.',
      leads_to: 'water-at-a-price',
      outcome:
        "The Clear Tern tied up in basin 2 on Tuesday 21 October with 21,600 cubic metres. For four days the ships brought 20,000 a day. After the Senate's vote and a week of cleaning, fourteen of them brought 72,500, over a floating pier that Ilmara lent for 18 million crowns. The price order began on Sunday the 19th, and use fell to 51 per cent. In Rope Street a woman of 80 washed up in what she had cooked the potatoes in, and told the radio so. On 5 November, when Gannet Point came back, the Brack stood at 545,000. The last tanker left on the 9th. They had brought 1.24 million cubic metres. Tankers, cleaning and pier come to 46 million. The first bills have not been printed yet.",
      conditions: [
        {
          key: 'offers',
          text: 'Three offers for tanker water are put on file before a contract is signed.',
          met: 'A third offer, from a wine shipper, had been on file since Friday at eleven.',
          unmet: 'Two offers were on file when the contract was signed.',
        },
        {
          key: 'dialysis',
          text: 'Patients who have their dialysis at home pay the normal price.',
          met: 'The order had named the 38 of them, and their meters were taken out of the price by hand.',
          unmet:
            'Nobody had thought of the 38 patients who have their dialysis at home. Their meters turn at the highest price, 120 litres for each session.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'If the wells are taken at a fixed price and with an end date in writing, eleven of fourteen farm members stay in the coalition and the farmers open the pump roads.',
      carried_by: ['p2', 's7'],
      supports: ['wells'],
      opposes: [],
    },
    {
      text: 'Ilmara has the only loading station within two days at sea. Until its Senate meets on Wednesday it sells 20,000 cubic metres a day and no more.',
      carried_by: ['karoun-water', 'p7'],
      supports: [],
      opposes: ['tankers'],
    },
    {
      text: 'Five of the fourteen tankers are clean enough for drinking water: 88,000 cubic metres in four days, 22,000 a day. The other nine need a week of cleaning.',
      carried_by: ['e3', 'tanker-offers'],
      supports: [],
      opposes: ['tankers'],
    },
    {
      text: 'Gannet Point has carbon for nine days at half power. New carbon takes sixteen days, so there is none from 28 October to 2 November.',
      carried_by: ['e2', 't1'],
      supports: [],
      opposes: ['restart'],
    },
    {
      text: 'If the university publishes the hourly tests, and not the Board, 17 per cent would refuse the water of Gannet Point. In the survey of Wednesday it was 44.',
      carried_by: ['s8'],
      supports: ['restart'],
      opposes: [],
    },
    {
      text: 'The Dorran pipe was built for 90,000 cubic metres a day and 43,000 are in it already. With booster pumps it takes 70,000 more, not 120,000.',
      carried_by: ['t3'],
      supports: [],
      opposes: ['wells'],
    },
    {
      text: 'The ground under the plain bears 75,000 cubic metres a day in all. Above that the salt line moves inland, 40 metres a week, and does not go back in a lifetime.',
      carried_by: ['n2'],
      supports: [],
      opposes: ['wells'],
    },
    {
      text: 'From Sunday to Wednesday spring tides leave five clean hours on each ebb, not seven. Gannet Point then gives 79,000 cubic metres a day.',
      carried_by: ['n1'],
      supports: [],
      opposes: ['restart'],
    },
    {
      text: 'All that leaks from the ship comes from one valve, a litre a minute. Divers can close it in two hours. Their request has waited for a signature since Thursday.',
      carried_by: ['l1'],
      supports: ['restart'],
      opposes: [],
    },
    {
      text: "The owner's insurer has to pay for tanker water as a reasonable measure if three offers are on file. Two are.",
      carried_by: ['l2'],
      supports: ['tankers'],
      opposes: [],
    },
  ],
  rooms: {
    political: {
      notes:
        'You judge who will stand by the Board when taps run dry. City, farmers and capital want different things. At the end you should be able to say: which way has a majority on the day it starts, and which still has one after two weeks?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Col. Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'MEMO, political room only. 1. Purifiers: 30, army type, 300 cubic metres a day each, 9,000 together. 2. Level 2 is enough. 3. The Minister hands them over herself, Saturday 11:00, market square, with Mr Anand beside her. 4. Without the ceremony they go north to the floods on Saturday at 14:00. 5. Fuel for them is not part of the gift. 6. Answer to me by 12:00 today.',
          timestamp: 'Fri 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'For the political room, not for the feed. Counted twice, the second time with the list. Coalition 34 of 61. Farm party 14 of these. If wells are taken without a price and a date, all fourteen go the same afternoon, and then we are 20. With a fixed price and an end date, both in writing, eleven stay. The eleven also say that the tractors would be off the pump roads within a day, and since half of the tractors are theirs I believe it. The names of the eleven are with me, ext. 31.',
          timestamp: 'Fri 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'A water truck filled the swimming pool of the Regional Chancellery last night at 23:10. The Chancellery says that the pool is the fire reserve of the clinic next door. We rang the clinic, and it is. The Courier prints both. The photograph has been shared 5,000 times without the second sentence.',
          timestamp: 'Fri 05:40',
          likes: 5120,
          retweets: 2433,
          replies: 871,
        },
        {
          key: 'p4',
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'To the eleven people who rang me about the fountain in the town hall yard: it runs on sea water and always has.',
          timestamp: 'Fri 06:10',
          likes: 310,
          retweets: 22,
          replies: 48,
        },
        {
          key: 'p5',
          author: { name: 'Assembly Office', handle: '@assembly_office', avatar: null },
          content:
            "The showers in the members' corridor are closed until further notice. Tea is served on the second floor between nine and ten, please bring your cup back.",
          timestamp: 'Fri 05:50',
          likes: 5,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'p6',
          author: { name: 'Office of Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Mr Anand carries canisters in Gasworks Street at 08:00. Photographs from 08:15. The canisters are provided, 12 of them, empty.',
          timestamp: 'Fri 06:15',
          likes: 44,
          retweets: 8,
          replies: 29,
        },
        {
          key: 'p7',
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Text message from Port Azir, 07:54, political room only: "Agenda of the Senate for Wednesday closes today at noon. A request for more than 20,000 would be item 9. There is no session before." I have asked whether item 9 is usually reached. No answer so far.',
          timestamp: 'Fri 07:56',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
      ],
      files: [
        {
          key: 'karoun-water',
          path: 'call-roux-karoun-water.txt',
          name: 'call-roux-karoun-water.txt',
          day: null,
        },
      ],
    },
    economic: {
      notes:
        'You compare cost per cubic metre, losses in industry and who pays the bill. At the end you should be able to say: what does each way cost until the ship is gone, and which firms or households break first?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            "MEMO, economic room. Three bills until the ship is gone. Gannet Point at half power, 110,000 a day for 12 days at 1.90: 2.5 million. Wells, 120,000 a day for 12 days at 0.85: 1.2 million, and what the farms are owed on top. Ships, 100,000 a day for 11 days at 14.20: 15.6 million. The 120,000 is from the waterworks' plan, page 4, and I have not seen the pipe. The 100,000 is mine. It is what one would need and I would not defend it. A day of industry at 60 per cent costs 9 million, so any of the three pays for itself if the water really comes.",
          timestamp: 'Fri 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: { name: 'Waterworks Purchasing', handle: '@waterworks_purchasing', avatar: null },
          content:
            'PURCHASE NOTE, copy to the economic room. Item: filter carbon, Gannet Point. In store: 54 tonnes. Use at half power: 6 tonnes a day, so nine days. Offer of the maker: 54 tonnes, sixteen days from order. If we order today it is here on 2 November, and the store is empty on the 28th. No second maker. Not ordered yet, as nobody has told us whether the plant will run.',
          timestamp: 'Fri 05:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: { name: 'Fleetwatch', handle: '@fleetwatch_sarrow', avatar: null },
          content:
            'Fourteen tankers are on offer for water. I looked up the last three cargoes of each. Nine had fuel or chemicals in them and need about a week of cleaning. Five are clean: 88,000 cubic metres together, and a round trip to Ilmara takes four days. The list is in the files of your room.',
          timestamp: 'Fri 06:40',
          likes: 266,
          retweets: 97,
          replies: 30,
        },
        {
          key: 'e4',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content:
            '@fleetwatch_sarrow If one of the five has room left, I take paper plates. There is not one to be had on this side of the bridge.',
          timestamp: 'Fri 06:47',
          likes: 39,
          retweets: 2,
          replies: 5,
        },
        {
          key: 'e5',
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'The Chamber has asked its members what they need most. 61 of 80 wrote the same thing: a date. At 60 per cent of water they lose about 9 million a day together, that is known. Nobody can plan a shift without a date. Two of them run night shifts with water from the fire pond and would rather not be named.',
          timestamp: 'Fri 05:30',
          likes: 377,
          retweets: 151,
          replies: 68,
        },
        {
          key: 'e6',
          author: { name: "Dorran Growers' Bank", handle: '@dorran_growers', avatar: null },
          content:
            "Letter to the economic room. Of 2,600 farms 900 have loans with us on this winter's vegetables. Ten days without irrigation in October and that crop is lost, 64 million crowns in all. We should have to write off 22 million, and our capital is 31. We do not ask for anything. We thought that you would want to have the two figures in one place.",
          timestamp: 'Fri 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e7',
          author: { name: 'Hake Auction', handle: '@hake_auction', avatar: null },
          content:
            'Auction at nine. Ice is made of water, so there is none. 33 crates, please collect by ten.',
          timestamp: 'Fri 06:05',
          likes: 11,
          retweets: 1,
          replies: 2,
        },
        {
          key: 'e8',
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'Letter to the economic room, 08:10. The chip plant moves its December orders abroad tonight at 20:00 unless it has a date for water in writing, signed. 2,100 people work there. Nobody from the Board has rung them; the number is 4400, extension 12.',
          timestamp: 'Fri 08:12',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1080,
        },
      ],
      files: [{ key: 'tanker-offers', path: 'tanker-offers.xlsx', name: 'tanker-offers.xlsx', day: null }],
    },
    social: {
      notes:
        'You speak for households, patients and the tired. Find out what people already do when nobody looks. At the end you should be able to say: what would they drink, what would they refuse, and who falls through the net?',
      posts: [
        {
          key: 's1',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            "Voice message, typed by the ward office, for the social room. Abara, St Oda's. It's 57 stomach infections since Wednesday, forty of them under five, and they come from two districts where people fill up in the six hours whatever they have, baths, and paint buckets, there was one mother with a nappy pail. So it's the bucket, you see, it isn't the ship. With clean canisters it would stop, sixty thousand I worked out, no, that's families, well, sixty thousand anyway. Whom do I ring for canisters?",
          timestamp: 'Fri 05:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: { name: 'Paolo Reyes', handle: '@paolo_reyes_77', avatar: null },
          content:
            "mateo is home. he says daniel talked until the afternoon and then he didn't. they heard boots on the deck twice. elif speaks at noon at the fish hall and asked me to write that everyone can come",
          timestamp: 'Fri 05:50',
          likes: 8120,
          retweets: 3640,
          replies: 1102,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-search', is_met: false }],
        },
        {
          key: 's3',
          author: { name: 'Paolo Reyes', handle: '@paolo_reyes_77', avatar: null },
          content:
            'mateo is home. elif wants to thank the four who went down for daniel and nobody will give her the names. the funeral is on monday at ten',
          timestamp: 'Fri 05:50',
          likes: 6240,
          retweets: 1980,
          replies: 733,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-search', is_met: true }],
        },
        {
          key: 's4',
          author: { name: 'Salt Street Live', handle: '@saltstreet_live', avatar: null },
          content:
            'The Brack is EMPTY!! My cousin drove past last night, you can walk to the tower. The numbers on the radio are from August. On Sunday the taps stay dry for good, fill everything NOW',
          timestamp: 'Fri 05:45',
          likes: 3340,
          retweets: 2510,
          replies: 402,
        },
        {
          key: 's5',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            '@saltstreet_live i was at the tower yesterday with my class. water is at mark 31. when was your cousin there??',
          timestamp: 'Fri 05:58',
          likes: 240,
          retweets: 71,
          replies: 19,
        },
        {
          key: 's6',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            "@beachlog_runa Good girl. And listen, all of you who fill everything: a third of the flats here have no meter of their own. Forty families, one meter, one bill. If they put a price on litres, your bath tub goes on Mrs Costa's bill and hers on yours. Has anybody on that Board ever held such a bill in their hand? I have one here, Rope Street 14, you may come and look.",
          timestamp: 'Fri 06:20',
          likes: 1830,
          retweets: 702,
          replies: 151,
        },
        {
          key: 's7',
          author: { name: 'Efua Marchetti', handle: '@dorran_schoolbus', avatar: null },
          content:
            'Letter to the social room. I drive the school bus on the Dorran plain, so I hear most of it twice. Tractors stand on two of the four pump roads since last night, and at all hours somebody fills private tanks. Yesterday they sat together at Lund\'s barn until late. A fixed price and a day when it ends, on paper, and they would open the roads themselves, and eleven of our fourteen in the assembly would stay where they sit. They heard on the radio that "the city takes the wells" and from you they have heard nothing. I start again at 06:50 and cannot answer after that.',
          timestamp: 'Fri 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's8',
          author: { name: "Citizens' Panel", handle: '@sarrow_panel', avatar: null },
          content:
            "For the social room, public at nine. We asked again on Thursday evening, 2,200 answers. Wednesday's question, tests by the Board: 44 per cent would not drink the water of Gannet Point. Same question, hourly tests published by the university and not by the Board: 17 per cent. Nobody had thought of asking it like that on Wednesday, for which we apologise.",
          timestamp: 'Fri 07:40',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 600,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You know plant, pipes and wells. Check each promise against pumps and days. At the end you should be able to say: how much water does each way really deliver per day, from when on, and what may break on the way?',
      posts: [
        {
          key: 't1',
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Gannet Point, shift report 05:00. Plant stands since Tuesday 09:00. Flushing takes 60 hours; if it is begun at 09:00 today, first water is expected on Sunday at 21:00. On an ordinary ebb two runs of seven hours are possible. Carbon was counted at 04:10: nine days at half power. With it, 90 per cent of any solvent is retained. It is noted that new carbon has not been ordered, and that delivery takes sixteen days.',
          timestamp: 'Fri 05:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'Membranes that stand still, a short history. Day 3: fine. Day 7: they smell. Day 10: about a third is scrap, and new ones take 14 weeks. So whatever else you choose, let the plant run for two hours a day into the drain. Yes, it looks terrible in a week like this, nearly 19,000 cubic metres into the drain each time. Do it at night, between two and four.',
          timestamp: 'Fri 05:50',
          likes: 688,
          retweets: 299,
          replies: 61,
        },
        {
          key: 't3',
          author: { name: 'Pipe Fitter N. Solano', handle: '@solano_pipes', avatar: null },
          content:
            'Letter to the technological room. I welded the Dorran link, 2009 to 2011. It is 800 millimetres wide and was made for 90,000 cubic metres a day. You have 43,000 in it now. The plan says 120,000 more, I have read page 4, and I do not know what pipe they mean. With two boosters in series at Kiln Hill I would go to 70,000 on top and stay beside it at night. N. Solano',
          timestamp: 'Fri 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'Reservoir Control', handle: '@brack_control', avatar: null },
          content:
            'LOG. 06:00 level 61.4 metres, usable 1,496,000. 06:05 forecast printed, in your files. 06:10 gate 2 greased. 06:25 three visitors with torches at the tower, sent home, they had come to see whether it was empty.',
          timestamp: 'Fri 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't5',
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'Working channel, typed. Gerrits, Sable Bank. Tug from Port Azir still on bow. Anchors where they were on Tuesday. Twelve days, if hold 3 stays as is. Their cook sends over bread.',
          timestamp: 'Fri 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-tug', is_met: true }],
        },
        {
          key: 't6',
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'Working channel, typed. Gerrits, Sable Bank. Anchors holding since Thursday 02:00, 400 metres nearer to you than before. Stalwart alone on bow. Twelve days, if no second gale.',
          timestamp: 'Fri 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'adrift', condition: 'offshore-tug', is_met: false }],
        },
        {
          key: 't7',
          author: { name: 'Cape Lune Camera', handle: '@cape_lune_cam', avatar: null },
          content: 'Ship in the picture again, lower left corner. Lens cleaned by hand at 05:20.',
          timestamp: 'Fri 05:40',
          likes: 14,
          retweets: 2,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'brack-forecast',
          path: 'brack-reservoir-forecast.csv',
          name: 'brack-reservoir-forecast.csv',
          day: null,
        },
        { path: 'chart-brack-reservoir.png', name: 'chart-brack-reservoir.png', day: null },
      ],
    },
    environmental: {
      notes:
        'You watch ship, sea and ground. What you take from nature now has to be given back later. At the end you should be able to say: what does each way take, what leaks from the ship today, and where is the line we must not cross?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'For the environmental room. I am asked for "the ebb" as if there were one. Today it runs from 11:03 to 18:28, and seven hours of that are clean at the intake. From Sunday to Wednesday we have spring tides, the water turns harder and drags the tail of the flood with it, and five hours are clean. If seven hours twice a day make 110,000 cubic metres, five make 79,000. From Thursday on it is seven again, all of this plus or minus half an hour.',
          timestamp: 'Fri 05:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'For the environmental room. Under the plain fresh water floats on salt water like oil on soup. What it bears is 75,000 cubic metres a day, city wells and farms together; last autumn it was 71,000. Above 75,000 the salt line moves inland, 40 metres a week by our soundings of 1998, and it does not go back in a lifetime. I have been asked whether a month would matter. Four weeks are 160 metres and that people have gardens there.',
          timestamp: 'Fri 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            'Intake mouth, Thursday 18:00 to Friday 06:00, solvent in mg/l. On the flood up to 0.30. On the ebb below 0.05, which is what our instrument can see. Limit for drinking water 0.5. The hourly table is in the files of the environmental room.',
          timestamp: 'Fri 06:20',
          likes: 92,
          retweets: 30,
          replies: 6,
        },
        {
          key: 'n4',
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            '@harbour_lab 0.30 yesterday, 0.12 on Tuesday. WHERE does it come from, and is it getting more?',
          timestamp: 'Fri 06:27',
          likes: 118,
          retweets: 44,
          replies: 12,
        },
        {
          key: 'n5',
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            '@foam_free_seas From the ship, somewhere near hold 2. Whether it gets more we shall know after four more tides. The divers had a look, ask them, they write to another room.',
          timestamp: 'Fri 06:41',
          likes: 20,
          retweets: 5,
          replies: 3,
        },
        {
          key: 'n6',
          author: { name: 'Kelp & Shore', handle: '@kelp_and_shore', avatar: null },
          content:
            'The gale tore our mussel farm at Sable Bank loose. We collected what was on the rocks and took ten to the lab, mussels being the best detectors there are. Cobalt normal, nickel normal. So the metals are still in the ship, at least as far as a mussel can tell. The other 40,000 are on the beach and someone should fetch them before the weekend.',
          timestamp: 'Fri 06:45',
          likes: 295,
          retweets: 122,
          replies: 36,
        },
        {
          key: 'n7',
          author: { name: 'Night Heron Group', handle: '@night_herons', avatar: null },
          content:
            'Herons at the drinking trough in the market: four. The trough is empty. Normally there are one or two.',
          timestamp: 'Fri 05:20',
          likes: 31,
          retweets: 4,
          replies: 6,
        },
        {
          key: 'n8',
          author: { name: 'Weather Office', handle: '@sarrow_met', avatar: null },
          content:
            'Public forecast. Friday west 5 to 6, easing in the evening. Dry until Wednesday. Rain, if any, stays north of Cape Lune. No rain is expected in the catchment of the Brack before the end of the month.',
          timestamp: 'Fri 05:10',
          likes: 88,
          retweets: 29,
          replies: 7,
        },
      ],
      files: [{ path: 'intake-by-tide.csv', name: 'intake-by-tide.csv', day: null }],
    },
    legal: {
      notes:
        'You look at powers, duties and liability for water. Some orders need a signature, others a vote or a payment. At the end you should be able to say: what can be ordered today, what has to be paid for it, and who is liable if it goes wrong?',
      posts: [
        {
          key: 'l1',
          author: { name: 'Diver Team Sable', handle: '@sable_divers', avatar: null },
          content:
            'REQUEST FOR A DIVE, handed in Thursday 16:20, copy for the legal room, second copy Friday. Ship looked at from stem to stern at slack water. No crack. One valve near hold 2 weeps, a litre a minute, sweet smell. It is the one place where anything comes out. Can be closed from outside, two divers, two hours at slack water. Needs: a signature of the Board, because the circle round the ship is closed. Please return the upper half.',
          timestamp: 'Fri 06:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Working note. In hand: voyage recorder, cargo papers. Ship: out of danger. Hold 3: can be opened in three weeks. On water: the owner\'s insurer pays for "reasonable measures". Tanker water is one, the court said so in 2022, if three offers were on file before the contract. Two are on file. Missing: one. It need not be the cheapest.',
          timestamp: 'Fri 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Privileged. Subject to the text of the order, wells may be taken under section 17 of the Civil Protection Act for thirty days against compensation which is to be "full and prior", and since the courts have read "prior" as meaning before the first litre (in 2016 a pumping station was stopped after two hours because the money had been promised and not paid), I should not advise opening a single gate while the cheques are still in a drawer.',
          timestamp: 'Fri 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: { name: 'Water Regulator', handle: '@water_regulator', avatar: null },
          content:
            "NOTICE to the Board, permit for a restart. 1. Two clean samples, twelve hours apart, from a laboratory that is not the plant's. First water Sunday 21:00, so network Monday 09:00. 2. Hourly tests after that. 3. Who publishes them is for the Board to say. 4. A value above the limit is made public within 24 hours, by the plant and by the Board.",
          timestamp: 'Fri 05:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: { name: 'Consumer Union', handle: '@consumer_union_s', avatar: null },
          content:
            'Below 50 litres a person for more than 72 hours, a household can claim 15 crowns a day. In the eastern districts it has been 46 litres since Wednesday 06:00, so the clock runs out on Saturday 06:00. There are 470,000 households in the region. Our form is one page and you do not need a lawyer for it.',
          timestamp: 'Fri 06:40',
          likes: 871,
          retweets: 402,
          replies: 95,
        },
        {
          key: 'l6',
          author: { name: 'Night Court Clerk', handle: '@night_court', avatar: null },
          content: 'Night court: four cases. One bicycle, three about hoses. Courtroom 2 opens at nine.',
          timestamp: 'Fri 06:00',
          likes: 6,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'l7',
          author: { name: 'Strait Registry', handle: '@strait_registry', avatar: null },
          content:
            'NOTICE 214/31. Ships with drinking water are entered as general cargo, class 2. The form for class 2 has run out and is being printed.',
          timestamp: 'Fri 05:35',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l8',
          author: { name: 'Diver Team Sable', handle: '@sable_divers', avatar: null },
          content:
            'Slack water today at 11:03 and at 18:28, and the second one is in the dark. Boat is fuelled. Has anybody found our paper?',
          timestamp: 'Fri 08:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'Water is the crisis now, and the ship is the reason. Every room sees another gap between what is promised and what comes out of the tap. Agree on one common table first: how many cubic metres a day does each way give, and from which day?',
      posts: [],
      files: [],
    },
  },
};
