import type { SampleScenario } from '../shape.ts';

export const adrift: SampleScenario = {
  key: 'adrift',
  name: 'Adrift in the Strait',
  description:
    'Tuesday 14 October, 06:00. The container ship MV Tamber Light, 212 metres long, has been burning since 22:15 last night. She has no engine and no steering. She carries 1,140 containers, among them 462 with lithium-ion battery modules, 26 tank containers of liquid battery electrolyte and 38 containers of "black mass", the metal-rich powder of shredded batteries. There are 1,480 tonnes of fuel oil in her tanks. Twenty of her 22 crew are ashore; two are missing.\n\nWind and current push her north-east through the Orrin Strait at 1.1 knots. The sea-water intake of the Gannet Point desalination plant lies 8.5 nautical miles ahead of her. If nothing changes, she will reach it shortly before 14:00. Gannet Point makes 84 per cent of the drinking water of 1.18 million people.\n\nTwo tugs are beside her and have a line on board. A gale is forecast for Wednesday night. The salvage master needs an order by 07:30: where does the ship go? After that the tide decides for you.',
  decisions: [
    {
      title_of_decision: 'Bring her into the port',
      description_of_decision:
        'Tow the ship to Berth 9 in the sheltered port basin and fight the fire from land. The tow is short, the water calm and fire crews are close. But the port must close in part, the smoke comes within 600 metres of homes, and the Board itself has then invited the danger in.',
      leads_to: 'harbour-fire',
    },
    {
      title_of_decision: 'Tow her out to the open sea',
      description_of_decision:
        'Tow the ship west, 38 nautical miles into deep water, before the gale arrives. City, port and intake are soon out of reach of smoke and oil. But the tow is long for the tugs you have, it crosses fishing grounds and the line towards Ilmara, and help out there is far away.',
      leads_to: 'broken-tow',
    },
    {
      title_of_decision: 'Hold her offshore and close the intake',
      description_of_decision:
        'Anchor the ship behind the sandbank, close the Gannet Point intake and ration water from the reservoir. Nobody has to breathe the smoke and the ship stays within reach of salvors. But the plant stops, 1.18 million people live on stored water, and every day the stock is smaller.',
      leads_to: 'dry-city',
    },
  ],
  rooms: {
    political: {
      notes:
        'You advise on power, promises and partners. Read who has promised what to whom, in the capital and across the strait. At the end you should be able to say: which of the three decisions can the Governor still defend in a week, and with whose help?',
      posts: [
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            "From the consulate: Ilmara's minister Sefa Karoun told me at 04:50 that their heavy salvage tug, 180 tonnes of pull, can be here in nine hours. One condition, not for the press: the ship is not moved towards the western deep, which both states claim, before Ilmara has agreed to it.",
          timestamp: 'Tue 05:20',
          likes: 64,
          retweets: 11,
          replies: 9,
        },
        {
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'After the warehouse fire four years ago Governor Osei stood in Netmakers\' Quarter and said: "No burning cargo will enter this port again while I am in office." We have the recording. The election is on 14 December. The Courier has asked her office for a comment.',
          timestamp: 'Tue 05:45',
          likes: 2318,
          retweets: 907,
          replies: 411,
        },
        {
          author: { name: 'Col. Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'The capital will send two navy vessels and 400 soldiers, but only if the Board asks for Level 3. Please read the small print: 72 hours after a Level 3 request, command passes from this Board to the Ministry of Defence. You would not be asked again.',
          timestamp: 'Tue 06:05',
          likes: 87,
          retweets: 23,
          replies: 14,
        },
        {
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'My council meets at seven. Eleven of nineteen members told me they will call for open resistance if she comes to Berth 9 without a word to us first. If we are asked, and if the Nets get buses and masks before the ship arrives, I can hold nine of them.',
          timestamp: 'Tue 06:20',
          likes: 1542,
          retweets: 388,
          replies: 276,
        },
        {
          author: { name: 'Strait Desk', handle: '@strait_desk', avatar: null },
          content:
            'Background: the power cable from Ilmara delivers 18 per cent of our electricity and the contract is up for renewal next Thursday. In 2019, after an unannounced naval exercise near the line, Ilmara walked out of the talks for five months. They remember surprises.',
          timestamp: 'Tue 06:35',
          likes: 713,
          retweets: 240,
          replies: 52,
        },
      ],
      files: [{ path: 'memo-level-3-request.docx', name: 'memo-level-3-request.docx', day: null }],
    },
    economic: {
      notes:
        'You advise on money, trade and jobs. Compare what each order costs per day, who would pay for it, and for how long stocks last. At the end you should be able to say: what does each decision cost in ten days, and which costs are insured?',
      posts: [
        {
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'A full closure of the port costs the region 38 million crowns a day, a closure of basin 3 with Berth 9 about 14 million. Grain in the silos lasts eleven days. The fuel depot is my worry: six days, and its jetty lies inside the safety circle of Berth 9.',
          timestamp: 'Tue 05:30',
          likes: 311,
          retweets: 77,
          replies: 48,
        },
        {
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'I read our port insurance policy twice tonight. Business interruption is covered if a ship drifts in or is driven in. If the port authority "invites a casualty", the cover ends at 25 million crowns. One sentence, page 31. At Berth 9 we would burn through that in two days.',
          timestamp: 'Tue 05:55',
          likes: 129,
          retweets: 44,
          replies: 17,
        },
        {
          author: { name: 'Northgate Mutual desk', handle: '@northgate_claims', avatar: null },
          content:
            'To the Board: as liability insurer of the ship we will deposit a guarantee of 40 million crowns today, provided that our salvage contract is accepted before noon and the vessel stays within reach of the salvors. We do not consider a tow to the open ocean to be within reach.',
          timestamp: 'Tue 06:10',
          likes: 38,
          retweets: 9,
          replies: 6,
        },
        {
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'Chamber of Industry: cutting water to 60 per cent costs our members about 9 million a day, mostly cooling and cleaning. Below 50 per cent the canneries and the chip plant must stop, then it is 21 million a day, and the chip line needs three weeks to come back.',
          timestamp: 'Tue 06:25',
          likes: 454,
          retweets: 163,
          replies: 71,
        },
        {
          author: { name: 'Fleetwatch', handle: '@fleetwatch_sarrow', avatar: null },
          content:
            'Eleven ships are waiting in the southern roads, among them the product tanker Ardal Queen with nine days of diesel for the region. Her charter lets her leave for another port after 48 hours of waiting. Clock started yesterday at 23:00.',
          timestamp: 'Tue 06:40',
          likes: 207,
          retweets: 58,
          replies: 22,
        },
      ],
      files: [
        { path: 'port-calls-october.csv', name: 'port-calls-october.csv', day: null },
        { path: 'cost-model-ten-days.xlsx', name: 'cost-model-ten-days.xlsx', day: null },
      ],
    },
    social: {
      notes:
        'You speak for the people: residents, patients, families, crew. Find out who is hurt first by each decision and how long it takes to protect them. At the end you should be able to say: who needs help before the order is given, and who still trusts us?',
      posts: [
        {
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            "St Oda's Hospital treats 214 dialysis patients. One session needs 120 litres of treated water, and our own tank lasts 36 hours. Pressure in the mains is as important as the amount. If the city closes taps by district at night, please not ours.",
          timestamp: 'Tue 05:15',
          likes: 932,
          retweets: 415,
          replies: 88,
        },
        {
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            "Netmakers' Quarter, in case the Board forgot: 38,000 people, one bridge, four care homes with 310 residents. The last drill needed eleven hours to empty the quarter, in daylight, with good weather, and we were told that nobody would have to hurry.",
          timestamp: 'Tue 05:40',
          likes: 1204,
          retweets: 562,
          replies: 197,
        },
        {
          author: { name: 'Paolo Reyes', handle: '@paolo_reyes_77', avatar: null },
          content:
            'My brother Mateo is third engineer on the Tamber Light. The harbour tells us "missing". But his phone rang this morning at 04:50, for eleven seconds, and the network says it was near the ship. The engine control room has its own air. Please look before you drag her away!',
          timestamp: 'Tue 06:00',
          likes: 3871,
          retweets: 2210,
          replies: 640,
        },
        {
          author: { name: "Citizens' Panel", handle: '@sarrow_panel', avatar: null },
          content:
            'Overnight survey, 1,900 answers: 31 per cent trust the authorities to tell the truth about the ship. 68 per cent would accept to save water "for two weeks or more" if everyone, including industry, has the same limit. Only 19 per cent would accept smoke near homes.',
          timestamp: 'Tue 06:15',
          likes: 276,
          retweets: 91,
          replies: 40,
        },
        {
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content:
            'We opened at six and the bottled water was gone by ten past. A man bought forty crates for resale. Old Mrs Ferreira got none. If you plan to ration, do the fair part first, because after today nobody will believe in queues any more.',
          timestamp: 'Tue 06:35',
          likes: 588,
          retweets: 173,
          replies: 102,
        },
      ],
      files: [{ path: 'vulnerable-sites-netmakers.csv', name: 'vulnerable-sites-netmakers.csv', day: null }],
    },
    technological: {
      notes:
        'You advise on ship, fire, tow and plant. Look for what is technically possible and for how long. At the end you should be able to say: how many hours until the next hold burns, will the tow hold, and what happens to the plant if it stops?',
      posts: [
        {
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'Salvage master. Thermal camera says hold 2 is at 61 degrees and rising 2 degrees an hour. That is where the 26 electrolyte tanks stand. From about 75 degrees I expect venting. So we have until around 13:00, later if we can cool the wall without stopping.',
          timestamp: 'Tue 05:10',
          likes: 143,
          retweets: 52,
          replies: 19,
        },
        {
          author: { name: 'Ebba Fossum', handle: '@tow_numbers', avatar: null },
          content:
            'Tow calculation: Stalwart pulls 62 tonnes, Petrel 34 and only in sheltered water. In a force 8 gale this hull needs about 95 tonnes. For the tow out to the deep my model gives four chances in ten that the line parts before the end. For the port, one in thirty.',
          timestamp: 'Tue 05:35',
          likes: 98,
          retweets: 37,
          replies: 12,
        },
        {
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Gannet Point: I can close the intake in 40 minutes. Starting again takes 60 hours of flushing. If we stay closed for more than ten days without flow, growth on the membranes will ruin a third of them. New ones have a delivery time of fourteen weeks.',
          timestamp: 'Tue 06:00',
          likes: 267,
          retweets: 104,
          replies: 33,
        },
        {
          author: { name: 'Chief Mate Gus Olawale', handle: '@olawale_fireboat', avatar: null },
          content:
            'Nobody likes to hear it: of the six fixed water pumps at Berth 9, two are out of order since August, and the spare part never came. Four pumps can cool two holds, not three. With the fireboat beside her it is just enough, as long as she stays at the berth.',
          timestamp: 'Tue 06:20',
          likes: 176,
          retweets: 45,
          replies: 28,
        },
        {
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'Before anyone panics: reverse osmosis membranes keep back more than 98 per cent of nickel and cobalt. What passes more easily are small solvent molecules from electrolyte, and oil blocks the membranes for good. Metals are the smaller problem here. Oil and solvent are the larger one.',
          timestamp: 'Tue 06:38',
          likes: 412,
          retweets: 121,
          replies: 36,
        },
      ],
      files: [
        { path: 'hold-temperatures.csv', name: 'hold-temperatures.csv', day: null },
        { path: 'chart-hold-temperatures.png', name: 'chart-hold-temperatures.png', day: null },
      ],
    },
    environmental: {
      notes:
        'You speak for sea, air and coast. Find out where smoke, oil and foam go after each decision, and when. At the end you should be able to say: which place is hit by each order, for how long, and can the damage be undone?',
      posts: [
        {
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'Current model, run at 04:30: on the ebb, water from Sable Bank moves away from the Gannet intake. On the flood it comes back and is over the intake after four hours. So a leak on the bank is there twice a day, for about five hours each time.',
          timestamp: 'Tue 05:05',
          likes: 154,
          retweets: 66,
          replies: 21,
        },
        {
          author: { name: 'Dr. Pia Marangoni', handle: '@merrow_reserve', avatar: null },
          content:
            'The tow route west runs over Merrow Bank: 64 square kilometres of seagrass and the only spawning ground for hake on this coast. Spawning goes on until 2 November. Oil there in the next three weeks would cost two year classes of fish, not one.',
          timestamp: 'Tue 05:30',
          likes: 689,
          retweets: 301,
          replies: 57,
        },
        {
          author: { name: 'Weather Office Duty', handle: '@sarrow_met', avatar: null },
          content:
            "Wind is south-west now and blows the smoke out to sea, past the port. On Wednesday at about 20:00 it turns west and grows to force 8. From then on smoke from anywhere in the port basin goes straight over Netmakers' Quarter.",
          timestamp: 'Tue 06:00',
          likes: 1120,
          retweets: 530,
          replies: 64,
        },
        {
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            "Ask what is in the foam! The ship's own system holds 14,000 litres of an old type with PFAS. It never breaks down. The harbour has 3,000 litres of fluorine-free foam, enough for about six hours. After that somebody will open the old tanks, because they are there.",
          timestamp: 'Tue 06:15',
          likes: 348,
          retweets: 189,
          replies: 29,
        },
        {
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            'Basin 3 can be closed by its lock gate within two hours. It holds 1.9 million cubic metres and has almost no exchange with the sea when shut. Anything that leaks there stays there: bad for the basin, good for the coast. No other place within reach has this.',
          timestamp: 'Tue 06:30',
          likes: 83,
          retweets: 21,
          replies: 7,
        },
      ],
      files: [
        { path: 'water-quality-gannet-point.csv', name: 'water-quality-gannet-point.csv', day: null },
        { path: 'chart-tide-and-intake.png', name: 'chart-tide-and-intake.png', day: null },
      ],
    },
    legal: {
      notes:
        'You advise on law, liability and evidence. Find out which step must come before each order so that it stands in court. At the end you should be able to say: what must be written, sent or secured before 07:30, and who pays above the limit?',
      posts: [
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            "Places of Refuge Act, section 9: an authority that grants a refuge pays for damage above the owner's limit, unless a written risk assessment was signed before the ship entered. One page is enough, courts have said so. But it has to carry a time and a name.",
          timestamp: 'Tue 05:25',
          likes: 118,
          retweets: 47,
          replies: 13,
        },
        {
          author: { name: 'Strait Registry', handle: '@strait_registry', avatar: null },
          content:
            'For the file: the Strait Convention of 1987 asks for 24 hours of notice before dangerous cargo is moved across the median line. The tow to the western deep would cross it after about 21 miles, tonight. An emergency exception exists, "if no other safe place is available".',
          timestamp: 'Tue 05:50',
          likes: 29,
          retweets: 6,
          replies: 3,
        },
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'The owner can limit his liability to 74 million crowns. The limit falls if damage was caused recklessly. That has to be proven with the voyage recorder and the cargo papers. Both are in the bridge safe of the Tamber Light. If she sinks deep, the proof sinks with her.',
          timestamp: 'Tue 06:05',
          likes: 201,
          retweets: 83,
          replies: 26,
        },
        {
          author: { name: 'Anonymous', handle: '@yard_whistle', avatar: null },
          content:
            'I loaded the Tamber Light. About forty boxes in hold 3 were booked as "machine parts". They were used battery packs, some swollen, and everybody on the yard knew it, also the office. I have photos of twelve seals. I will talk to a lawyer, not to the police.',
          timestamp: 'Tue 06:20',
          likes: 2650,
          retweets: 1433,
          replies: 308,
        },
        {
          author: { name: 'Water Regulator', handle: '@water_regulator', avatar: null },
          content:
            'Closing the intake is in your power without my consent. But by the Water Order, if supply falls under 50 litres per person and day for more than 72 hours, every household may claim 15 crowns a day. Starting the plant again, on the other hand, needs my signature.',
          timestamp: 'Tue 06:35',
          likes: 97,
          retweets: 31,
          replies: 11,
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
