import type { SampleScenario } from '../../shape.ts';

export const brokenTow: SampleScenario = {
  key: 'broken-tow',
  name: 'The Broken Tow',
  description:
    "Friday 17 October, 07:00. On Wednesday at 23:40, 21 nautical miles out and in a full gale, the tow line parted. At 03:15 the Tamber Light struck the western edge of Merrow Bank. She has stayed there, burning in hold 3, with a crack in her side and the sea breaking over her stern. Third engineer Mateo Reyes was lifted off on Wednesday; his colleague is dead.\n\nCity and intake are out of reach of the smoke. About 90 tonnes of fuel oil have leaked, and 1,390 are left. Fishing boats came home with black nets, and the Orrin Strait is closed. The wreck lies 600 metres inside our waters by our chart and 200 metres inside Ilmara's by theirs. The capital has said that the Board has no power to accept foreign help there.\n\nThe gale has eased and the next one is due on Sunday evening. Ilmara's heavy tug, 180 tonnes, lies in Port Azir. A pump crew can be on board at 16:00; its pumps are rated at 30 tonnes an hour. The fishers' union has voted to lay booms with 640 boats for a day rate, and to block the port if anything is sunk in the western deep, where corals were found last year. Sinking a ship on purpose counts as dumping unless life is in danger, and her insurer pays nothing for it; otherwise it offers 40 million again.\n\nThe salvage master needs an order by 09:00.",
  asks_order: true,
  decisions: [
    {
      key: 'tug',
      title_of_decision: 'Ask Ilmara for its heavy tug',
      description_of_decision:
        "Ask Port Azir for the 180-tonne tug. She pulls the ship off the bank and brings her to Ilmara's naval yard, where the fire is put out in dock. Ship, cargo and papers stay there until both sides agree on the bill.",
      leads_to: 'price-of-help',
      outcome:
        'The request went out at 09:20 on Friday and the tug had her line fast at 18:20. On Saturday at 09:05 the Tamber Light came off the bank. The crack held. Captain Idowu had come from the west and left to the west, and her crew worked for 19 hours; a deckhand of 24 has lost the hearing in one ear. The strait opened on Saturday evening at seven, and fourteen ships came in during the night. 140 tonnes of oil were lost in all. The fire was out on the 23rd, in the dock of Port Azir. Hold 3 has not been opened. On the following Monday Ilmara\'s registry sent an invoice and, behind it, eleven pages headed "Joint Strait Authority, draft".',
      conditions: [
        {
          key: 'tug-sentence',
          text: 'Both sides sign that the help is no recognition of a border, before the line is fast.',
          met: "The sentence about the border had been signed at 10:52 on Friday, in two copies. When the Courier printed Ilmara's chart on Sunday, the registry sent it a photograph.",
          unmet:
            "Nobody had signed the sentence about the border. On Sunday the Courier printed Ilmara's chart with the tug on it, and the Government asked the Board for a statement, which the Board has not yet made.",
        },
        {
          key: 'tug-seal',
          text: 'Hatch 3 is sealed by both sides before she leaves.',
          met: 'Hatch 3 carries two seals, one from each registry.',
          unmet: 'Hatch 3 left without a seal of ours. The yard has put one of its own on it.',
        },
      ],
    },
    {
      key: 'sink',
      title_of_decision: 'Sink her in the western deep',
      description_of_decision:
        'Lighten the ship on Saturday, pull her off on the evening tide with Stalwart and Petrel, tow her 17 miles west and open her valves over 1,140 metres of water before the gale. The strait is opened behind her.',
      leads_to: 'what-lies-below',
      outcome:
        'On Saturday boxes went over the side from six in the morning until dark, 3,000 tonnes of them. At 21:50, on top of the tide, the two tugs pulled the Tamber Light off the bank, and she held together. The strait was open by midnight. On Sunday at 11:15 Commander Inês Bakari of the coast guard opened the valves 38 miles out, and 25 minutes later there was nothing to be seen. By six in the evening it blew a gale. Some 480 tonnes of oil rose in two days; the storm broke up most of it and the beaches saw hardly any. From Sunday evening fishing boats lay across the harbour mouth, and stayed for eleven days. A complaint against Commander Bakari came in on the 22nd.',
      conditions: [
        {
          key: 'sink-told',
          text: 'The fishers hear of it from the Board before noon on Friday.',
          met: 'A member of the Board had told Maren Tuilagi at eleven on Friday, in her office. The boats left a lane for diesel and for the ferry.',
          unmet:
            'The fishers had read it in the Courier. For the first three days nothing passed the boats, diesel included.',
        },
        {
          key: 'sink-west',
          text: 'The boxes go over the side to the west, away from the seagrass.',
          met: 'All boxes had gone over the side to the west.',
          unmet:
            'About forty of the boxes had gone over the side to the east. They have ploughed a strip of 900 metres into the seagrass.',
        },
      ],
    },
    {
      key: 'pump',
      title_of_decision: 'Stay, pump out the oil, guard the coast',
      description_of_decision:
        'Put a crew of 44 on board today to pump her oil into a barge until Sunday evening. Lay booms from Cape Lune to Fallow Sands with the fishing boats. The ship stays on the bank, and papers and boxes stay with us.',
      leads_to: 'winter-coast',
      outcome:
        '44 people went on board on Friday at 16:00 and pumped for 50 hours, beside a hold that burned. On Sunday at 18:20 the last of them was lifted off. They had 1,080 tonnes in the barge. In the night the Tamber Light broke in two at frame 88, and some 250 tonnes went into the sea. The oil reached the coast on Wednesday morning, between Cape Lune and Fallow Sands. 640 boats and 7,300 volunteers worked there for five weeks, and for the first two days there were gloves for 900. The strait was closed for fourteen days. Hake fell to 2.90 and came back to 6.10. The bow stands on the bank, and at low water one can walk to hold 3.',
      conditions: [
        {
          key: 'pump-listed',
          text: 'Everybody who goes on board is listed by name on form 12 before that.',
          met: 'All 44 had been listed by name. Two were burnt on Saturday, and their wages and the hospital are paid.',
          unmet:
            'Nobody had listed the 44. Two were burnt on Saturday, and the letter about who pays has gone back and forth between two offices four times.',
        },
        {
          key: 'pump-berth',
          text: "A fisher from Cape Lune shows the barge its place for Saturday's low water.",
          met: 'On Saturday a skipper from Cape Lune showed the barge where to lie, and for three hours people changed over on flat water.',
          unmet:
            'On Saturday at low water the barge lay on the wrong side of the wreck. Nobody could be relieved, and the first shift worked for 17 hours.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Both sides can sign, before the line is fast, that help "shall not be read as recognition of a border". Ilmara has the form ready. It takes an hour.',
      carried_by: ['l1', 'article-9'],
      supports: ['tug'],
      opposes: [],
    },
    {
      text: "Ilmara's tug comes without a treaty. Karoun wants one meeting about a joint authority before the election; nothing is signed for the tow.",
      carried_by: ['p1'],
      supports: ['tug'],
      opposes: [],
    },
    {
      text: 'Cold oil lets the pumps move 22 tonnes an hour, not 30. In the 50 hours until Sunday 18:00 that is 1,100 of 1,390 tonnes; 290 stay on board.',
      carried_by: ['t4'],
      supports: [],
      opposes: ['pump'],
    },
    {
      text: "The captain of Ilmara's tug gives herself 85 per cent until Saturday noon, 60 on Saturday night, 35 on Sunday. She needs nine hours from the request.",
      carried_by: ['s3'],
      supports: ['tug'],
      opposes: [],
    },
    {
      text: 'With pumps on the bank the strait stays closed for twelve days at least. If the ship is off on Saturday, it opens that evening. A day costs 38 million.',
      carried_by: ['e1'],
      supports: [],
      opposes: ['pump'],
    },
    {
      text: 'Of the oil of a ship at 1,140 metres about 500 tonnes come up in two days. A gale breaks it up out there; in three model runs none reaches the coast.',
      carried_by: ['n1'],
      supports: ['sink'],
      opposes: [],
    },
    {
      text: '400 metres east of the wreck begins seagrass that needs 30 years to grow back. Propellers and dropped containers plough it up; the clean way is from the west.',
      carried_by: ['n2'],
      supports: [],
      opposes: ['tug', 'sink'],
    },
    {
      text: 'Around low water on Saturday, 15:20, the sea behind the wreck is flat for three hours even after a gale. Fishers unload there and would show where.',
      carried_by: ['s2'],
      supports: ['pump'],
      opposes: [],
    },
    {
      text: 'Any pull works on the crack. Our tugs get her off on Saturday at 21:30 if 3,000 tonnes go over the side, with 45 per cent that she breaks; then 900 tonnes of oil sink in 70 metres.',
      carried_by: ['t1', 't2'],
      supports: [],
      opposes: ['tug', 'sink'],
    },
    {
      text: 'In an Ilmaran yard their court decides who opens hold 3, after about a year. The forty boxes with the false booking are in it, still dry.',
      carried_by: ['p2', 'l2'],
      supports: [],
      opposes: ['tug'],
    },
  ],
  rooms: {
    political: {
      notes:
        'You watch two governments, one border and one election. Find out what Ilmara wants, what the capital forbids and what the coast will put up with. At the end you should be able to say: what will each neighbour ask of us, and can we give it?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            "Note of a call, political room. Minister Karoun, 06:02 to 06:19. She spoke for six minutes about Wednesday and then asked how many of Stalwart's men were hurt. The tug comes without a treaty; she said it twice and had me repeat it. What she wants is one meeting about a joint strait authority, before 14 December, with cameras. For the tow itself nothing is signed except what our lawyers put in front of her. I asked whether this was for the press. She said that depended on us, and hung up at 06:19.",
          timestamp: 'Fri 06:40',
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
            'Second note, political room. The court clerk in Port Azir returned my call at 06:27. In their yard a judge of theirs decides who opens hold 3. I asked how long that takes. He looked it up while I held: 11, 12 and 14 months in the last three cases. Call ended 06:33.',
          timestamp: 'Fri 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Ministry Leaks',
            handle: '@ministry_leaks',
            avatar: null,
          },
          content:
            'Cable from the capital, two pages. The Board has no power to accept foreign control of a casualty in the disputed zone. If it does, the Government disowns the act. It does not forbid it. The second page is the list of those who must not see the first.',
          timestamp: 'Fri 05:55',
          likes: 1610,
          retweets: 720,
          replies: 188,
        },
        {
          key: 'p4',
          author: {
            name: 'Maren Tuilagi',
            handle: '@tuilagi_fishers',
            avatar: null,
          },
          content:
            "Colleagues, result of six o'clock. Motion 2, booms at day rates: 402 to 77. Motion 3, blockade of the port from Sunday if anything is sunk in the western deep: 388 to 91. The motions bind the others as well. Day rates in writing by noon, see motion 4.",
          timestamp: 'Fri 06:15',
          likes: 1280,
          retweets: 440,
          replies: 131,
        },
        {
          key: 'p5',
          author: {
            name: 'Assembly Office',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'The lift in the south wing is out of order. The group meeting at 09:15 stays on the third floor.',
          timestamp: 'Fri 05:45',
          likes: 2,
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
            "Mr Anand calls for the Governor's resignation at ten on the steps of the assembly. Photographs from 09:45. Please stand on the left, the right side is being painted.",
          timestamp: 'Fri 06:20',
          likes: 52,
          retweets: 9,
          replies: 30,
        },
        {
          key: 'p7',
          author: {
            name: 'Col. Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            'For the political room. 1. The Ministry asked at 07:40 whether the Board has asked Ilmara. 2. I said no. 3. It asks again at 08:40. 4. Nothing that you order today needs its consent.',
          timestamp: 'Fri 07:52',
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
        'You price the three ways and the closed strait. Look for who pays now, who pays later and what waiting costs. At the end you should be able to say: what is the full bill of each way, and what can be got back from the owner?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'NOTICE to the economic room. Strait closed since Thursday 04:00, 38 million a day. The harbour master has now written down when it opens. Ship off the bank on Saturday, whoever pulls: that evening. Pumps at work on the bank: the circle stays until the last hose is off, then survey, then sweep. He will not go below twelve days, and I asked twice. Wheat eight days, diesel three. Next status 08:00.',
          timestamp: 'Fri 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            "MEMO, economic room. Three bills. Ilmara's tug: 2.8 million a day and 15 per cent of what is saved, no cure no pay, clause 6. Pump crew with barge and heater: 1.1 million a day. Booms and 640 boats: 0.9. For the saved value in clause 6 I have written 340, which makes 51 for the tug. The 340 is ours, it is round, and I would not defend it. The day rate counts from today.",
          timestamp: 'Fri 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Northgate Mutual desk',
            handle: '@northgate_claims',
            avatar: null,
          },
          content:
            'To the Board. The guarantee of 40 million was withdrawn on Tuesday. It can be given again for a salvage on the bank or in any yard. For a sinking ordered by an authority we pay nothing. This letter is open until 12:00.',
          timestamp: 'Fri 05:50',
          likes: 44,
          retweets: 10,
          replies: 9,
        },
        {
          key: 'e4',
          author: {
            name: 'Hake Auction',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'Yesterday 3.10 a kilo, on Monday 6.40, clean fish included. Two buyers want "not from Merrow" on the papers. Auction at nine, 9 crates, bring papers.',
          timestamp: 'Fri 06:20',
          likes: 260,
          retweets: 101,
          replies: 38,
        },
        {
          key: 'e5',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            '@hake_auction Which papers? My driver has been standing at your gate with the ice since five.',
          timestamp: 'Fri 06:31',
          likes: 14,
          retweets: 2,
          replies: 3,
        },
        {
          key: 'e6',
          author: {
            name: 'Hake Auction',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            '@wen_freight Landing paper, the one with the number of the square. He can come in, there is coffee.',
          timestamp: 'Fri 06:44',
          likes: 6,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'e7',
          author: {
            name: 'Fleetwatch',
            handle: '@fleetwatch_sarrow',
            avatar: null,
          },
          content:
            'Fourteen ships in the southern roads. Four have asked for vegetables and one for a dentist.',
          timestamp: 'Fri 05:30',
          likes: 37,
          retweets: 8,
          replies: 2,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You listen to fishers, families and coastal towns. Find out who carries the risk of each way and who feels deceived. At the end you should be able to say: who is ready to help, on which condition, and whom have we not told the truth?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Paolo Reyes',
            handle: '@paolo_reyes_77',
            avatar: null,
          },
          content:
            "mateo is home since last night. he eats and he doesn't say much. he did the knocking and daniel did the counting he says. elif speaks at noon in the fish hall. she would like the board to say his name, she asked me to write it here",
          timestamp: 'Fri 05:45',
          likes: 8120,
          retweets: 3640,
          replies: 1102,
        },
        {
          key: 's2',
          author: {
            name: 'Skipper Anneke Vaz',
            handle: '@skipper_vaz',
            avatar: null,
          },
          content:
            'Letter, given in by hand, for the social room. On Saturday at low water, that is 15:20, it goes flat behind the wreck for about three hours, also after a gale. The bank does that. Our people have unloaded there for two hundred years, I have done it twice, once with a piano. If you want a barge beside her, put it there then, and take somebody along who knows which side is behind. Any of us would go. A. Vaz, Cape Lune 14, the blue door',
          timestamp: 'Fri 06:05',
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
            'From Port Azir by radio to the boats off Cape Lune, typed for the social room by the cooperative. You ask whether I can get her off the bank. Until Saturday noon 85 in 100, Saturday night 60, Sunday 35, because the sand comes up round the hull. From the request I need nine hours, six for a signature here and three for me. The engines have been warm since Monday. Z. Idowu, master, 06:20',
          timestamp: 'Fri 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's4',
          author: {
            name: 'Salt Street Live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            'The oil is ALREADY at Gannet Point!! My cousin saw a rainbow on the intake last night. They pump it into the taps and say nothing because of the election. Fill your bath tubs while it is still clean',
          timestamp: 'Fri 05:38',
          likes: 2980,
          retweets: 2105,
          replies: 390,
        },
        {
          key: 's5',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            'i live at the intake beach. no rainbow. 14 gulls, 2 dead ones but those are from the storm. who has a photo??',
          timestamp: 'Fri 05:52',
          likes: 150,
          retweets: 40,
          replies: 12,
        },
        {
          key: 's6',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            '@saltstreet_live Leave the bath tubs alone, the Costas under you have a wet ceiling from last time. Who has rubber gloves for the beach, any size, write to me.',
          timestamp: 'Fri 06:02',
          likes: 410,
          retweets: 120,
          replies: 33,
        },
        {
          key: 's7',
          author: {
            name: 'Bright Coast Volunteers',
            handle: '@bright_coast',
            avatar: null,
          },
          content:
            '7,300 people have put their names down for the beaches since last night. We have gloves for 900 and masks for 200. After the last spill one helper in eight had skin or lung trouble; we still have that list. Please do not call anybody before we have trained the first 400, Saturday 14:00, gymnasium Fallow Sands.',
          timestamp: 'Fri 06:25',
          likes: 1640,
          retweets: 890,
          replies: 170,
        },
        {
          key: 's8',
          author: {
            name: 'Radio Sarrow',
            handle: '@radio_sarrow',
            avatar: null,
          },
          content:
            'Morning programme, typed. PRESENTER: We are at the fish hall, what have you got there? CALLER: A net. PRESENTER: It is black. CALLER: Yes. PRESENTER: What does one do with a black net? CALLER: Diesel and a brush, and then you buy a new one. PRESENTER: And now the tides.',
          timestamp: 'Fri 05:55',
          likes: 28,
          retweets: 1,
          replies: 4,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge hull, tugs and pumps against the Sunday gale. Each way has its hour after which it is no longer possible. At the end you should be able to say: how likely is each way to succeed, and when does its window close?',
      posts: [
        {
          key: 't1',
          author: {
            name: 'Joost Gerrits',
            handle: '@gerrits_salvage',
            avatar: null,
          },
          content:
            'Working channel, typed. Gerrits on Stalwart. Crack port side, frame 88. Four metres on Thursday, five now. Own pull 62 tonnes. Gets her off Saturday 21:30, top of tide, if 3,000 tonnes of boxes go over the side first. Not before and not after. Pulling on that crack: 45 in 100 that she breaks.',
          timestamp: 'Fri 05:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'Naval Architect R. Deol',
            handle: '@deol_stability',
            avatar: null,
          },
          content:
            "Stability note, technological room. In one piece she can be towed and sunk and will go down upright. If she parts at frame 88 on the way, the bow floats for an hour or so and the stern sinks where it is, in 70 metres, with 900 tonnes of oil in it. That is too deep for divers to work and too shallow to be left alone. I have no figure of my own for the chance and use the salvage master's 45 per cent. A stronger tug loads the same frame. R. Deol, 05:50",
          timestamp: 'Fri 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Pump Crew Four',
            handle: '@pumpcrew_four',
            avatar: null,
          },
          content:
            'We are 44, with the people of the barge. Heater, coil, two pumps of 15 tonnes each. We can be on board at 16:00 if somebody signs for us by ten. The rope ladder we bring ourselves, hers is burnt.',
          timestamp: 'Fri 05:40',
          likes: 52,
          retweets: 11,
          replies: 6,
        },
        {
          key: 't4',
          author: {
            name: 'Pump Crew Four',
            handle: '@pumpcrew_four',
            avatar: null,
          },
          content:
            'TRIAL, technological room. We had 40 litres of her oil from Thursday, 12 degrees, and ran it through our coil. 22 tonnes an hour, both pumps together. Not 30. It comes like honey. From Friday 16:00 to Sunday 18:00 are 50 hours, that is 1,100, and there are 1,390 in her. So 290 stay on board when the wind comes. A second heater would help and there is none on this coast. Please check our multiplication, next trial 08:30.',
          timestamp: 'Fri 07:36',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 't5',
          author: {
            name: 'Ebba Fossum',
            handle: '@tow_numbers',
            avatar: null,
          },
          content:
            "For the technological room. Assuming the tide table and no swell, Saturday's tide lifts her 40 centimetres more than Friday's, plus or minus 15. That is all the difference between the two days.",
          timestamp: 'Fri 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't6',
          author: {
            name: 'Tug Stalwart',
            handle: '@tug_stalwart',
            avatar: null,
          },
          content:
            'Stalwart, mate Farouk-Stein. Crack has grown by the length of my hand since five, I put a chalk mark. Men ask who relieves us and when.',
          timestamp: 'Fri 08:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 't7',
          author: {
            name: 'Cape Lune Camera',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content:
            'Wreck in the picture from 06:40 until 18:20, as far as the light allows. The wiper works again.',
          timestamp: 'Fri 05:50',
          likes: 3,
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
            'Crane 1 normal. Crane 2 has had its remote kit since last night. Nobody has tried it yet.',
          timestamp: 'Fri 06:15',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          path: 'tow-log-stalwart.txt',
          name: 'tow-log-stalwart.txt',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'You follow oil, metals and life on the bank. Some damage is seen at once and is gone in a year, and some takes decades to show. At the end you should be able to say: what does each way harm, for how many years, and what grows back?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Sigrun Ulvik',
            handle: '@orrin_currents',
            avatar: null,
          },
          content:
            "For the environmental room. Model run of 04:30, three winds. If she lies at 1,140 metres, about 500 tonnes of her oil come up within two days, plus or minus 150. In a gale it breaks up out there, and none of the three runs brings it to the coast. From the bank it is another matter: Cape Lune to Fallow Sands, 34 kilometres, after 50 to 60 hours. Everybody asks about Gannet Point. Not in any of the three; ask me again about Tuesday's south wind.",
          timestamp: 'Fri 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Dr. Pia Marangoni',
            handle: '@merrow_reserve',
            avatar: null,
          },
          content:
            'Reserve note, environmental room. The wreck lies on sand. 400 metres to the east begins the meadow, the only spawning ground for hake on this coast, in use until 2 November. Oil that floats over it does it little harm. A propeller or a dropped container ploughs it up, and it needs 30 years to close. There is one clean way in and out, from the west, for friends as well. P. Marangoni, 05:30',
          timestamp: 'Fri 05:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Deep Sea Institute',
            handle: '@deepsea_lab',
            avatar: null,
          },
          content:
            'The corals in the western deep stand between 900 and 1,200 metres. We mapped them last year, 11 square kilometres. The current there runs at 3 centimetres a second. Map on request.',
          timestamp: 'Fri 06:25',
          likes: 310,
          retweets: 144,
          replies: 22,
        },
        {
          key: 'n4',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content:
            'Seven drums of PFAS foam went overboard on Wednesday night, 2,000 litres each. Fishers have brought in two. WHO has warned the others? An orange drum makes a good water barrel.',
          timestamp: 'Fri 05:30',
          likes: 371,
          retweets: 160,
          replies: 28,
        },
        {
          key: 'n5',
          author: {
            name: 'Harbour Lab',
            handle: '@harbour_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas The coast radio has warned every hour since 05:00, after the tides. That there were seven is new to us. Where is the number from?',
          timestamp: 'Fri 05:44',
          likes: 18,
          retweets: 3,
          replies: 5,
        },
        {
          key: 'n6',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content: '@harbour_lab From the refill note of 2028, line 4. SEVEN. Shall I send it?',
          timestamp: 'Fri 05:58',
          likes: 29,
          retweets: 6,
          replies: 2,
        },
        {
          key: 'n7',
          author: {
            name: 'Night Heron Group',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            'The heron with the ring has been seen at Fallow Sands, with a flounder it could not swallow.',
          timestamp: 'Fri 05:20',
          likes: 17,
          retweets: 2,
          replies: 3,
        },
        {
          key: 'n8',
          author: {
            name: 'Weather Office',
            handle: '@sarrow_met',
            avatar: null,
          },
          content:
            'Public forecast. Friday easing, swell two metres. Saturday light, fog patches until ten. Sunday from noon rising from the west, at Merrow Bank force 8 by 18:00.',
          timestamp: 'Fri 05:10',
          likes: 96,
          retweets: 33,
          replies: 4,
        },
      ],
      files: [
        {
          path: 'chart-oil-drift.png',
          name: 'chart-oil-drift.png',
          day: null,
        },
        {
          key: 'oil-index',
          path: 'oil-index-gannet-point.csv',
          name: 'oil-index-gannet-point.csv',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        'You look after borders, contracts and evidence. Who pays depends on where she lies and on who moves her. At the end you should be able to say: what do we sign, what do we lose by it, and where does the evidence remain?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'Strait Registry',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'Copy for the legal room. Article 9 of the Strait Convention: help accepted in an emergency "shall not be read as recognition of a border", provided that both sides sign that sentence before the line is fast. Port Azir rang at 06:10. They have the form, two copies. Needed from us: one signature, about an hour. The text is in strait-convention-article-9.txt. Fax 4411.',
          timestamp: 'Fri 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: {
            name: 'T. Quispe',
            handle: '@quispe_maritime',
            avatar: null,
          },
          content:
            'Working note. In hand: booking list. In hand, nearly: voyage recorder, a fisher has it and asks for a reward. Missing: the forty boxes in hold 3, dry as of yesterday. In an Ilmaran yard their court decides who opens the hold. Their last three cases took 11, 12 and 14 months, so about a year. On our sand we can open it ourselves, between two tides. If she leaves, the order should name who seals the hatch.',
          timestamp: 'Fri 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Privileged. Subject to what the members decide to sign, sinking a ship on purpose is dumping under the sea treaties unless human life is in danger and no other way is open, and since at this hour nobody is on board and two other ways are on your table, I should need to see an argument that I do not have, whereas for the tug and for the pumps I should need nothing but a date.',
          timestamp: 'Fri 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: {
            name: 'Civil Protection Counsel',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            "To the Board's file. Whoever works on the wreck is covered by the state if form 12 lists him by name before he goes on board. Four of Stalwart's men are hurt. Whether they were listed on Tuesday I am still finding out. Empty forms: tray 3.",
          timestamp: 'Fri 05:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: {
            name: 'Night Court Clerk',
            handle: '@night_court',
            avatar: null,
          },
          content:
            'Night court: three cases, one about a net and two about bicycles. Courtroom 2 opens at eight.',
          timestamp: 'Fri 06:00',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: {
            name: "Seafarers' Union, branch 4",
            handle: '@seafarers_4',
            avatar: null,
          },
          content:
            'To the Board. Five of the nine men of Stalwart are fit. Branch 4 asks (1) who relieves them, (2) when, (3) an answer before the tide.',
          timestamp: 'Fri 06:40',
          likes: 140,
          retweets: 39,
          replies: 11,
        },
        {
          key: 'l7',
          author: {
            name: 'Anonymous',
            handle: '@yard_whistle',
            avatar: null,
          },
          content:
            "hold 3 is dry. if anybody goes in film the seals first, then the doors, then the packs. in that order or it's worth nothing. i can say which row",
          timestamp: 'Fri 05:20',
          likes: 1720,
          retweets: 800,
          replies: 140,
        },
        {
          key: 'l8',
          author: {
            name: 'Strait Registry',
            handle: '@strait_registry',
            avatar: null,
          },
          content:
            'Fax from Port Azir, 08:02, for the legal room. Their counter closes today at 12:00 and opens again on Monday. Theirs is signed; ours would have to be there by 11:45.',
          timestamp: 'Fri 08:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 960,
        },
      ],
      files: [
        {
          key: 'article-9',
          path: 'strait-convention-article-9.txt',
          name: 'strait-convention-article-9.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'On Tuesday many of you thought the tow was right. Leave Tuesday alone for now. Each room holds part of the timetable until Sunday evening: put it together before you vote.',
      posts: [],
      files: [],
    },
  },
};
