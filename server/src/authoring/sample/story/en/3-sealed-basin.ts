import type { SampleScenario } from '../../shape.ts';

export const sealedBasin: SampleScenario = {
  key: 'sealed-basin',
  name: 'The Sealed Basin',
  description:
    "Day 45, Thursday 27 November, 08:00. The flooding took 20 hours. The fire went out on 18 October, the smoke ended and Netmakers' Quarter opened its windows. Tankers have been unloading again since the 23rd and children are back in school.\n\nBasin 3 has stayed as it was left. Behind the lock gate, built in 1960, lie the Tamber Light, on the bottom with her bridge above the water, and 1.9 million cubic metres of water with nickel, fluoride, solvents and PFAS foam. A pilot works on the quay cleans 4,000 cubic metres a day and lets them run back; the whole basin would take 475 days. Winter rain has raised the level by eleven centimetres. Ilmara has asked to be told before anything leaves.\n\n620 dockers of berths 7 to 9 are on short-time pay until Day 60. The city council leans to filling the basin, because there is an old plan for 900 flats. The reserve of the region is 88 million crowns.\n\nThe emergency powers of this Board end on Day 60, 12 December, and the election is two days later. The last agenda that the Board can fill closes today at 09:40. What becomes of basin 3?",
  asks_order: true,
  decisions: [
    {
      key: 'treat',
      title_of_decision: 'Treat the water slowly on site',
      description_of_decision:
        'Build a treatment works on the quay and draw the basin through it, 4,000 cubic metres a day, until the water meets the discharge limits. 140 people work there for 475 days. Then the wreck is lifted and berths 7 to 9 come back. The works costs 60 million to build and 0.32 million a day to run, 212 in all.',
      leads_to: null,
      outcome:
        'The contract for the works was signed on Day 60, in the hut of the gas watch, because the heating in the port office had failed. On election night neither candidate was in front until half past two; Renata Osei has 1,960 votes more. In January Viktor Anand, who had talked of stopping it, came to the building site and asked what one does with the sludge. One sells it: a recycler pays 70 per cent of the metal price.\n\nThe pumps were started on 5 April. Of the 620 dockers 140 were taken, after a course of ten weeks. The course had an age limit. Josip Tamm, 57, who had driven crane 1 for nineteen years, was over it by two; he delivers parcels at night and has stopped going to the union hall. In the Quarter the windows were shut on nine days in July because of the smell. The wreck is still there, and on her bridge the cormorants have their second winter.',
      conditions: [
        {
          text: 'The order says that the works draws from the lower five metres and that nobody stirs.',
          met: 'The order had said from which depth to draw. After 216 days, on 7 November 2032, the lab found every depth within the limits, and the lifting crew has signed for March.',
          unmet:
            'Nobody had written down from which depth to draw, and the inlet was built where it was cheapest, in the middle. By midsummer the layers had mixed. The last day of pumping will be 24 July 2033.',
        },
        {
          text: 'A second wall behind the gate is ordered before the January tides.',
          met: "The second wall was shut on 12 February. In the surge of the 26th the old gate opened by a hand's breadth, and what was behind it was the wall.",
          unmet:
            'No second wall had been ordered. In the surge of 26 February, 2.4 metres, the lock keeper rang everybody he had a number for, and 1,900 people sat on the bridge until six in the morning. The gate held.',
        },
        {
          text: "The order names who fetches Daniel Krantz's things from locker 14.",
          met: 'Two divers named in the order opened locker 14 on 20 January. Elif Krantz has the tool box, and a spirit level in it that still works.',
          unmet:
            'Nobody was told to open locker 14. Elif Krantz has asked three offices; the third has a form for it.',
        },
      ],
    },
    {
      key: 'release',
      title_of_decision: 'Release it in winter storms, in small doses',
      description_of_decision:
        'Lay a pipe to the mouth of the strait and send the water out while a storm blows, 50,000 cubic metres on each storm day, mixed a thousand times by the waves. In March the basin holds sea water again and the lifting of the wreck begins. It costs 31 million. Ilmara is told before the first dose.',
      leads_to: null,
      outcome:
        "From the valve book, kept on the pipe platform.\n\n12 December, Day 60. Pipe tight at 6 bar. Wind 9 knots, no use to anybody. 14 December. Waves 2.9 metres, first dose, 02:10 to 19:40. On the radio Anand is Governor, 51.2 per cent. He says that he would have done it better. 15 December. Two supermarket chains have sent one fax each. 9 January. Bailiff with a paper about the permit. Sent him to the port office. 31 March. Last storm day of the winter, the twenty-fourth. Pump oil changed. 19 May. Man from the lab with a cool box; mussels at Cape Lune are over Ilmara's limit. Did not stay for tea. 2 September. Hake 3.40, in the spring it was 5.90. Skipper Anneke Vaz came out to look at the valve. Her boat is sold, to Ilmara, and she works on the ferry, selling tickets. She asked how much of it was in one dose and I showed her the gauge. 27 November 2032. Crane barge over the wreck since Monday. Relieved at 20:00.",
      conditions: [
        {
          text: 'The order says from which depth the water is taken.',
          met: '21 February, added in another hand. Eighteenth dose, 14,000 cubic metres, then the lower layer was out. The pages of the storm days after that are blank.',
          unmet:
            '31 March, added in another hand. 1.2 million cubic metres out, top and bottom together as it came, 700,000 to go. Next season from December.',
        },
        {
          text: "Ilmara's two scientists sit at the valve before the first dose.",
          met: "The visitors' page has two names of Ilmara's institute on each storm day. They shut the valve twice, once by mistake.",
          unmet:
            'On the page for 16 December there is a patrol boat of Ilmara, and a note of protest in a plastic sleeve. The Sea Tribunal hears it in the spring of 2033.',
        },
      ],
    },
    {
      key: 'fill',
      title_of_decision: 'Fill the basin and bury the wreck',
      description_of_decision:
        'Fill basin 3 with sand and cement, wreck included, seal it and build a quay on top. After two years there is flat ground and no open water. It costs 145 million, and building land for 60 million is sold. Berths 7 to 9 are taken off the chart.',
      leads_to: null,
      outcome:
        'The signing on Day 60 was a small event with a model, 900 flats to a scale of one to five hundred. Governor Osei won two nights later, by four points, and the model was in most of the pictures. The sand dam behind the gate stood on 1 January. Nobody has asked about the hinge since.\n\nThen came the heirs. There are 43 of them, and in May the Regional Court read the deed of 1911 to the end. The ground is theirs when it is dry. The 60 million were struck out of the budget and 57 are missing from the reserve; two schools are not being built. In Rope Street the water came up in March. Irena Costa, 78, of number 12, had lived over her cellar for fifty years. She has been with her daughter in Ostmark since Easter and rings Latisha Nwosu on Sundays to ask about the cat. In November 2032 a coaster with a fire in her engine room asked for a berth. She was given a position, four miles out.',
      conditions: [
        {
          text: 'A way out for the gas stays open until April.',
          met: 'Six vents had been left open until April, with a meter on each, and the sand lies flat.',
          unmet:
            'The wreck was covered in February, gas or no gas. In March the ground above it, a field of forty metres, rose by the height of a kerb, and the firm has put a fence round it.',
        },
        {
          text: "The court's experts see the wreck before the first cement.",
          met: "The court's experts had been on the wreck for four days in January, and nobody has argued about it since.",
          unmet:
            "The court's experts came in February and looked at sand. The judge noted whose order it had been, and the owner's limit of 74 million stands.",
        },
        {
          text: "The order says where Daniel Krantz's name will be.",
          met: "A stone with Daniel Krantz's name stands at the end of the sand dam, where one is nearest to the ship. Elif Krantz chose the lettering.",
          unmet:
            'No stone was ordered. On some mornings there is a jar with flowers at the fence, and somebody from the building site puts it back upright.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Ilmara agrees to doses in storms, up to 50,000 cubic metres each, if two of its scientists sit at the valve. The Minister can sign that herself, for ninety days.',
      carried_by: ['p2'],
      supports: ['release'],
      opposes: [],
    },
    {
      text: 'The contract of the two chains that buy 44 per cent of the catch ends on the day on which untreated basin water enters the strait, permitted or not. About 50 million a year.',
      carried_by: ['e2'],
      supports: [],
      opposes: ['release'],
    },
    {
      text: 'In trial blocks 98 of 100 parts of the nickel stay bound. Before filling, a sand dam is built behind the gate; it takes five weeks, and then the gate no longer matters.',
      carried_by: ['e3'],
      supports: ['fill'],
      opposes: [],
    },
    {
      text: 'Basin water seeps out at the south wall, 2 cubic metres a day, towards the cellars of Rope Street. Heavy cement would press out ten times as much in the first months.',
      carried_by: ['s2', 'n2'],
      supports: [],
      opposes: ['fill'],
    },
    {
      text: 'The pipe takes 50,000 cubic metres on a storm day, so the basin needs 38. A winter has 23 on average, and no winter since 2021 had more than 31.',
      carried_by: ['t2', 'storm-days'],
      supports: [],
      opposes: ['release'],
    },
    {
      text: 'The lower hinge of the gate has lost 40 per cent of its steel. In a surge above 2.2 metres, twice in ten years, there is one chance in five that it opens.',
      carried_by: ['t1', 'l4'],
      supports: [],
      opposes: ['treat'],
    },
    {
      text: 'Down to six metres the water meets the discharge limits. The 864,000 cubic metres below are what needs work: 216 days in the works instead of 475, or 18 storm days.',
      carried_by: ['n8'],
      supports: ['treat', 'release'],
      opposes: [],
    },
    {
      text: "By the deed of 1911 the ground of basin 3 goes back to the founder's heirs when it is no longer a harbour. Then there is no land to sell for 60 million.",
      carried_by: ['l3', 'deed'],
      supports: [],
      opposes: ['fill'],
    },
  ],
  rooms: {
    political: {
      notes:
        "You judge what will last beyond election day. The Board's last decision becomes somebody else's programme. At the end you should be able to say: which decision will the next government carry on, whoever wins?",
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Courier Politics',
            handle: '@courier_politics',
            avatar: null,
          },
          content:
            'Poll this morning: Osei 43, Anand 44, nobody else above four. In a closed meeting last night Mr Anand promised to stop "any basin project above 200 million" in his first week. We asked his office what he would do instead and were sent the same sentence again.',
          timestamp: 'Day 45 06:10',
          likes: 902,
          retweets: 311,
          replies: 140,
        },
        {
          key: 'p2',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Note of a call, political room. Minister Karoun, 06:50 to 07:04. She had read about the pipe. Doses in storms, up to 50,000 cubic metres each: yes, if two of her scientists sit at the valve and may shut it. She can sign that herself, for ninety days; anything longer goes to the Senate. I asked whether she would say so in public. She said that she would be asked about it in public in any case. The text would be half a page and I could have it by nine. Call ended 07:04, two minutes of it about her knee.',
          timestamp: 'Day 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Mayor Dario Belkacem',
            handle: '@mayor_belkacem',
            avatar: null,
          },
          content:
            'The council would vote for filling by 12 to 7, because of the flats. I like flats. You should know, since it will be in the paper on Saturday, that two of the twelve own plots beside the basin and that one of these two chairs the building committee. I have asked both not to vote, and one has answered.',
          timestamp: 'Day 45 07:05',
          likes: 1033,
          retweets: 260,
          replies: 171,
        },
        {
          key: 'p4',
          author: {
            name: 'Port Pilots',
            handle: '@pilots_sarrow',
            avatar: null,
          },
          content:
            'We met on Monday, all 31. Berths 7 to 9 are the one place on this coast where a ship in trouble has ever been put. We bring in whatever we are told to. The radio room has asked us where it should send the next one, and we should like to answer it by Monday.',
          timestamp: 'Day 45 07:40',
          likes: 264,
          retweets: 88,
          replies: 35,
        },
        {
          key: 'p5',
          author: {
            name: 'Assembly Office',
            handle: '@assembly_office',
            avatar: null,
          },
          content: 'Items for the agenda by 09:40, on paper please, as the upload page is down until Monday.',
          timestamp: 'Day 45 06:45',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p6',
          author: {
            name: 'Office of Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Mr Anand walks round basin 3 at 10:00, weather permitting. Boots are provided in sizes 40 to 45. Photographs from 10:15, with the wreck on the left.',
          timestamp: 'Day 45 07:15',
          likes: 47,
          retweets: 8,
          replies: 26,
        },
        {
          key: 'p7',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Political room, 08:51. The half page has arrived. It says "may shut the valve at any time" where I had understood "in case of danger". I have asked for the other wording. She is in the car until 09:30.',
          timestamp: 'Day 45 08:52',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 780,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You compare three bills that fall due in different years and on different people. At the end you should be able to say: what does each solution cost in total, what does the port lose, and who pays in year three?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Budget Office',
            handle: '@budget_office',
            avatar: null,
          },
          content:
            "Basin 3, all costs to the end. Treatment: 60 to build, 0.32 a day for 475 days, 212. Storm release: 31. Filling: 145, less land sales of about 60, so 85. Reserve: 88. Figures in million crowns. The land sales are an estimate of the city's building office, which we have copied.",
          timestamp: 'Day 45 06:20',
          likes: 96,
          retweets: 37,
          replies: 14,
        },
        {
          key: 'e2',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'MEMO, economic room. The auction sent me its new contract with the two supermarket chains, to look at the payment dates. Page 9, clause 14, second half. It ends "on the day on which water from basin 3 enters the Orrin Strait untreated, with or without a permit". Treated water does not trigger it; I looked twice. The two buy 44 per cent of the catch. At 5.90 a kilo I make that about 50 million a year. The kilos are last year\'s and the year was a good one, so somebody may want to take ten per cent off.',
          timestamp: 'Day 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Basin Fill Consortium',
            handle: '@basin_fill_tender',
            avatar: null,
          },
          content:
            'Tender letter, copy for the economic room. Trial blocks with mud and water from basin 3, 28 days old, have been leached for two weeks. 98 of 100 parts of the nickel stay in the block. Our schedule begins with a dam of sand behind the lock gate, which takes five weeks and can start on the day of the order; from then on it is of no importance what the gate does. We bring our own crew of 85 and need a power connection of 600 amperes. This letter is open until 15 December.',
          timestamp: 'Day 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'Port status 06:45. All basins open except 3. Depot: diesel and petrol nineteen days. Berths 7 to 9 earned 41 million a year. Lifting the wreck takes four months from the day on which a crew may stand in that water. Next status 10:00.',
          timestamp: 'Day 45 06:55',
          likes: 188,
          retweets: 59,
          replies: 27,
        },
        {
          key: 'e5',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            '@port_director Does "except 3" go on until spring, or until I retire? I have four drivers who know the grain berths and nothing else, and they ask me every Friday.',
          timestamp: 'Day 45 07:10',
          likes: 88,
          retweets: 14,
          replies: 11,
        },
        {
          key: 'e6',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            '@wen_freight Ask me again at a quarter to ten. Gate 4 is open by the way, there was a mouse in the card reader.',
          timestamp: 'Day 45 07:31',
          likes: 21,
          retweets: 2,
          replies: 6,
        },
        {
          key: 'e7',
          author: {
            name: 'Hake Auction',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Auction at nine. 52 crates hake, 8 sole. Price yesterday 5.90. The ice machine works and we are told to praise it.',
          timestamp: 'Day 45 07:30',
          likes: 17,
          retweets: 2,
          replies: 1,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You listen to those who live beside the basin and those who were promised things. At the end you should be able to say: what did the people in the Nets hear on the day of the flooding, and what do they need to hear now?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            'In October you asked us for "some months". I wrote it on the calendar in my kitchen and turned the page twice. People ask me two things. Does it smell in summer? And who wakes us if the gate goes, because there is no siren on our side, I walked along the whole fence and looked. Tell me a name and I will put it on the doors. Mrs Costa, your cat is at the baker\'s.',
          timestamp: 'Day 45 06:15',
          likes: 1740,
          retweets: 655,
          replies: 210,
        },
        {
          key: 's2',
          author: {
            name: 'Rope Street residence',
            handle: '@rope_street_home',
            avatar: null,
          },
          content:
            'For the social room, from the caretaker. Copy of a letter that I am to hang up in the hall and have not hung up: "Water from basin 3 seeps out at the south wall, 2 cubic metres a day, in the direction of the cellars of Rope Street 1 to 40. If the basin were filled with heavy cement, about ten times as much would be pressed out in the first months. Please draw no water in the cellars. Groundwater Watch." We have 84 residents here and the boiler is in the cellar. I wanted to ask first whether I should hang it up. B. Halloran, caretaker, 06:50',
          timestamp: 'Day 45 07:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Mateo Reyes',
            handle: '@mateo_reyes_3eng',
            avatar: null,
          },
          content:
            "I was in that ship with Daniel. If you lift her, Elif would like his tool box, it is in locker 14 on the lower deck, left side, the key is on the hook. If you bury her then she would like to be there and a stone with his name. I don't know which is better. I wouldn't know how to vote about it either.",
          timestamp: 'Day 45 07:25',
          likes: 5230,
          retweets: 1902,
          replies: 604,
        },
        {
          key: 's4',
          author: {
            name: 'Salt Street Live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            "They are ALREADY pumping it out!! Every night at two a hose goes from the barge over the gate. My cousin has the night watch there and had to sign. In two weeks it's empty and they never asked anybody. Don't eat mussels. Share this",
          timestamp: 'Day 45 05:36',
          likes: 3310,
          retweets: 2400,
          replies: 420,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live i was on the north mole tue and wed, 22:00 to 06:00. the hose goes UP, to the flare, its gas. 0 pumps running. level board said 11.11 both mornings. who is this cousin??',
          timestamp: 'Day 45 06:02',
          likes: 190,
          retweets: 44,
          replies: 17,
        },
        {
          key: 's6',
          author: {
            name: 'Rosa Imhof',
            handle: '@corner_shop_rosa',
            avatar: null,
          },
          content:
            '@saltstreet_live My fishmonger is crying. I have forty bags of his mussels by the door, half price.',
          timestamp: 'Day 45 06:20',
          likes: 71,
          retweets: 3,
          replies: 8,
        },
        {
          key: 's7',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morning programme, typed. PRESENTER: You can see the bridge of the ship from your window. CALLER: I hang my keys on a nail beside it, so I always look. PRESENTER: And what do you see? CALLER: A ship. PRESENTER: And now the tides.',
          timestamp: 'Day 45 07:40',
          likes: 30,
          retweets: 1,
          replies: 5,
        },
        {
          key: 's8',
          author: {
            name: 'Dr. Kenji Abara',
            handle: '@abara_st_odas',
            avatar: null,
          },
          content:
            "Voice message, typed by the ward office, for the social room. Abara, St Oda's, I'll be quick. We had nine from the gas watch with headaches, and I've just admitted a tenth, he is 22, no, 23, and they are all from the night shift and all from the same subcontractor, and the masks have filters for dust and not for gas, I have one in my hand. That has nothing to do with your three ways, they'd be standing there under any of them. Only somebody should look at the masks tonight, and I'd like to know who.",
          timestamp: 'Day 45 09:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 960,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge gate, gas and treatment. Old steel and new filters both have limits. At the end you should be able to say: how long will the gate hold, what can the filters really do, and what is the worst night of the winter?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Gate Inspector M. Yilmaz',
            handle: '@gate_inspector',
            avatar: null,
          },
          content:
            'Certificate 31/118, copy for the technological room. Divers measured the lock gate on the 20th. Lower hinge: 40 per cent of the steel is gone. Upper hinge: fine. In a normal winter I give it three years. In a surge above 2.2 metres, and there were two of those in ten years, I put it at one in five that it opens. A second wall of sheet piles behind it takes ten weeks and costs 9 million. Asked for by the port office; a second copy went to the permit desk.',
          timestamp: 'Day 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'Storm Pipe Study',
            handle: '@outfall_study',
            avatar: null,
          },
          content:
            'For the technological room. The thousandfold mixing holds when the waves at the mouth of the pipe are above 2.5 metres. The pipe takes 50,000 cubic metres on such a day. 1.9 million divided by 50,000 is 38 days. We have now counted ten winters, December to March: 23 on average, 31 in the best. The table is in the files. "By March" was in the press text before we had counted.',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Mirelle Yao',
            handle: '@membrane_nerd',
            avatar: null,
          },
          content:
            'News from the pilot works, for those who like numbers. Metals: fine. PFAS: fine, if the carbon is changed monthly. Fluoride: not yet. It comes down to 2.1 milligrams and the discharge limit is 2.0. A step with calcium would do it, for about 11 million; I am asking around who has built one.',
          timestamp: 'Day 45 06:40',
          likes: 455,
          retweets: 173,
          replies: 38,
        },
        {
          key: 't4',
          author: {
            name: 'Naval Architect R. Deol',
            handle: '@deol_stability',
            avatar: null,
          },
          content:
            'Gas from the wreck is down to a tenth of the first week. People may work on her from January with a meter. If somebody closes the basin before April, it needs openings through which the gas can leave, I would say six. R. Deol, 07:10',
          timestamp: 'Day 45 07:15',
          likes: 121,
          retweets: 47,
          replies: 12,
        },
        {
          key: 't5',
          author: {
            name: 'Basin 3 Lock',
            handle: '@basin3_lock',
            avatar: null,
          },
          content:
            'LOCK BOOK. Level inside 11.11. Rain in the night 4 millimetres. Lower hinge sings when the ferry passes. Lamp on the west post is out again, the new one. I. Osterman, lock keeper, 05:55',
          timestamp: 'Day 45 07:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't6',
          author: {
            name: 'Quay Works',
            handle: '@quay_works',
            avatar: null,
          },
          content:
            'For planners: the four metres of quay wall at Berth 8 that were pushed in on 17 October are propped and not repaired. Nothing heavy stands there before spring. A works would have to go 60 metres further west.',
          timestamp: 'Day 45 06:30',
          likes: 33,
          retweets: 6,
          replies: 2,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'flooding-stopped',
              is_met: false,
            },
          ],
        },
        {
          key: 't7',
          author: {
            name: 'Cape Lune Camera',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content:
            'Picture is fine. SW 14 knots, waves 0.9 metres. The gull that sits on the lens comes at eight.',
          timestamp: 'Day 45 07:35',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't8',
          author: {
            name: 'Basin 3 Lock',
            handle: '@basin3_lock',
            avatar: null,
          },
          content:
            'Lock keeper, by telephone, typed. They give me 2.0 metres for Sunday on the evening tide. Should be nothing. If it is something, whom do I ring at night? The list on the door has two numbers on it and one of them is mine.',
          timestamp: 'Day 45 09:08',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [
        {
          key: 'storm-days',
          path: 'storm-days-pipe.csv',
          name: 'storm-days-pipe.csv',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'You compare a known poison in a small place with a thin poison in a large one. At the end you should be able to say: what stays where it is, what spreads, and what can nobody undo?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Harbour Lab',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            'Both sides of the lock gate, sampled every six hours since 17 October. Outside, nickel has never been above 2 micrograms, which is sea water. Inside it depends on the depth; the last full profile is of 18 October, as the winch was in repair. A new one was taken last night. The table for November is in the files of this room.',
          timestamp: 'Day 45 06:25',
          likes: 112,
          retweets: 54,
          replies: 13,
        },
        {
          key: 'n2',
          author: {
            name: 'Groundwater Watch',
            handle: '@dr_eriksen_lab',
            avatar: null,
          },
          content:
            'Drilling report, environmental room. Three holes at the south wall. Salt water with nickel seeps out, about 2 cubic metres a day, towards the old gas works and the cellars of Rope Street. At that rate I can follow it and drain it. We put a model on it for the filling: heavy cement presses out about ten times that in the first months, and then it becomes less than today. I have written to the residence in Rope Street. L. Eriksen, 06:30',
          timestamp: 'Day 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            'About 6 kilos of PFAS are in that basin. Mixed a thousandfold it is LEGAL. Mussels at Cape Lune already carry half of what Ilmara allows in food. For how many years would 6 kilos put them above it? I say four. Who says less?',
          timestamp: 'Day 45 06:55',
          likes: 811,
          retweets: 420,
          replies: 66,
        },
        {
          key: 'n4',
          author: {
            name: 'Harbour Lab',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas We say three to five. Six kilos agrees with our estimate, give or take one. Most of it is where the foam sank, near the bottom.',
          timestamp: 'Day 45 07:12',
          likes: 19,
          retweets: 4,
          replies: 5,
        },
        {
          key: 'n5',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content: '@harbour_lab "Give or take ONE" is a sixth. When was the last bottle from the bottom?',
          timestamp: 'Day 45 07:18',
          likes: 44,
          retweets: 10,
          replies: 3,
        },
        {
          key: 'n6',
          author: {
            name: 'Night Heron Group',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            'Since October about 300 cormorants and herons winter on basin 3, because it is warm and nobody chases them. We have picked up 19 dead ones. The geese come in January. Nets over the water would be 400,000 crowns and we know a man. The heron with the ring is not among the 19.',
          timestamp: 'Day 45 07:30',
          likes: 409,
          retweets: 187,
          replies: 52,
        },
        {
          key: 'n7',
          author: {
            name: 'Weather Office',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Outlook. Thursday and Friday light, SW. Sunday westerly 7, tide 2.0 metres at the gate in the evening. There is no wave forecast beyond Monday 1 December yet.',
          timestamp: 'Day 45 05:15',
          likes: 58,
          retweets: 12,
          replies: 3,
        },
        {
          key: 'n8',
          author: {
            name: 'Harbour Lab',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            'PROFILE, environmental room, 08:30. Eleven depths, taken twice. The water has settled. Down to six metres: nickel 35 micrograms (discharge limit 50), fluoride 1.4 milligrams (limit 2.0), hardly any PFAS. That is rain, sea water and what the pilot works put back on top. Below, it is as bad as we said. So what needs work is the lower five metres, 864,000 cubic metres: 216 days at 4,000, not 475. For the pipe it would be 18 storm days. It stays like this as long as nobody stirs. It goes on our page at 10:00.',
          timestamp: 'Day 45 08:36',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
      ],
      files: [
        {
          key: 'gate-samples',
          path: 'gate-samples-november.csv',
          name: 'gate-samples-november.csv',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        "You look at ownership of the wreck, the owner's money and duties that outlive the Board. At the end you should be able to say: which decision keeps the claim against the owner, and which permit is missing?",
      posts: [
        {
          key: 'l1',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Working note. In hand: recorder, booking list, five of the sixteen boxes, dry, with film. Missing: the other eleven, on the bottom, and the wreck as the court wants to see it. Hearing on the limit: 17 February. The experts need four days on board before that.',
          timestamp: 'Day 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'boxes-lifted',
              is_met: true,
            },
          ],
        },
        {
          key: 'l2',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Working note. In hand: recorder, booking list. Missing: all sixteen boxes, on the bottom, so the wreck is the proof now. Hearing on the limit: 17 February. The experts need four days on board before that.',
          timestamp: 'Day 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'harbour-fire',
              condition: 'boxes-lifted',
              is_met: false,
            },
          ],
        },
        {
          key: 'l3',
          author: {
            name: 'Land Registry',
            handle: '@land_registry',
            avatar: null,
          },
          content:
            'Note to the legal room. You asked who owns the ground under basin 3. The region does, by the deed of 1911, "as a harbour of refuge, for as long as ships are received there". When it is no longer a harbour, the ground goes back to the heirs of the founder. I count 43, of whom one has a lawyer. A sale of building land by the region would therefore not be registered here. The passages are in deed-1911-basin-3.txt. Counter open until 12:00.',
          timestamp: 'Day 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'Discharge Permit Desk',
            handle: '@permit_desk',
            avatar: null,
          },
          content:
            'To the legal room. You asked whether the gate is an immediate danger, in which case emergency law does without a hearing. I have the certificate before me: lower hinge minus 40 per cent of its steel, one chance in five that it opens in a surge above 2.2 metres, of which there were two in ten years. That is serious. A court would hardly call it immediate. So each of the three ways gets its hearing, twelve weeks, which may run beside the work. Form 40, two copies.',
          timestamp: 'Day 45 07:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Privileged. The owner\'s insurer offers 120 million "for all claims, present and future", and subject to what the drillings at the south wall may yet show, which the author of that sentence has presumably considered and we have not, I should be reluctant to sign anything that contains the word "future" before somebody has told me what the basin costs.',
          timestamp: 'Day 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: {
            name: 'Dock Union Local 4',
            handle: '@docklocal4',
            avatar: null,
          },
          content:
            'To the Board. Short-time pay for 620 members ends on Day 60. Local 4 asks (1) how many of them the decision employs, and from which date, (2) whether a foreign firm brings its own people, (3) an answer in writing.',
          timestamp: 'Day 45 07:10',
          likes: 512,
          retweets: 144,
          replies: 66,
        },
        {
          key: 'l7',
          author: {
            name: 'Night Court Clerk',
            handle: '@night_court',
            avatar: null,
          },
          content: 'Night court: two cases, a bicycle and a cormorant. Courtroom 2 opens at eight.',
          timestamp: 'Day 45 06:40',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l8',
          author: {
            name: 'Strait Registry',
            handle: '@strait_registry',
            avatar: null,
          },
          content: 'NOTICE 251/31. The counter has a new fax number, 4412. The old one rings in the canteen.',
          timestamp: 'Day 45 06:30',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'deed',
          path: 'deed-1911-basin-3.txt',
          name: 'deed-1911-basin-3.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'The fire is out. What it left behind will take longer than any mandate. Decide as people who will be asked about it in ten years.',
      posts: [],
      files: [],
    },
  },
};
