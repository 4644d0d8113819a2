import type { SampleScenario } from '../../shape.ts';

export const priceOfHelp: SampleScenario = {
  key: 'price-of-help',
  name: 'The Price of Help',
  description:
    "Day 45, Thursday 27 November, 08:00. Ilmara's tug had her line fast nine hours after the request and pulled the Tamber Light off the bank on 18 October, before the crack could grow. The fire went out in the naval yard of Port Azir on the 23rd. In all, 140 tonnes of oil were lost. The seagrass is intact, the hake have spawned, and little more than tar balls reached the beaches.\n\nNow the bill is here: 65 million crowns for tug, yard and salvage reward, out of a regional reserve of 88. With it came a treaty of eleven pages: a Joint Strait Authority with equal seats, one traffic control, and a shared zone of six miles on both sides of a line that runs five and a half miles off our pier. On the night of the fire Ilmara's radar saw the ship slow down 31 minutes before ours did. With the treaty the ship is released and a tribunal settles the bill. Without it ship, papers and 1,100 containers stay in Port Azir until the bill is paid or secured.\n\nIn the capital the Government calls the towage \"a private act of the Board\" and says that it will sue if the strait is shared. Ilmara has asked for an answer by 5 December. The regional assembly votes on the 4th, the powers of this Board end on Day 60, and the election is in 17 days. The Board cannot sign for the state, and its recommendation will decide the vote. The assembly's clerk collects it at 10:30.",
  asks_order: true,
  decisions: [
    {
      key: 'treaty',
      title_of_decision: 'Sign the Joint Strait Authority',
      description_of_decision:
        'Recommend the treaty to the assembly: one traffic control for the strait, equal seats, and the shared zone. Ship, papers and containers are released, and a tribunal of three settles the bill. Changes that the Board wants in the text go into its recommendation.',
      leads_to: null,
      outcome:
        'The assembly followed the Board on 4 December, by 32 votes to 29, at ten to midnight. On Day 60 the Board returned its keys in an envelope. Viktor Anand had promised to withdraw from the treaty and was elected Governor on the 14th with 50.7 per cent. In March he asked for the papers, and in June he opened the second radar mast. The Tamber Light came home on 10 January behind the tug that had pulled her off the bank. A year on, ship premiums have come down by a third of what they had risen. On 19 September the joint control saw a grain ship lose her engine off the cape; a tug was with her in 50 minutes, and she unloaded on the 21st. Sarrow Control was closed on 30 June. Ottilie Brandt, who took the Mayday in October, was offered the night watch in Port Azir with a course in the language. She is 58 and drives the library van.',
      conditions: [
        {
          text: 'The recommendation asks for three miles, and for a review after five years.',
          met: 'The zone is three miles wide on each side, and the review is in both calendars for December 2036.',
          unmet:
            'The zone is six miles wide on each side and has no date for a review. By the chart it begins half a mile inland, in the car park of the fish hall.',
        },
        {
          text: 'The treaty lets nobody fish in the zone but boats under 15 metres.',
          met: "In the zone nobody fishes but boats under 15 metres. Maren Tuilagi's members carried a dinghy up the steps of the assembly on the day of the vote.",
          unmet:
            'About the length of boats the treaty says nothing. In November 2032 eleven trawlers from Port Azir worked on Merrow Bank, and the union blocked the port for four days.',
        },
        {
          text: 'The text says that nothing in it recognises a border, and has no map.',
          met: "Article 3 carries the sentence about the border and no map. The capital's suit was struck out in May.",
          unmet:
            "Article 3 still has its map. The capital's suit was heard in October, and a ruling is expected in spring.",
        },
      ],
    },
    {
      key: 'cooperation',
      title_of_decision: 'Offer technical cooperation, no treaty',
      description_of_decision:
        'Propose a common rescue centre, joint exercises and a heavy tug that both sides share, half a year in each port. It is signed by the two coast guards, without a shared zone and without a word on the border. The bill for the ship goes through the court in Port Azir.',
      leads_to: null,
      outcome:
        "12 December, Day 60: our coast guard has signed, Ilmara's has sent a card for the holidays. 14 December: Governor Osei is re-elected with 51.2 per cent. 9 March: the Senate in Port Azir takes the paper as item 14 of 15. 2 June: the shared tug arrives at Fallow Sands with a brass band from each side, and the bands have one piece in common. October: hold 3 is opened by order of the court in Port Azir. Thirty of the forty boxes have swollen shut, and the experts disagree about the rest; the owner's limit of 74 million stays. 27 November 2032, a year on: eleven exercises, one real call, a yacht. The premiums for ships to our port are where they were, 60 per cent up, and two of seven lines have gone. Wen Sarpong had 26 trucks in October 2031. Fifteen are left, the office is sold, and the accounts are done in the kitchen from four in the morning.",
      conditions: [
        {
          text: 'The bill is secured by a bank guarantee, so that the ship can leave.',
          met: 'A guarantee of 65 million was lodged on 11 December and costs 0.9 a year. The ship came home on 9 January, three days before the navy needed the dock.',
          unmet:
            'Nobody had lodged a guarantee. On 10 January the yard moved the ship to a buoy, where a night costs 90,000 crowns, and the court keeps the invoices.',
        },
        {
          text: 'A member of the Board writes to the deckhand of the tug, by name.',
          met: 'The letter to Ilyas Baran had arrived on 2 December. His captain read it out on the bridge, and he came to the first exercise with a hearing aid and a cake.',
          unmet:
            'Nobody had written to Ilyas Baran. At the first exercise Captain Idowu asked for a minute and used it to read out his name.',
        },
      ],
    },
    {
      key: 'payment',
      title_of_decision: 'Pay the bill in full and owe nothing',
      description_of_decision:
        'Transfer the 65 million from the reserve by 5 December, bring ship, papers and containers home, and leave the border to the two states. What owner and cargo have to bear of it is claimed from them afterwards.',
      leads_to: null,
      outcome:
        'Account 7, regional reserve. 5 December, 09:14: minus 65.0 million. Balance 23.0. That is the whole entry, and the Courier printed it across four columns. On 9 December the judge in Port Azir opened hold 3 with three of our experts beside him. Thirty-eight of forty boxes were sound, and in them were old packs. On Day 60 the Tamber Light lay at Berth 9. Two days later Governor Osei lost by 2,300 votes to Viktor Anand, who had called the payment "the only adult act of the autumn". The Regional Court lifted the owner\'s limit in October 2032; he has appealed, and his insurer has paid 20 million on account. In the strait nothing was changed. Ilmara\'s radar still sees round the cape and ours does not. The new school in Fallow Sands was struck from the budget in January. Its headmaster, Anton Feld, taught 112 children in the gymnasium for a second winter and gave notice at Easter.',
      conditions: [
        {
          text: 'The share of 15 per cent is paid under reserve, so that a tribunal can judge it.',
          met: 'The share had been paid under reserve. In August 2032 the tribunal found 8 per cent fair, and 14.8 million came back.',
          unmet:
            "Nothing had been reserved. The share of 31.8 million counts as accepted, and the owner's lawyers say that nobody forced the region to accept it.",
        },
        {
          text: 'The power contract with Ilmara is renewed on the day the money leaves.',
          met: 'The power contract was signed on the same afternoon, at the old price.',
          unmet:
            'The power contract ran out on 31 December. Until the end of March the region bought on the market and paid 21 million more.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Ilmara needs the common traffic control. The six miles are a wish: three, with a review after five years, would be signed on the day they arrive.',
      carried_by: ['p1'],
      supports: ['treaty'],
      opposes: [],
    },
    {
      text: 'Since 1 November Ilmara\'s coast guard belongs to its navy. What it signs needs the Senate, which meets in March. The treaty has passed it, "up to six miles".',
      carried_by: ['l2'],
      supports: [],
      opposes: ['cooperation'],
    },
    {
      text: 'With a common traffic control ship premiums come down again, worth 12 million a year to the port. A rescue centre without one is worth about 2.',
      carried_by: ['e3'],
      supports: ['treaty', 'cooperation'],
      opposes: [],
    },
    {
      text: 'Whoever pays in full accepts the share of 15 per cent. In eleven comparable cases tribunals gave 6 to 9 per cent, which here is 12.7 to 19.1 million less.',
      carried_by: ['e1'],
      supports: [],
      opposes: ['payment'],
    },
    {
      text: "In a shared zone Ilmara's 38 trawlers may fish beside our 640 small boats. By both counts they can empty Merrow Bank in two winters.",
      carried_by: ['s1', 'n2'],
      supports: [],
      opposes: ['treaty'],
    },
    {
      text: '"Shared for five years, then a vote": 57 per cent yes, 30 no. "Pay in full, with money put by for new schools": 18 per cent yes.',
      carried_by: ['s2'],
      supports: ['treaty'],
      opposes: ['payment'],
    },
    {
      text: "Ilmara's navy needs the dock on 12 January. At twelve boxes a day it is free in mid-February, so the yard wants her gone and would take a guarantee.",
      carried_by: ['t2'],
      supports: ['cooperation'],
      opposes: [],
    },
    {
      text: "A third of Merrow Bank lies on Ilmara's side and has no protection. Article 7 of the treaty makes the whole bank one reserve.",
      carried_by: ['n1'],
      supports: ['treaty'],
      opposes: [],
    },
    {
      text: 'Article 3 of the treaty runs the zone "along the line as shown", and the map shows Ilmara\'s line. The sentence that no border is recognised is missing.',
      carried_by: ['l1', 'authority-draft'],
      supports: [],
      opposes: ['treaty'],
    },
    {
      text: 'If the money has arrived by 5 December, the judge in Port Azir opens hold 3 on the 9th with our experts beside him. Otherwise it is next autumn.',
      carried_by: ['p2'],
      supports: ['payment'],
      opposes: [],
    },
  ],
  rooms: {
    political: {
      notes:
        'You read intentions on both sides of the strait, in the assembly and in the capital. At the end you should be able to say: what does Ilmara need, what does it only want, and who would stop us?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Note for the political room. With Minister Karoun\'s deputy, yesterday 17:10 to 19:05. He used the word "need" once, at 17:40, for the common traffic control; it was promised to their Senate. For the six miles he said "would like", three times. I asked about three miles with a review after five years. He looked at the ceiling and said that his Minister would sign this on the day it arrived. Nothing was written down until I did it in the car, at 19:12.',
          timestamp: 'Day 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Political room, second note. The clerk of the court in Port Azir rang at 07:02. If the money has arrived by 5 December, the judge opens hold 3 on the 9th, with three of our experts. With the treaty or without an answer the file goes to the ordinary list, and that is next autumn. I asked him to repeat the dates and he did, call ended 07:06.',
          timestamp: 'Day 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Assembly Whip',
            handle: '@assembly_whip',
            avatar: null,
          },
          content:
            'Count of last night, for the political room. Treaty as it lies here: 29 of 61. Cooperation: 44. Payment: 33, as long as nobody asks them about schools. The two who have not made up their minds come from fishing towns and ask about boats. Vote on 4 December at ten in the morning, and after that no session until 20 January.',
          timestamp: 'Day 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p4',
          author: {
            name: 'Col. Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            '1. The Ministry asks what the Board will recommend. 2. I said that I do not know. 3. A letter follows in each case. 4. It has been typed since the 24th, with an open line for the date.',
          timestamp: 'Day 45 07:31',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: {
            name: 'Nadia Petrosyan',
            handle: '@petrosyan_courier',
            avatar: null,
          },
          content:
            'The Courier has a message in which Viktor Anand agrees to the tow in writing, on 14 October at 07:12. His office has had our questions since Tuesday.',
          timestamp: 'Day 45 06:10',
          likes: 1390,
          retweets: 516,
          replies: 207,
        },
        {
          key: 'p6',
          author: {
            name: 'Office of Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            '@petrosyan_courier On that morning the telephone was used by staff. Mr Anand visits the bakery in Mill Road at ten, photographs from 10:15.',
          timestamp: 'Day 45 06:44',
          likes: 88,
          retweets: 12,
          replies: 61,
        },
        {
          key: 'p7',
          author: {
            name: 'Nadia Petrosyan',
            handle: '@petrosyan_courier',
            avatar: null,
          },
          content: '@anand_office By which member of staff, please, and does he or she still work for you?',
          timestamp: 'Day 45 06:52',
          likes: 204,
          retweets: 37,
          replies: 18,
        },
        {
          key: 'p8',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Text message from Minister Karoun\'s office, 09:15, political room only: "The Minister flies at eleven and would like to know before that whether there will be a question about miles. She can answer it from the car."',
          timestamp: 'Day 45 09:18',
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
        'You check the bill line by line and what lies behind it: power, port fees, insurance. At the end you should be able to say: what does each answer cost over five years, and which cost is not on the invoice?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'MEMO, economic room. Re: towage contract, page 9, second sentence. "Payment in full settles every item", the share of 15 per cent included. If we dispute the share, a tribunal of three decides it. I found eleven cases of this kind; the tribunals gave 6 to 9 per cent of what was saved. On 212 million that is 12.7 to 19.1 where the invoice says 31.8, so also 12.7 to 19.1 less. The 212 is the yard\'s valuation. In October I had 340 and said that I would not defend it. Interest on whatever stays open is 9 per cent.',
          timestamp: 'Day 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: {
            name: 'Budget Office',
            handle: '@budget_office',
            avatar: null,
          },
          content:
            'Invoice as received: tug, six days at 2.8 million, 16.8. Salvage share, 15 per cent of 212, 31.8. Yard, 41 days at 0.4 until today, 16.4. Sum 65.0. Reserve 88.0, of which 40.0 are put by for school buildings. Each further day in the dock is another 0.4.',
          timestamp: 'Day 45 06:30',
          likes: 88,
          retweets: 31,
          replies: 16,
        },
        {
          key: 'e3',
          author: {
            name: "Underwriters' Circle",
            handle: '@underwriters_circle',
            avatar: null,
          },
          content:
            'Letter to the Economist, in reply to yours of Monday. Since October the war and accident premium in the Orrin Strait is 60 per cent higher. In two other straits it came down after one traffic control had been set up; for your port we put this at 12 million crowns a year. For a rescue centre alone our members would give something, say 2. Both figures are for the traffic of 2030.',
          timestamp: 'Day 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Cable & Grid',
            handle: '@cable_and_grid',
            avatar: null,
          },
          content:
            'Supply contract with Ilmara, 18 per cent of our electricity: prolonged in October, ends 31 December. On the winter market the same power costs 7 million a month more. A draft for renewal has been on our desk since the 3rd and needs one signature from each side.',
          timestamp: 'Day 45 06:45',
          likes: 239,
          retweets: 91,
          replies: 25,
        },
        {
          key: 'e5',
          author: {
            name: 'Hake Auction',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Yesterday 6.30 a kilo. 44 crates today, and the labels with "not from Merrow" are for sale, 3,000 of them.',
          timestamp: 'Day 45 06:20',
          likes: 41,
          retweets: 6,
          replies: 3,
        },
        {
          key: 'e6',
          author: {
            name: 'Ines Wirth',
            handle: '@wirth_industry',
            avatar: null,
          },
          content:
            '@cable_and_grid Signed by whom on our side, the grid or the Board? Our members buy their power for January next week, so please say.',
          timestamp: 'Day 45 07:02',
          likes: 96,
          retweets: 20,
          replies: 8,
        },
        {
          key: 'e7',
          author: {
            name: 'Fleetwatch',
            handle: '@fleetwatch_sarrow',
            avatar: null,
          },
          content:
            'Nine ships in the southern roads. Two wait for berth 6, one for a pilot and the others have not said.',
          timestamp: 'Day 45 05:50',
          likes: 24,
          retweets: 3,
          replies: 1,
        },
      ],
      files: [
        {
          path: 'invoice-port-azir.csv',
          name: 'invoice-port-azir.csv',
          day: null,
        },
      ],
    },
    social: {
      notes:
        'You listen to people on both shores, who fish, work and marry across the strait. At the end you should be able to say: who would accept which answer, and who would feel cheated by it?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Maren Tuilagi',
            handle: '@tuilagi_fishers',
            avatar: null,
          },
          content:
            'To the Board, in writing. Colleagues, in the shared zone of the draft both fleets may fish. Ours is 640 boats, the longest 14 metres. Theirs has 38 trawlers, and with those Merrow Bank is empty in two winters, we have counted it twice. Motion 1, "boats under 15 metres", 427 to 52: with this in the text we carry it to the assembly. Motion 2, blockade if it is missing, 290 to 189. We ask for an answer in writing by Monday noon, see motion 3.',
          timestamp: 'Day 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: {
            name: "Citizens' Panel",
            handle: '@sarrow_panel',
            avatar: null,
          },
          content:
            'Advance sheet for the social room, not published before Saturday. 2,000 answers, 21 to 25 November, plus or minus 2.2 points. "Ilmara helped us fairly": yes 71. "Share control of the strait": yes 39, no 44. The same "for five years, then a vote": yes 57, no 30. "Pay in full, with money that is put by for new schools": yes 18.',
          timestamp: 'Day 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: {
            name: 'Captain Zehra Idowu',
            handle: '@captain_idowu_azir',
            avatar: null,
          },
          content:
            'Letter, handed on by the consulate. I commanded the tug. I do not write about the border, I have been across it some four thousand times. My deckhand Ilyas Baran is 24 and has lost the hearing in his left ear on your ship. He has had a form from our office and nothing from yours. A letter would do. Please spell his name as it is spelt here. Z. Idowu, master, 25 November',
          timestamp: 'Day 45 09:24',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 's4',
          author: {
            name: 'Salt Street Live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            'They are SELLING our boxes!! My cousin was on the ferry, forty Tamber Light containers on lorries in Port Azir, driving out of the yard at night. Sign a treaty with thieves? Share',
          timestamp: 'Day 45 06:40',
          likes: 2870,
          retweets: 1940,
          replies: 402,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live the boxes in the photo are blue and hers are grey. i have 31 pictures. where was it taken??',
          timestamp: 'Day 45 06:58',
          likes: 190,
          retweets: 52,
          replies: 20,
        },
        {
          key: 's6',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morning programme, typed. PRESENTER: You sell rope to both coasts. CALLER: The same rope. PRESENTER: Who pays faster? CALLER: They do, but they count the metres. PRESENTER: The tides after the news.',
          timestamp: 'Day 45 07:40',
          likes: 22,
          retweets: 1,
          replies: 3,
        },
        {
          key: 's7',
          author: {
            name: 'Paolo Reyes',
            handle: '@paolo_reyes_77',
            avatar: null,
          },
          content:
            "elif was in port azir on monday to fetch daniel's things from the cabin. the commander of the yard carried the box to her car himself. she would like to thank the four who went down for daniel and has three of the names. mateo sleeps better",
          timestamp: 'Day 45 07:12',
          likes: 2590,
          retweets: 1011,
          replies: 243,
          when: [
            {
              kind: 'condition',
              scenario: 'adrift',
              condition: 'sea-search',
              is_met: true,
            },
          ],
        },
        {
          key: 's8',
          author: {
            name: 'Paolo Reyes',
            handle: '@paolo_reyes_77',
            avatar: null,
          },
          content:
            "elif was in port azir on monday to fetch daniel's things from the cabin. the commander of the yard carried the box to her car himself. from the board nobody has rung her, not then and not now. it is six weeks now. mateo still wakes up at 4",
          timestamp: 'Day 45 07:12',
          likes: 3120,
          retweets: 1288,
          replies: 377,
          when: [
            {
              kind: 'condition',
              scenario: 'adrift',
              condition: 'sea-search',
              is_met: false,
            },
          ],
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge what would really make the strait safer: radar, tugs, rules and training. At the end you should be able to say: which answer prevents the next accident, how soon, and what depends on the other side?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Traffic Control Sarrow',
            handle: '@vts_sarrow',
            avatar: null,
          },
          content:
            'Watch book, 13 October, for those who ask: Port Azir had her slowing down at 21:38, we had her at 22:09, because the cape stands in our beam. Between the two rooms there is a telephone. I have rung that number for 22 years and they are always polite. O. Brandt, night watch, 06:10',
          timestamp: 'Day 45 06:20',
          likes: 164,
          retweets: 73,
          replies: 20,
        },
        {
          key: 't2',
          author: {
            name: 'Naval Architect R. Deol',
            handle: '@deol_stability',
            avatar: null,
          },
          content:
            'Report from Port Azir, technological room. I was there on Monday. The ship is stable, hold 3 is shut. The yard began to unload on the 17th and takes off twelve boxes a day, see the tally, so 980 of 1,100 are left and the dock is free in the middle of February. On the door of the dock office hangs a sheet: frigate, 12 January, in red. The dock master asked me twice what our bank says about a guarantee. R. Deol, 06:30',
          timestamp: 'Day 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Ebba Fossum',
            handle: '@tow_numbers',
            avatar: null,
          },
          content:
            'Own heavy tug, used, 160 tonnes: 34 million and 6 a year, delivery in fourteen months, plus or minus two. Shared with Port Azir, half a year each: half of that. Both assume two calls in twenty years, as since 2011.',
          timestamp: 'Day 45 06:50',
          likes: 133,
          retweets: 56,
          replies: 14,
        },
        {
          key: 't4',
          author: {
            name: 'Software Audit',
            handle: '@strait_software',
            avatar: null,
          },
          content:
            'For the technological room, 09:40. Annex 2, control software: tested for two days, sound. Calls of the control room are copied to a server of their Ministry of Defence; one setting turns it off. Our sentence for the text, eleven words, went to the legal room at 09:31.',
          timestamp: 'Day 45 09:42',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1020,
        },
        {
          key: 't5',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Gerrits, back from Port Azir. Hatch 3: two seals, ours and theirs. Numbers agree with book. Dock gate leaks, their problem.',
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'tug-seal',
              is_met: true,
            },
          ],
        },
        {
          key: 't6',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            "Gerrits, back from Port Azir. Hatch 3: one seal, the yard's. Put on 23 October. Before that nobody can say. Whoever opens it, film it.",
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'tug-seal',
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
            'Lens was cleaned by a climber on Tuesday. Wind sensor shows NE 11 knots, the anemometer in the village shows 13.',
          timestamp: 'Day 45 07:30',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't8',
          author: {
            name: 'Berth 9 Cranes',
            handle: '@berth9_cranes',
            avatar: null,
          },
          content:
            'Crane 2 has lifted by remote for 30 days without a stop. Crane 3 greased. Crane 1 waits for paint.',
          timestamp: 'Day 45 06:05',
          likes: 6,
          retweets: 0,
          replies: 1,
        },
      ],
      files: [
        {
          key: 'yard-tally',
          path: 'yard-tally-port-azir.csv',
          name: 'yard-tally-port-azir.csv',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'You speak for Merrow Bank, which lies on both sides of the line. At the end you should be able to say: which answer protects Merrow Bank in ten years, and what must be written down for it?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Dr. Pia Marangoni',
            handle: '@merrow_reserve',
            avatar: null,
          },
          content:
            'Reserve note, environmental room. Spawning counted until 2 November: 92 per cent of a normal year. The reserve has 64 square kilometres and ends at the line. A third of the bank lies behind it, and there anybody may dredge. Article 7 of the draft is one sentence and makes all of Merrow Bank one reserve with one set of wardens. I have asked for that sentence since 2019, first on paper and then by telephone. P. Marangoni, 05:50',
          timestamp: 'Day 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Reserve Wardens',
            handle: '@merrow_wardens',
            avatar: null,
          },
          content:
            'COUNT, copy to the environmental room. Register of Port Azir: 38 trawlers over 24 metres. Article 5 of the draft lets both fleets fish in the zone. From the landings of 2019, when eleven of them had a licence for one season: all 38 would take what the bank grows in about two winters. Channel 8, six to ten.',
          timestamp: 'Day 45 06:40',
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
            'The last of the seven drums was found by a school class in Port Azir. There are TWO lists of forbidden foam for one strait, and a ship takes the weaker one. Would anybody object to one list?',
          timestamp: 'Day 45 06:25',
          likes: 355,
          retweets: 161,
          replies: 30,
        },
        {
          key: 'n4',
          author: {
            name: 'Harbour Lab',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas Nobody here. While we are at it: the naval dock pumps at night, and a colleague sends us bottles. Fluoride 1.5 there, 1.2 at our buoys, limit 2.0. The next bottle comes on Friday with the 11:40 ferry.',
          timestamp: 'Day 45 06:48',
          likes: 31,
          retweets: 7,
          replies: 4,
        },
        {
          key: 'n6',
          author: {
            name: 'Orrin Dolphin Count',
            handle: '@orrin_dolphins',
            avatar: null,
          },
          content:
            '14 from the ferry yesterday, two of them young. Best seat is on the left going out. We need a second pair of binoculars for Sundays.',
          timestamp: 'Day 45 07:20',
          likes: 921,
          retweets: 388,
          replies: 71,
        },
        {
          key: 'n7',
          author: {
            name: 'Night Heron Group',
            handle: '@night_herons',
            avatar: null,
          },
          content: '29 at basin 3. The one with the ring is back from Fallow Sands and has lost weight.',
          timestamp: 'Day 45 05:40',
          likes: 18,
          retweets: 2,
          replies: 2,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You check who may promise what, and what each text does to border, claims and proof. At the end you should be able to say: what can be signed by whom, and which sentence must be in any paper?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'Strait Registry',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'Copy for the legal room: strait-authority-draft-extract.txt. Please look at article 3. The zone runs "along the line as shown", and the map on page 11 shows the line of the other side, drawn with a ruler. The sentence of 1987, that help "shall not be read as recognition of a border", is in none of the eleven pages. Fax 4411.',
          timestamp: 'Day 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: {
            name: 'Strait Registry',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'From Port Azir by fax, 08:47, for the legal room. On our question who signs for their coast guard: since 1 November it is part of the navy, by their Defence Act, section 3. Agreements with foreign offices go to the Senate, which meets again on 9 March and takes them in the order of arrival. The treaty passed it on 29 October, with the words "up to six miles". The counter is sorry that it did not mention this before.',
          timestamp: 'Day 45 08:54',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 'l3',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Privileged. Subject to what the other side will really put its name to, a recommendation of this Board binds nobody and can be contested by nobody until the state has signed, an agreement of neighbourhood may cover rescue, fishing and environment as long as it is silent about territory, and a payment needs nothing except a resolution and the money, so that each of the three ways is open to you in law.',
          timestamp: 'Day 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Working note. In hand: the sentence of 17 October about the border, signed 10:52, two copies. It covers the tow and nothing after it. Missing: the same sentence in whatever is signed next.',
          timestamp: 'Day 45 07:18',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'tug-sentence',
              is_met: true,
            },
          ],
        },
        {
          key: 'l5',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Working note. In hand: Ilmara\'s covering letter, page 1, which calls the tow "conduct along the line". Missing: the sentence of October about the border, which nobody signed. Whatever leaves this building next should carry it.',
          timestamp: 'Day 45 07:18',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'tug-sentence',
              is_met: false,
            },
          ],
        },
        {
          key: 'l6',
          author: {
            name: 'Night Court Clerk',
            handle: '@night_court',
            avatar: null,
          },
          content: 'Night court: two cases. The bicycle from October has been claimed by a second owner.',
          timestamp: 'Day 45 06:00',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: {
            name: 'Anonymous',
            handle: '@yard_whistle',
            avatar: null,
          },
          content:
            "row 11 in hold 3 is the one. the packs at the door are the best of them, don't stop there. a lawyer wrote to me from port azir, very kind, wants to know what i know",
          timestamp: 'Day 45 05:35',
          likes: 960,
          retweets: 411,
          replies: 87,
        },
        {
          key: 'l8',
          author: {
            name: 'Civil Protection Counsel',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'All forms of the Board are to be returned by Day 60, blank ones too. Tray 3 is full, use tray 5.',
          timestamp: 'Day 45 07:25',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'authority-draft',
          path: 'strait-authority-draft-extract.txt',
          name: 'strait-authority-draft-extract.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'Ilmara helped, and it worked. Now the rooms hear different things about what is owed for it. Before you vote, let each room complete the sentence: "When the next ship burns, we will need ...".',
      posts: [],
      files: [],
    },
  },
};
