import type { SampleScenario } from '../../shape.ts';

export const adrift: SampleScenario = {
  key: 'adrift',
  name: 'Adrift in the Strait',
  description:
    "Tuesday 14 October, 06:00. The container ship MV Tamber Light, 212 metres long, has been on fire since 22:15. She has no engine and no steering. On board are 462 containers of lithium-ion modules, 38 of black mass (the powder of shredded batteries), 26 tanks of battery electrolyte and 1,480 tonnes of fuel oil. Twenty of her 22 crew are ashore. Third engineer Mateo Reyes and oiler Daniel Krantz are missing.\n\nShe drifts north-east at 1.1 knots. The intake of the Gannet Point water plant is 8.5 nautical miles ahead, so she gets there at 13:44 if nothing is done. Gannet Point makes 225,000 of the 268,000 cubic metres that 1.18 million people use a day. Closing the intake takes 40 minutes, starting again 60 hours. Without it the Brack reservoir lasts eight days, or fifteen at 60 per cent of normal use.\n\nTwo tugs, Stalwart and Petrel, have lines on board. Both pulling, they reach the port in about four hours, Sable Bank in three, deep water in the west in 20 to 26. The nearest homes are 600 metres from Berth 9; in 2027, after a warehouse fire, the Governor promised there that no burning cargo would enter the port again. The route west crosses Merrow Bank, where hake spawn until 2 November, and leads out of the salvors' reach; her insurer offers 40 million as long as she stays within it. The smoke blows out to sea. A gale is forecast for Wednesday night. The salvage master needs an order by 07:30.",
  asks_order: true,
  decisions: [
    {
      key: 'port',
      title_of_decision: 'Bring her into the port',
      description_of_decision:
        'Tow the ship 5.7 miles to Berth 9, shut the lock gate of basin 3 behind her and fight the fire from the quay. Basin 3 and the fuel jetty close until she is cold. Fire brigade and fireboat work from land and from inside the basin.',
      leads_to: 'harbour-fire',
      outcome:
        "She passed the pier at 11:20 and was alongside ten minutes later, with hold 2 at 72 degrees. The lock gate was shut at 13:20. Four shore pumps have held the temperature since. Until Wednesday evening the smoke went out to sea and people in the Quarter hung out their washing. At ten past eight the wind turned. In Rope Street residence, where 52 of 84 people cannot walk, the night nurse sealed the windows with parcel tape from the office. The port's insurer wrote on Thursday that Berth 9 was an invitation and that it pays 25 million. The lab has found nothing of the ship outside the lock gate, and Gannet Point has not lost an hour.",
      conditions: [
        {
          text: 'A signed risk assessment, with a time and a name, before she passes the pier.',
          met: "The assessment had been signed at 07:21, on one page and by hand. The owner's lawyers asked for a copy on Thursday and have not written since.",
          unmet:
            "No assessment was signed before she passed the pier. The one in the file carries the time 11:31, and on Thursday the owner's lawyers asked for a copy of it.",
        },
        {
          text: 'The order names who looks for the two missing men, and when.',
          met: "The order had named four volunteers and an hour. They were at the engine control room at 12:40 on Tuesday and Mateo Reyes opened the door. Daniel Krantz was alive. He died at St Oda's on Wednesday, and his wife Elif was with him.",
          unmet:
            'No order said who should look aft. A crane driver heard the knocking, and Mateo Reyes was cut out at half past six on Tuesday evening. Daniel Krantz, next to him, had lived until about four.',
        },
      ],
    },
    {
      key: 'sea',
      title_of_decision: 'Tow her out to the open sea',
      description_of_decision:
        'Make up a tow for the western deep, 38 miles out, and leave at 09:00. The strait is cleared in front of it. Out there she burns out under guard, with a safety circle of five miles.',
      leads_to: 'broken-tow',
      outcome:
        "The tow left at 09:10. Petrel kept her water on hold 2 and Stalwart pulled alone. By midnight they were twelve miles out. At two on Wednesday morning Ilmara objected to the course, and the tow lay still until 09:40. The port worked normally and nobody ashore smelled anything. At 17:00 the sea was too high for Petrel and she turned back. At 20:00 the wind stood straight on the bow. Stalwart's wire, rated for 62 tonnes, parted at 23:40 under 97, 21 miles out, and three men were hurt. The tugs lost the ship in the rain. At 03:15 on Thursday she touched the western edge of Merrow Bank. The first oil was seen at nine. Of Stalwart's crew of nine, five are fit for work.",
      conditions: [
        {
          text: 'Ilmara gets a notice of the tow, with the reasons, before she leaves.',
          met: 'The notice, with its reasons, had reached Port Azir at 08:20 on Tuesday. Ilmara objected all the same, and lifted the objection when its own lawyers had read page two.',
          unmet:
            'Nobody had sent Ilmara a notice. Its lawyers have the time of the tow from the harbour camera and want the costs of two patrol boats.',
        },
        {
          text: 'The navy vessels Corvane and Aldis are asked for by name.',
          met: 'Corvane and Aldis came at 21:30 on Tuesday. In the stop on Wednesday morning Aldis got a line on the stern, and it held until it chafed through on the hot rail, nine minutes before the wire parted. Her boat fetched the three hurt men from Stalwart at one.',
          unmet:
            "Nobody had asked for the navy vessels by name. They put to sea on Thursday at ten, by order of the Ministry. The three hurt men lay in Stalwart's mess until a helicopter could fly at seven.",
        },
        {
          key: 'sea-search',
          text: 'The order names who looks for the two missing men, and when.',
          met: "The order had named four volunteers, and an hour for a second try if the first failed. Smoke turned them back on Tuesday at 18:30. On Wednesday at 11:20 Mateo Reyes was lifted off. Daniel Krantz could not walk, and they had him out by three. He died at St Oda's on Thursday, and his wife Elif was with him.",
          unmet:
            'No order said who should look aft. Two men tried on Tuesday at 18:30 and smoke turned them back. Mateo Reyes was lifted off on Wednesday at 11:20, when somebody asked about the knocking again. Daniel Krantz, next to him, had lived until about four in the morning; they brought him up at three in the afternoon.',
        },
      ],
    },
    {
      key: 'offshore',
      title_of_decision: 'Hold her offshore and close the intake',
      description_of_decision:
        'Close Gannet Point, then bring the ship 4.2 miles to the lee of Sable Bank, lay two anchors and go on cooling. The region uses 60 per cent of its normal water, from the reservoir and the Dorran wells, until she is cold enough to be moved.',
      leads_to: 'dry-city',
      outcome:
        "The intake was shut at 09:00, and at 10:30 the Tamber Light lay behind Sable Bank on two anchors with hold 2 at 70 degrees and Petrel's water on it. The tanks have not vented, and the fire has stayed in hold 3. On Wednesday evening the wind went west and the smoke came ashore south of Gannet Point, where the one watchman was sent home. Port Sarrow has water for six hours a day, by district. Bath tubs are full, and so are paint buckets and a paddling pool in Salt Street. The eastern districts have been at 46 litres a head since Wednesday morning. The reservoir has lost 354,000 cubic metres in three days and stands at 1,496,000. The Chamber of Industry puts its losses at 27 million so far.",
      conditions: [
        {
          key: 'offshore-search',
          text: 'The order names who looks for the two missing men, and when.',
          met: "The order had named four volunteers and an hour. They were at the engine control room at 12:10 on Tuesday and Mateo Reyes opened the door. Daniel Krantz was alive. He died at St Oda's on Wednesday, and his wife Elif was with him.",
          unmet:
            'No order said who should look aft. Mateo Reyes was found at six on Tuesday evening because he had gone on knocking. Daniel Krantz, next to him, had lived until about four.',
        },
        {
          key: 'offshore-tug',
          text: 'Ilmara is asked for its tug before 08:00.',
          met: 'The Ilmaran tug made fast at 16:30 on Tuesday and held her bow to the wind all through Wednesday night; the anchors did not move.',
          unmet:
            'Stalwart held her alone. At 02:00 on Thursday both anchors dragged 400 metres towards the intake before they held again.',
        },
        {
          key: 'offshore-hospital',
          text: "The order keeps the district of St Oda's Hospital supplied through valve H7, and names who opens it.",
          met: "A fitter named in the order had opened valve H7 at 08:50. St Oda's has had low pressure twice since then, for twenty minutes, and its tank covered both.",
          unmet:
            "No order said anything about valve H7. St Oda's tank was empty at nine on Wednesday evening. A fitter found the valve at five on Thursday morning. Until then 31 people had missed their dialysis, and one of them, a man of 70, died on Thursday.",
        },
      ],
    },
  ],
  facts: [
    {
      text: "Ilmara's 180-tonne tug would hold the ship at anchor. Asked at 07:30, she is there at 16:30. She will not help with a tow west.",
      carried_by: ['karoun-call'],
      supports: ['offshore'],
      opposes: [],
    },
    {
      text: 'Two navy vessels, 48 tonnes of pull together, come 14 hours after a call. Level 2 is enough if they are asked for by name.',
      carried_by: ['p2', 'level-3-memo', 'l2'],
      supports: ['sea'],
      opposes: [],
    },
    {
      text: 'If the port authority invites the ship in, insurance ends at 25 million instead of 120.',
      carried_by: ['e1', 'cost-model'],
      supports: [],
      opposes: ['port'],
    },
    {
      text: "From Wednesday 20:00 to Saturday smoke from the port goes over Netmakers' Quarter; from Sable Bank it goes over empty cliffs.",
      carried_by: ['s8'],
      supports: ['offshore'],
      opposes: ['port'],
    },
    {
      text: "With the plant off, St Oda's 214 dialysis patients have water for 36 hours, unless the order keeps their district supplied.",
      carried_by: ['s1', 't3'],
      supports: [],
      opposes: ['offshore'],
    },
    {
      text: 'Uncooled, hold 2 vents at 13:00. Petrel cannot cool and pull; Stalwart alone needs 38 hours to the deep, until Wed 23:00. At Berth 9 shore pumps take over at 11:30.',
      carried_by: ['t1', 't2', 't4', 't6', 'tow-times'],
      supports: ['port'],
      opposes: ['sea'],
    },
    {
      text: 'Basin 3 can be shut in less than two hours and nothing that leaks gets out of it.',
      carried_by: ['n2'],
      supports: ['port'],
      opposes: [],
    },
    {
      text: "The proof that could lift the owner's limit of 74 million is in the bridge safe and is lost if she sinks in deep water.",
      carried_by: ['l1'],
      supports: [],
      opposes: ['sea'],
    },
  ],
  rooms: {
    political: {
      notes:
        'You advise on power, promises and partners. Read who has promised what to whom, in the capital and across the strait. At the end you should be able to say: which of the three decisions can the Governor still defend in a week, and with whose help?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'After the warehouse fire in 2027 Governor Osei stood in Netmakers\' Quarter and said: "No burning cargo will enter this port again while I am in office." We have the recording. The Courier rang her office at 04:30, 05:00 and 05:30 and would still print an answer.',
          timestamp: 'Tue 05:45',
          likes: 2318,
          retweets: 907,
          replies: 411,
        },
        {
          key: 'p2',
          author: { name: 'Col. Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'MEMO, political room only. 1. Navy vessels Corvane and Aldis can be with the ship 14 hours after a call. 2. Together they pull 48 tonnes. Neither is a tug and neither has towed anything of this size. 3. Level 3 is not needed for them. Under Level 2 the Board may ask for them by name, in writing. 4. Under Level 3 command passes to the Ministry after 72 hours. 5. Details: memo-level-3-request.docx.',
          timestamp: 'Tue 04:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'To the eleven councillors who rang me tonight: I have not agreed to anything and nobody has asked me. If the Board wants her at Berth 9, I expect a call before the order. We meet at seven. Use the side door, the main one sticks again.',
          timestamp: 'Tue 05:50',
          likes: 604,
          retweets: 88,
          replies: 52,
        },
        {
          key: 'p4',
          author: { name: 'Assembly Office', handle: '@assembly_office', avatar: null },
          content:
            'Group meeting moved from 08:30 to 09:15, same room. The heating is being repaired, please keep your coats.',
          timestamp: 'Tue 05:10',
          likes: 3,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'p5',
          author: { name: 'Office of Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Mr Anand visits the fire station in Gasworks Street at 08:00 to thank the night shift. Photographs from 08:15. Mr Anand will take one question about the ship.',
          timestamp: 'Tue 05:35',
          likes: 41,
          retweets: 9,
          replies: 17,
        },
        {
          key: 'p6',
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Text message from Minister Karoun\'s office, 06:41, political room only: "Our admiralty would like to send the crew of the tug either to sea or to bed. We wait until 08:00. After that the permission has to be asked for again."',
          timestamp: 'Tue 06:42',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
      ],
      files: [
        {
          key: 'level-3-memo',
          path: 'memo-level-3-request.docx',
          name: 'memo-level-3-request.docx',
          day: null,
        },
        {
          key: 'karoun-call',
          path: 'call-roux-karoun-0450.txt',
          name: 'call-roux-karoun-0450.txt',
          day: null,
        },
      ],
    },
    economic: {
      notes:
        'You advise on money, trade and jobs. Compare what each order costs per day, who would pay for it, and for how long stocks last. At the end you should be able to say: what does each decision cost in ten days, and which costs are insured?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'MEMO, economic room. Re: port policy, pages 30 and 31. If a ship drifts in or is driven in, business interruption is covered up to 120 million. If the port authority "invites a casualty", the limit is 25. Berth 9 would be an invitation; I looked for another reading and found none. With basin 3 closed we lose 14 million a day, so 25 is used up during the second day. Both limits are in the cost model (B18, B19). One weak cell is B11, the chance that a tow line parts. The 0.25 there is a guess that two of us made at four in the morning. Somebody in this building must have a number.',
          timestamp: 'Tue 05:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'Port status 05:30. Open, all basins. Loss if closed: whole port 38 million a day, basin 3 alone 14. Stocks: wheat eleven days, diesel and petrol six. Next status 07:00.',
          timestamp: 'Tue 05:30',
          likes: 311,
          retweets: 77,
          replies: 48,
        },
        {
          key: 'e3',
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            "The Chamber of Industry asks for twelve hours' notice before any cut of water. At 60 per cent our members lose about 9 million a day. Below 50 per cent the chip plant and the canneries stop and it is about 21. These figures come from a survey of 2029; I do not know of a later one.",
          timestamp: 'Tue 05:25',
          likes: 454,
          retweets: 163,
          replies: 71,
        },
        {
          key: 'e4',
          author: { name: 'Hake Auction', handle: '@hake_auction', avatar: null },
          content:
            'Auction at nine as usual. 41 crates hake, 12 sole, no squid. Ice machine is down, bring your own.',
          timestamp: 'Tue 05:35',
          likes: 12,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'e5',
          author: { name: 'Wen Sarpong', handle: '@wen_freight', avatar: null },
          content:
            '@port_director Gate 4 has been shut since ten past five. Sixty trucks on Mill Road and nobody tells the drivers anything. Does "open, all basins" mean they should turn round?',
          timestamp: 'Tue 05:50',
          likes: 207,
          retweets: 31,
          replies: 22,
        },
        {
          key: 'e6',
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            '@wen_freight Card reader. A technician is on his way, use gate 3 until then, and they will put up a sign.',
          timestamp: 'Tue 05:56',
          likes: 19,
          retweets: 1,
          replies: 3,
        },
      ],
      files: [
        { path: 'port-calls-october.csv', name: 'port-calls-october.csv', day: null },
        {
          key: 'cost-model',
          path: 'cost-model-ten-days.xlsx',
          name: 'cost-model-ten-days.xlsx',
          day: null,
        },
      ],
    },
    social: {
      notes:
        'You speak for the people: residents, patients, families, crew. Find out who is hurt first by each decision and how long it takes to protect them. At the end you should be able to say: who needs help before the order is given, and who still trusts us?',
      posts: [
        {
          key: 's1',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            "Voice message, typed by the ward office, for the social room. Abara, St Oda's, sorry about the noise. We have 214 people on dialysis, that's ninety, no, ninety-two sessions a day at 120 litres, so eleven cubic metres, and our own tank holds sixteen and a half, so a day and a half if the mains go weak, and they go weak whenever the plant is off, it was the same in March. I'm not asking you to keep the plant on, that's above me. Only could somebody write our district into the order before the valves are turned, and tell me who it is, because in March I rang four offices.",
          timestamp: 'Tue 05:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: { name: 'Paolo Reyes', handle: '@paolo_reyes_77', avatar: null },
          content:
            'my brother is third engineer on that ship. mateo reyes. his phone rang at 04:50 for eleven seconds and the network says it was near the ship. the company says wait. does anybody read this who can send someone to look',
          timestamp: 'Tue 05:40',
          likes: 3871,
          retweets: 2210,
          replies: 640,
        },
        {
          key: 's3',
          author: { name: 'Salt Street Live', handle: '@saltstreet_live', avatar: null },
          content:
            "DON'T drink the tap water in Salt Street!! Smells of paint since four. My cousin is at Gannet Point, he says solvent came through the plant in the night and they were told to keep quiet. Share before they delete this",
          timestamp: 'Tue 05:32',
          likes: 2640,
          retweets: 1980,
          replies: 355,
        },
        {
          key: 's4',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content:
            '@saltstreet_live I live two doors down and mine smells of nothing. But I have sold out of bottled water, one man took forty crates. Are you the one with the blue van?',
          timestamp: 'Tue 05:41',
          likes: 88,
          retweets: 4,
          replies: 12,
        },
        {
          key: 's5',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            '@saltstreet_live ok but they test every half hour?? my friends mum works in the lab. can somebody just post it',
          timestamp: 'Tue 05:47',
          likes: 140,
          retweets: 33,
          replies: 21,
        },
        {
          key: 's6',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            "Netmakers', listen please. There is no order yet. If one comes, Rope Street residence goes first: in the drill they needed eleven hours, and the lift in Anchor House has been out since July. Vans to me. Who has the key to the Salt Street gym, write to me. Zoran, I have your dog.",
          timestamp: 'Tue 05:52',
          likes: 1204,
          retweets: 562,
          replies: 197,
        },
        {
          key: 's7',
          author: { name: 'Radio Sarrow', handle: '@radio_sarrow', avatar: null },
          content:
            "Morning programme, typed. PRESENTER: Jelle from the north mole is on the line. What do you see? CALLER: She's orange at the back. The smoke goes straight out over the water, you can see stars on this side. PRESENTER: So you are not worried. CALLER: I've brought the budgie in. PRESENTER: And now the tides.",
          timestamp: 'Tue 05:55',
          likes: 35,
          retweets: 2,
          replies: 6,
        },
        {
          key: 's8',
          author: { name: 'Weather Office', handle: '@sarrow_met', avatar: null },
          content:
            "NOTICE No. 2 TO SCHOOLS AND CARE HOMES, 06:24. The forecast of midnight is withdrawn. On Wednesday at about 20:00 the wind turns west and rises to force 8. From then until Saturday, smoke from the port basins passes over Netmakers' Quarter. Smoke from Sable Bank would come ashore at the cliffs south of Gannet Point, where nobody lives. This notice goes to institutions only. Public forecast at 08:00.",
          timestamp: 'Tue 06:24',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 480,
        },
      ],
      files: [{ path: 'vulnerable-sites-netmakers.csv', name: 'vulnerable-sites-netmakers.csv', day: null }],
    },
    technological: {
      notes:
        'You advise on ship, fire, tow and plant. Look for what is technically possible and for how long. At the end you should be able to say: how many hours until the next hold burns, will the tow hold, and what happens to the plant if it stops?',
      posts: [
        {
          key: 't1',
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            "Working channel, typed. Gerrits on Stalwart. Hold 2 at 59, two degrees an hour. 26 tanks electrolyte in there. Vents at 75, so one o'clock. Petrel has water on it when she can. Needs her whole engine for the pump. Cool or pull, cannot do both.",
          timestamp: 'Tue 05:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Ebba Fossum', handle: '@tow_numbers', avatar: null },
          content:
            'For the technological room. My tow table is in the files. The situation report says 20 to 26 hours to the western deep. That assumes two tugs pulling all the way, which was the question. Row 4 is for the case that one of them is busy. In force 8 this hull needs about 95 tonnes of pull. Stalwart has 62 and Petrel 34, and Petrel only up to two metres of sea.',
          timestamp: 'Tue 05:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            "Gannet Point, shift report 05:00. Output 9,375 cubic metres an hour, normal. Train 4 was backwashed at 03:10. For information: pressure zone Harbour East, which includes St Oda's Hospital, is held by our pump 3. If the plant stops, the zone is fed from Brack by gravity and the pressure is too low for dialysis; the ward's own tank lasts 36 hours. Supply by hand through valve H7 is possible if it is ordered.",
          timestamp: 'Tue 05:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'Fireboat Port Sarrow', handle: '@fireboat_sarrow', avatar: null },
          content:
            'LOG, mate G. Olawale. 04:20 Berth 9, fixed pumps tried. 1 runs. 2 runs. 3 no pressure. 4 runs. 5 no pressure. 6 runs. Four of six will do for two holds. Part for 3 and 5 on order since August. 04:50 22 hoses laid out, 3 leak. 05:05 Tea.',
          timestamp: 'Tue 05:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't5',
          author: { name: 'Berth 9 Cranes', handle: '@berth9_cranes', avatar: null },
          content:
            'Crane 1 normal. Crane 2: remote kit is on the lorry from Ostmark, due Thursday night. Crane 3 greased.',
          timestamp: 'Tue 05:20',
          likes: 9,
          retweets: 0,
          replies: 1,
        },
        {
          key: 't6',
          author: { name: 'Tug Petrel', handle: '@tug_petrel', avatar: null },
          content:
            'Petrel to all, 06:54. Filter blocked again, nine minutes dry. Hold 2 shows 62.8. Second pump is running now and takes all the power, nothing left for the tow hook.',
          timestamp: 'Tue 06:54',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1080,
        },
        {
          key: 't7',
          author: { name: 'Tug Stalwart', handle: '@tug_stalwart', avatar: null },
          content:
            'Stalwart, mate. Knocking aft again, low down. Six and a pause, six and a pause. Knocked back with a wrench and it answered. Who do I tell?',
          timestamp: 'Tue 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 't8',
          author: { name: 'Cape Lune Camera', handle: '@cape_lune_cam', avatar: null },
          content: 'Lens is wet, no picture before eight. Wind sensor works: SW 24 knots.',
          timestamp: 'Tue 05:45',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        { path: 'hold-temperatures.csv', name: 'hold-temperatures.csv', day: null },
        { path: 'chart-hold-temperatures.png', name: 'chart-hold-temperatures.png', day: null },
        {
          key: 'tow-times',
          path: 'tow-times.csv',
          name: 'tow-times.csv',
          day: null,
        },
      ],
    },
    environmental: {
      notes:
        'You speak for sea, air and coast. Find out where smoke, oil and foam go after each decision, and when. At the end you should be able to say: which place is hit by each order, for how long, and can the damage be undone?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            'Half-hourly samples, 05:30, solvent in mg/l. Intake mouth: <0.05. One mile south-west: <0.05. Sable Bank: 0.12. Fluoride, same order: 1.23, 1.21, 1.35. Limit for solvent in drinking water: 0.5. At the intake mouth no sample since Monday 18:00 is above 0.05. The full half-hourly table is in the files of this room.',
          timestamp: 'Tue 05:40',
          likes: 83,
          retweets: 21,
          replies: 7,
        },
        {
          key: 'n2',
          author: { name: 'Basin 3 Lock', handle: '@basin3_lock', avatar: null },
          content:
            'LOCK BOOK. Sunday, yearly test. Gate from open to shut 1 h 50. Level inside did not move over two tides, so nothing goes in or out. Put dye in, as in 2024, and had the boy look outside after a day. No colour. Basin holds 1.9 million cubic metres. North hinge greased. Lamp on the west post is still the old one, reported three times. I. Osterman, lock keeper, 04:55.',
          timestamp: 'Tue 04:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            'WHAT is in the foam? On the ship: 14,000 litres, old type, PFAS. In the harbour store: 3,000 litres without. When the second is empty somebody opens the first. Has anyone on the Board asked who gives that order?',
          timestamp: 'Tue 05:15',
          likes: 348,
          retweets: 189,
          replies: 29,
        },
        {
          key: 'n4',
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content: '@harbour_lab 0.12 at Sable Bank is not nothing. WHY is nobody saying this?',
          timestamp: 'Tue 05:48',
          likes: 61,
          retweets: 20,
          replies: 9,
        },
        {
          key: 'n5',
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            '@foam_free_seas It is in the table eight minutes above your question. It is a quarter of the limit and we do not know yet whether it comes from her. The 06:00 sample will be on the page at 06:20.',
          timestamp: 'Tue 05:55',
          likes: 14,
          retweets: 2,
          replies: 4,
        },
        {
          key: 'n6',
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'Current model, run of 04:30, plus or minus 40 minutes. Water from Sable Bank lies over the intake until 08:33, then again from 15:58 to 20:58. On the ebb it moves away. People ask me for high water, which is another thing and comes at about six.',
          timestamp: 'Tue 05:05',
          likes: 154,
          retweets: 66,
          replies: 21,
        },
        {
          key: 'n7',
          author: { name: 'Night Heron Group', handle: '@night_herons', avatar: null },
          content:
            '31 herons on the steps of basin 3, two more than last Tuesday. The one with the ring has learned to open fish boxes.',
          timestamp: 'Tue 05:25',
          likes: 27,
          retweets: 3,
          replies: 5,
        },
      ],
      files: [
        {
          key: 'water-table',
          path: 'water-quality-gannet-point.csv',
          name: 'water-quality-gannet-point.csv',
          day: null,
        },
        { path: 'chart-tide-and-intake.png', name: 'chart-tide-and-intake.png', day: null },
      ],
    },
    legal: {
      notes:
        'You advise on law, liability and evidence. Find out which step must come before each order so that it stands in court. At the end you should be able to say: what must be written, sent or secured before 07:30, and who pays above the limit?',
      posts: [
        {
          key: 'l1',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Working note. In hand: nothing. Missing: voyage recorder, cargo papers. Place: bridge safe of the Tamber Light. Use: the owner is liable up to 74 million unless we prove recklessness, and this is what it is proved with. If she goes down in deep water the safe goes too. Any order today should name who fetches them and when.',
          timestamp: 'Tue 05:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Answer to Col. Zeller, political room, copy for our file. Yes: under Level 2 the Board may ask for Corvane and Aldis by name, in writing, and keeps the command. In hand: her figures, 48 tonnes of pull together, 14 hours after the call. Missing: the request.',
          timestamp: 'Tue 05:58',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Privileged. My opinion is in the files. In short, and subject to facts which at this hour I do not have, each of the three orders is lawful if one paper precedes it: for the port a risk assessment bearing a time and a name, for the open sea a notice to Ilmara with reasons, and for the anchorage a written order to close the intake, none of which need take longer than an hour.',
          timestamp: 'Tue 05:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: { name: 'Anonymous', handle: '@yard_whistle', avatar: null },
          content:
            'i loaded that ship. row of boxes in hold 3 booked as machine parts. they were old packs, some swollen, everybody on the yard saw it. i have photos of 12 seals. want a lawyer no police',
          timestamp: 'Tue 05:20',
          likes: 2650,
          retweets: 1433,
          replies: 308,
        },
        {
          key: 'l5',
          author: { name: "Seafarers' Union, branch 4", handle: '@seafarers_4', avatar: null },
          content:
            "To the Board. Stalwart has nine men and four masks. Branch 4 asks for (1) masks for all before she is moved, (2) every man's name on form 12, so that he is insured as an emergency worker, (3) an answer in writing. Until then our members go on with what they are doing and with nothing else.",
          timestamp: 'Tue 05:30',
          likes: 197,
          retweets: 60,
          replies: 18,
        },
        {
          key: 'l6',
          author: { name: 'Night Court Clerk', handle: '@night_court', avatar: null },
          content:
            'Night court: five cases, four of them bicycles. Courtroom 2 opens at nine today instead of eight.',
          timestamp: 'Tue 05:45',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: { name: 'Strait Registry', handle: '@strait_registry', avatar: null },
          content:
            'NOTICE 212/31. Movements of dangerous cargo across the median line are to be notified 24 hours in advance (Strait Convention 1987, art. 5). In an emergency the counter takes notices at any hour. Fax 4411.',
          timestamp: 'Tue 05:35',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        { path: 'legal-opinion-refuge.pdf', name: 'legal-opinion-refuge.pdf', day: null },
        { path: 'radio-transcript-channel-16.txt', name: 'radio-transcript-channel-16.txt', day: null },
      ],
    },
    dashboard: {
      notes:
        'Everybody reads the same scenario, but no two rooms read the same feed. Find out in your room what the others cannot know. Then bring it to the table before you vote: the order must be given at 07:30.',
      posts: [],
      files: [],
    },
  },
};
