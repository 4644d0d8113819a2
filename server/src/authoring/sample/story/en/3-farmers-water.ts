import type { SampleScenario } from '../../shape.ts';

export const farmersWater: SampleScenario = {
  key: 'farmers-water',
  name: "The Farmers' Water",
  description:
    "Day 45, Thursday 27 November, 08:00. The wells of the Dorran plain saved the city. From 20 October they gave an extra 70,000 cubic metres a day through the old pipe, 113,000 with the city's own wells. Every district kept its six hours and nobody had to drink anything doubtful. The ship was towed away on 1 November, Gannet Point has been running again since the 5th, and the reservoir is filling.\n\nOn the plain 1,700 of 2,600 farms lost their winter vegetables. In the villages nearest to the coast 44 wells taste of salt. On Day 41 tractors blocked Kiln Hill for two days, and in the night somebody cut the pipe. Nobody was hurt; two districts were dry for 31 hours. The order on the wells ended on 17 November, though the city still takes a part of the water.\n\nA contract would make a rule of what was done in the crisis, and both sides would be safer. It takes 118 million, trust in those who came with a locksmith, and a line for cleaned waste water, by the plan of 2029 in four years. To give the wells back and pay ends the quarrel quickly, and the ground can rest. It costs 96 million, 64 for crops and 32 for wells and soil, of a reserve of 88. Gannet Point has lost a third of its membranes and makes 205,000 cubic metres a day until February, and the city would have no second source. A recharge zone would protect the water for generations. 310 families would lose their farms, it costs 174 million, 104 of them for land, and the first effect is seen in years.\n\nThe powers of this Board end on Day 60, and the election is in 17 days. The Board decides by 09:40.",
  asks_order: true,
  decisions: [
    {
      key: 'contract',
      title_of_decision: 'Make a lasting water contract',
      description_of_decision:
        'Offer the growers a contract for 20 years. In dry times the city may use the wells at a fixed price; in normal times it sends cleaned waste water to the fields. The region pays for the line and for the treatment.',
      leads_to: null,
      outcome:
        "Minutes, growers' league of the Dorran plain, 26 November 2032, Lund's barn, 41 present. 1. Last minutes read. On Day 60, at 16:20, the Board signed the contract and went home. The Governor had come by bus and left by the same bus. 2. Election. She lost two days later by 11,000 votes, most of them in the city. Governor Anand was here in March, read the contract in the car and asked for a better sign at the gate. 3. Railway bed: 11 of 19 kilometres laid. First waste water for the fields in autumn 2033. 4. Wells: 58 have gone over to salt, the last in July. 5. Farm of Anders Oyelaran, second from the sea. His well went in January. The contract pays for water, it does not pay for salt. He has sold to a company in the capital and drives a lorry for it. He asks for his entrance fee back, 20 crowns. Granted. 6. Leeks as last year. 7. Heating of the barn. Put off.",
      conditions: [
        {
          key: 'association',
          text: 'The contract is signed by a water association, not by the Board alone.',
          met: '8. The water association: founded on 5 December 2031 with 63 signatures. The contract is with it, five seats for us and five for the city. The chair changes in January.',
          unmet:
            '8. The contract: since the Board is gone it has one party. Our lawyer writes "suspended". Mr Lim goes on digging because nobody has told him to stop.',
        },
        {
          key: 'pump-contract',
          text: 'Pump 6 is switched off today.',
          met: '9. Crane Lake: the springs came back in the first week of January, with 9,000 cranes.',
          unmet:
            '9. Pump 6 ran until 3 December. The damages for 16 days without a title are claimed from two officials in person, and one has sold his house.',
        },
      ],
    },
    {
      key: 'give-back',
      title_of_decision: 'Give the wells back and pay full damages',
      description_of_decision:
        "Close the city's pumps on the farm wells today. Pay for each lost crop and each salted well, beginning before the holidays, and leave the ground in peace.",
      leads_to: null,
      outcome:
        "I drive the school bus, and it is a year now, so I tell it by stops. Pump 6: switched off on the 27th at noon, and the man from the waterworks took his cap off, I don't know why. Lund's barn: here the first cheques lay, on 19 December. By midsummer the owner's insurer had paid back 58 million. Town hall: on Day 60 the Board handed in its keys, it rained, nobody went to look. On election night the plain voted 61 per cent Anand and the city Osei, and the city is bigger. Kiln Hill: in August the plant at Gannet Point had algae and stood for eleven days, five hours of water a day in the Nets. Nobody came to ask us for water. I should have liked to hear our answer. Sea road: 197 wells are sweet that had been written off. Last stop, Sten Aure. He was paid 212,000 for crop, well and soil, and the ground stays salt. He works nights at the bottler's. His two still ride with me, until the summer.",
      conditions: [
        {
          key: 'affidavit',
          text: 'A well without a licence counts if two neighbours swear to it.',
          met: "At the notary's they queued with their neighbours, each to swear for the other. He says that he has not seen so many people make up since his own wedding.",
          unmet:
            "Two of three forms went back for want of a licence number. The money went to the big farms. At the notary's there is a pile that he calls the carpet.",
        },
        {
          key: 'pickers',
          text: 'The order names the 4,100 seasonal workers.',
          met: 'The pickers got 900 crowns each, and in August most of them came back.',
          unmet: 'The pickers were on no list, and in August there were leeks and nobody to pull them.',
        },
      ],
    },
    {
      key: 'recharge',
      title_of_decision: 'Buy the coastal farms for a recharge zone',
      description_of_decision:
        'Buy 310 farms along the coast and let treated water soak into the ground there, so that it pushes the salt back. The families are paid and helped to move, and the fields become basins.',
      leads_to: null,
      outcome:
        "The Board bought the first farm on Day 60, as the last thing it signed. It belonged to two brothers who had not spoken since 1998 and both came. Two nights later Governor Osei was re-elected with 50.9 per cent; on the plain she had 19. The first basin was filled on 14 August 2032, with water that had gone into the sea before. In October the salt line stood still, for the first time in a year, 236 metres inland. At 25 metres a year it will be back where it was in 2042. Solveig Ncube's farm lies on sand. On 3 May an excavator filled in the well that her grandfather had dug. She had asked to be rung before it and was rung, on the same morning. She is 71 and lives above the bakery in Dorran. On the anniversary somebody from the region came to see her with a photographer. She gave them coffee and did not wish to be photographed.",
      conditions: [
        {
          key: 'sand',
          text: 'The list is cut to the farms that stand on sand.',
          met: 'The list had been cut to 122 farms before the first offer. On the other 188 there are leeks.',
          unmet:
            'The whole list was bought. On 188 farms of clay the water stands in the furrows, and ducks have found it.',
        },
        {
          key: 'value',
          text: 'The farms are paid at their value before the salt.',
          met: 'The families were paid what the land was worth in September 2031. Four in five signed by Easter.',
          unmet:
            'The families were paid what the land was worth with the salt in it, half. 140 of them are in court, and the two buyers from outside have bought 31 farms.',
        },
      ],
    },
  ],
  facts: [
    {
      text: "The growers' league brings large farms, small farms and coast villages to one table on Monday, in Dorran, if the Governor comes herself.",
      carried_by: ['p3'],
      supports: ['contract'],
      opposes: [],
    },
    {
      text: 'The Ministry advances 40 million without interest for damages that are paid by 31 December. For a contract or for land it advances nothing.',
      carried_by: ['p4'],
      supports: ['give-back'],
      opposes: [],
    },
    {
      text: 'Without the wells of the plain the city needs another second source. By the plan of 2029 that is 210 million, on top of the damages.',
      carried_by: ['e1'],
      supports: [],
      opposes: ['give-back'],
    },
    {
      text: "The owner's insurer pays for crops and wells, 71 million by our list, once the region has paid them. For land or for a contract it pays nothing.",
      carried_by: ['e5', 'l3'],
      supports: ['give-back'],
      opposes: [],
    },
    {
      text: 'Two of three old wells never had a licence. By the form for damages their owners get nothing: of 1,100 forms 730 have no number.',
      carried_by: ['s5'],
      supports: [],
      opposes: ['give-back'],
    },
    {
      text: 'Where treated water has soaked into the ground since 2028, the salt has gone back by 25 metres a year and the wells next to it are sweet again.',
      carried_by: ['s6', 'n3'],
      supports: ['recharge'],
      opposes: [],
    },
    {
      text: 'The line for cleaned waste water can lie in the bed of the old railway: two years, not four. Two chains of shops will buy what grows with it.',
      carried_by: ['t4'],
      supports: ['contract'],
      opposes: [],
    },
    {
      text: "At Kiln Hill 2.4 kilometres of the Dorran pipe are 4 millimetres thick, not 9. It can carry the 43,000 of the city's wells, and not 113,000.",
      carried_by: ['t1'],
      supports: [],
      opposes: ['contract'],
    },
    {
      text: 'Soaking needs sand. Of the 310 farms on the list 122 stand on it, the other 188 on clay.',
      carried_by: ['n4'],
      supports: [],
      opposes: ['recharge'],
    },
    {
      text: 'A contract of the Board ends with the Board. Under the dyke act of 1934 fifty signatures found a water association in a week, and it can sign for 20 years.',
      carried_by: ['l2', 'dyke-act'],
      supports: ['contract'],
      opposes: [],
    },
  ],
  rooms: {
    political: {
      notes:
        'You look for an agreement between city and plain that lives longer than the coalition. At the end you should be able to say: who speaks for the farmers, what would they sign, and who profits from the quarrel?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'For the political room. Eleven of the fourteen farm members stayed in October because price and date were in the order. The date was 17 November. Today is the 27th, and pump 6 is still running. They have counted the days as well. If it runs on Saturday too, the eleven are free, and they have told me so. I could not give them a reason why it is running, because I have not been given one.',
          timestamp: 'Day 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'price', is_met: true }],
        },
        {
          key: 'p2',
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'For the political room. All fourteen farm members left in October, and we have passed nothing since that needs 31. Three of them eat at my table again. They say: an end to pump 6, which runs ten days past the order, and then one can talk. About what, they would say on Monday. I have a list of what I think it is, three lines.',
          timestamp: 'Day 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'price', is_met: false }],
        },
        {
          key: 'p3',
          author: { name: 'Oskar Delacroix', handle: '@delacroix_growers', avatar: null },
          content:
            "Letter to the Board. I chair the growers' league, which is three leagues: the large farms want money, the small ones want a rule, the coast villages want to be asked. I can have all three at one table on Monday at two, in Dorran, in the barn. It has to be the Governor. By bus, please, the helicopter frightens the geese and people remember it. If she sends somebody, the coast villages will send somebody as well, and then you can talk to a nephew. O. Delacroix",
          timestamp: 'Day 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p4',
          author: { name: 'Col. Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'MEMO, political room only. 1. The Ministry advances up to 40 million, no interest, ten years. 2. For damages paid by 31 December, against receipts. 3. For contracts, land and building: nothing. 4. Application by the Board before Day 60, one page. 5. Send it to me. I leave on the 12th.',
          timestamp: 'Day 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'The city council would buy its school meals on the plain for three years, 41,000 a day, at a fair price. 600 people here have put their names down to help with the planting. So far I have been asked what the city can pay, and nothing else; I am in the office until eleven.',
          timestamp: 'Day 45 07:50',
          likes: 720,
          retweets: 214,
          replies: 83,
        },
        {
          key: 'p6',
          author: { name: 'Courier Politics', handle: '@courier_politics', avatar: null },
          content:
            'Who cut the pipe? The police have no suspect. The page "Plain First", which called for it, is run by an agency in the capital, and among the other customers of that agency is Viktor Anand. The invoice that we have seen is for "rural mood, November". More on Sunday, page 3.',
          timestamp: 'Day 45 07:15',
          likes: 1604,
          retweets: 702,
          replies: 260,
        },
        {
          key: 'p7',
          author: { name: 'Assembly Office', handle: '@assembly_office', avatar: null },
          content:
            'Last session before the election: Thursday 4 December, 10:00. Please enter your name for lunch by Monday.',
          timestamp: 'Day 45 06:50',
          likes: 7,
          retweets: 0,
          replies: 4,
        },
        {
          key: 'p8',
          author: { name: 'Office of Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Mr Anand milks a cow in Outer Dorran at 10:00. Boots will be handed out at the gate. Photographs from 10:15.',
          timestamp: 'Day 45 07:20',
          likes: 71,
          retweets: 18,
          replies: 52,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You calculate lost crops, bank risks and the worth of a second water source. At the end you should be able to say: how much money is needed before the holidays, and which way is the cheapest over 20 years?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'Note to the economic room, all over 20 years. Contract: 118 million, and it saves 5 million a year that would go into a new reservoir, so 18 in the end. Giving back: 96 million now. After that there is no second source, and the plan of 2029 puts one at 210 million, so 306. Recharge zone: 174 million, 104 of them for land. Reserve: 88. The plan of 2029 is two years old and I have added nothing for that.',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: { name: "Dorran Growers' Bank", handle: '@dorran_growers', avatar: null },
          content:
            'Letter to the economic room. Paid to farms until today: 11 of 64 million. 900 farms owe us an instalment on 1 December. The supervisor lets us wait until 15 January and not a day longer. With 26 million paid out by then we live. Otherwise it is 38,000 savers, and most of them are the same people once more.',
          timestamp: 'Day 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: { name: 'Vegetable Exchange', handle: '@veg_exchange', avatar: null },
          content:
            'Leeks plus 80 per cent, cabbage plus 65. Shops fill the gap from Ilmara and sign for two years. Whoever plants in spring may find no buyer, with or without a cheque.',
          timestamp: 'Day 45 07:20',
          likes: 184,
          retweets: 70,
          replies: 22,
        },
        {
          key: 'e4',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content: '@veg_exchange Three crowns for a leek. A customer asked whether it comes with a chair.',
          timestamp: 'Day 45 07:31',
          likes: 260,
          retweets: 44,
          replies: 31,
        },
        {
          key: 'e5',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'MEMO, economic room. What comes back from the ship\'s owner. T. Quispe\'s list: crops and wells, 71 million of the 96, as measures to replace water. Page 4, last line: "to the extent that the region has paid them". So first we pay and then he does. Land: no. Anything that begins after Day 60: no. I had the 71 at 80 until Tuesday. Nine million of it was cabbage that I had counted twice.',
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e6',
          author: { name: 'Land Agent Diallo', handle: '@plain_land', avatar: null },
          content:
            'Letter to the economic room. Land near the coast has lost half. For the 310 farms: 104 million in September, 52 now. Two buyers from outside offer the 52, in cash, and have been seen at nine gates. Each family knows the difference to the last crown. I sell for either side and would rather be told today which price you mean.',
          timestamp: 'Day 45 07:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e7',
          author: { name: 'Farm Worker Line', handle: '@farmworker_line', avatar: null },
          content:
            '4,100 people who pick had no harvest. Damages are for owners of land. Ours sleep eleven in a house and will be gone by spring, and then you may plant what you like. One line in the order would do, it need not be a long one. We have the names, 4,100, by farm.',
          timestamp: 'Day 45 07:35',
          likes: 388,
          retweets: 171,
          replies: 44,
        },
        {
          key: 'e8',
          author: { name: "Dorran Growers' Bank", handle: '@dorran_growers', avatar: null },
          content:
            'To the economic room, 08:50. The supervisor has rung and asked for our figures as of tonight, which they have never done on a Thursday. We need a sentence from the Board by 16:00.',
          timestamp: 'Day 45 08:56',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You listen to villages and districts who talk about each other, not with each other. At the end you should be able to say: what hurt more than the lost money, and who could build a bridge?',
      posts: [
        {
          key: 's1',
          author: { name: 'Efua Marchetti', handle: '@dorran_schoolbus', avatar: null },
          content:
            "48 children from the plain on my bus, to a city school. Since the blockade they are called pipe cutters. Two have stopped coming. In October their parents carried cabbages to St Oda's for nothing, 14 crates, I drove them, and perhaps somebody could say that at assembly. I could do it myself but I am the bus driver.",
          timestamp: 'Day 45 06:05',
          likes: 1022,
          retweets: 398,
          replies: 112,
        },
        {
          key: 's2',
          author: { name: 'Solveig Ncube', handle: '@ncube_farm', avatar: null },
          content:
            'They came at five in the morning with a paper and a locksmith. For the well that my grandfather dug. I would have opened the gate if somebody had knocked. The officer would not drink my coffee. I do not need your 14,000 crowns so much as I need somebody to come back and knock.',
          timestamp: 'Day 45 06:40',
          likes: 2433,
          retweets: 914,
          replies: 188,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'asked', is_met: false }],
        },
        {
          key: 's3',
          author: { name: 'Solveig Ncube', handle: '@ncube_farm', avatar: null },
          content:
            'One of you stood in our hall until one in the morning and was shouted at, and I went home and said to my daughter, at least they asked. I unlocked the gate myself, it is the well that my grandfather dug. That was six weeks ago. The 14,000 crowns have not come, and you have not come either.',
          timestamp: 'Day 45 06:40',
          likes: 1870,
          retweets: 702,
          replies: 131,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'asked', is_met: true }],
        },
        {
          key: 's4',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            '@beachlog_runa Well drawn, it hangs in the stairs. We were dry for 31 hours, us and the station district, not one house on the hill, and we were angry for a day. Then 300 people here signed a letter to the plain: it was you who gave us water. It is in my kitchen. Whom do I send it to? Is there an address for a plain?',
          timestamp: 'Day 45 07:40',
          likes: 980,
          retweets: 361,
          replies: 84,
        },
        {
          key: 's5',
          author: { name: 'Village Notary', handle: '@notary_dorran', avatar: null },
          content:
            'Letter to the social room. 1,100 forms for damages have been through my hands. On line 4 they ask for the licence of the well. On the plain two of three old wells never had one, since before 1990 nobody needed it: 730 forms are empty on line 4, and by the rules they go back. The owners of the other 370 are the larger farms, as you would expect. Two neighbours who swear to a well would do in any village court. I am in the office until noon.',
          timestamp: 'Day 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's6',
          author: { name: 'Marta Lund', handle: '@lund_barn', avatar: null },
          content:
            'Letter to the social room. Our field lies next to the two hectares where they have let the cleaned water soak in since 2028, what they call the pilot. I was against it. Our well was salt when my husband was alive, and since last year I cook with it again. They measured for me: the salt goes back 25 metres a year. I thought somebody should hear that from a person who was against it.',
          timestamp: 'Day 45 06:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's7',
          author: { name: 'Salt Street Live', handle: '@saltstreet_live', avatar: null },
          content:
            'The wells are NOT salty from the pumping!! My cousin delivers there, they tip road salt down the wells themselves at night to get the money. 44 wells, 14,000 each, do the sums. And we pay',
          timestamp: 'Day 45 06:20',
          likes: 3610,
          retweets: 2290,
          replies: 505,
        },
        {
          key: 's8',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            '@saltstreet_live i drew the 44 on a map. a strip along the sea, wider every week. who tips that straight??',
          timestamp: 'Day 45 07:05',
          likes: 286,
          retweets: 110,
          replies: 24,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You know wells, pipes and treatment works. Look for what is possible in months, and what needs years. At the end you should be able to say: what could the plain deliver in the next crisis, and what has to be built first?',
      posts: [
        {
          key: 't1',
          author: { name: 'Pipe Fitter N. Solano', handle: '@solano_pipes', avatar: null },
          content:
            "Letter to the technological room. I repaired the cut. While I was in there I measured. The pipe should be 9 millimetres, and at Kiln Hill it is 4, over 2.4 kilometres. The 43,000 of the city's own wells it will carry for years. 113,000 again and it goes by itself, we were lucky with the four weeks. New pipe for that stretch 7 million, I see it in none of your three plans. N. Solano",
          timestamp: 'Day 45 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Reservoir Control', handle: '@brack_control', avatar: null },
          content:
            'LOG. 06:00 usable 1,314,000, plus 34,000 a day. Use 228,000 a day since the 17th; before that people washed everything and it was normal. 06:10 pump 6 on the plain still in, 14,000 a day. We do not need it. The form to stop it asks for two signatures of the Board. Third mail sent.',
          timestamp: 'Day 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Gannet Point, monthly report, first page. Output 205,000 cubic metres a day until February; before the standstill 310,000 was possible. With the 43,000 this covers present use. If the plant has to be stopped this winter, six to eight weeks of another source will be needed. It is noted so that nothing to the contrary is signed in ignorance of it.',
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'Wastewater Chief A. Lim', handle: '@lim_wastewater', avatar: null },
          content:
            'Note to the technological room, 08:35. "Four years" in your papers is from the plan of 2029. I walked the old railway yesterday with the surveyor. The bed is ours, it is level and it goes where the farms are. 19 kilometres, two years, not four. The west works cleans 96,000 a day, and all of it goes into the sea. Two chains of shops have written to me this morning that they buy vegetables grown with it, with a label. Both letters are attached, and a sketch of the line, 19 sheets.',
          timestamp: 'Day 45 08:40',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 600,
        },
        {
          key: 't5',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'Old membranes make good garden edging. 1,100 of them behind hall 2 at Gannet Point, free, bring gloves. Gate opens at 15:00.',
          timestamp: 'Day 45 06:45',
          likes: 198,
          retweets: 61,
          replies: 33,
        },
        {
          key: 't6',
          author: { name: 'Cape Lune Camera', handle: '@cape_lune_cam', avatar: null },
          content: 'Sea calm, no ship, one seal on the rocks from 05:10 to 05:50.',
          timestamp: 'Day 45 06:00',
          likes: 44,
          retweets: 3,
          replies: 2,
        },
        {
          key: 't7',
          author: { name: 'Reservoir Control', handle: '@brack_control', avatar: null },
          content:
            'Form for pump 6 lies in front of me. Two names missing. I could switch it off by hand and write that it was a fault. Shall I?',
          timestamp: 'Day 45 09:04',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You speak for the ground water. Some limits have been crossed, others not yet. At the end you should be able to say: how far has the salt come, what stops it, and what can never be repaired?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'For the environmental room. 113,000 a day for four weeks, where the ground bears 75,000. The salt line has moved 190 metres inland along eleven kilometres of coast, and it still moves, 15 metres a week. 44 wells have gone over. If all pumps rest now, about 200 more can be kept. If they rest in March, perhaps 40. The table by weeks is in the files. I had 160 metres in October, so I was wrong by 30.',
          timestamp: 'Day 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: { name: 'Soil Clinic', handle: '@soil_clinic', avatar: null },
          content:
            'Some farms water with what comes out of the salt wells, since they have nothing else. Two more weeks and those fields are gone for ten years, 640 hectares. 1,500 cubic metres a day by lorry until January would prevent it, which is what the city loses through its fountains.',
          timestamp: 'Day 45 06:50',
          likes: 247,
          retweets: 109,
          replies: 20,
        },
        {
          key: 'n3',
          author: { name: 'Recharge Pilot', handle: '@recharge_pilot', avatar: null },
          content:
            'Note to the environmental room. Two hectares, since 2028, treated water, 900 cubic metres a day. The salt has gone back by 25 metres a year, measured in six holes. Three wells next to it can be drunk from again. There are four of us. Whoever wants to do this on a larger scale should talk to us before it is designed and not after.',
          timestamp: 'Day 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n4',
          author: { name: 'Geology Office', handle: '@geology_sarrow', avatar: null },
          content:
            'Sheet 31 for the environmental room, on request of the pilot. We laid the list of the 310 farms over our map. Sand, in a strip between Fallow Sands and the railway: 122 farms. Clay: 188. Water does not soak into clay, it stays where it is put. The list appears to have been drawn with a ruler, 1,200 metres from the shore.',
          timestamp: 'Day 45 07:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n5',
          author: { name: 'Crane Lake Wardens', handle: '@crane_lake', avatar: null },
          content:
            'Crane Lake is 60 centimetres lower than it has ever been. It lives on springs from under the plain, and 11,000 cranes rest there in December. With pump 6 and the two next to it off, the springs are back in five weeks or so.',
          timestamp: 'Day 45 07:50',
          likes: 455,
          retweets: 212,
          replies: 34,
        },
        {
          key: 'n6',
          author: { name: 'Night Heron Group', handle: '@night_herons', avatar: null },
          content:
            'The one with the ring has gone to Crane Lake and stands among the cranes. Photograph by the wardens, 26 November.',
          timestamp: 'Day 45 06:40',
          likes: 92,
          retweets: 20,
          replies: 11,
        },
        {
          key: 'n7',
          author: { name: 'Weather Office', handle: '@sarrow_met', avatar: null },
          content:
            'Public forecast. Rain from the west on Saturday, ten millimetres, then dry and cold. Wind light. Frost on the plain on Sunday morning, minus 2.',
          timestamp: 'Day 45 05:10',
          likes: 61,
          retweets: 19,
          replies: 3,
        },
      ],
      files: [{ key: 'salt-line', path: 'salt-line-wells.csv', name: 'salt-line-wells.csv', day: null }],
    },
    legal: {
      notes:
        'You deal with taken wells, promised money and future rights. At the end you should be able to say: what is the city doing today without a legal basis, who has a claim, and what form makes an agreement last?',
      posts: [
        {
          key: 'l1',
          author: { name: 'Civil Protection Counsel', handle: '@cp_counsel', avatar: null },
          content:
            "To the Board's file. Since 17 November, midnight, every litre from the wells of the plain is taken without a title. It is ten days by now. Damages for that are not covered by the Act, they fall on the officials in person, and I have been asked by two of them whether that is so. It is. Stop the pump or make a contract, today and not on Day 60.",
          timestamp: 'Day 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Privileged. Subject to what the growers are prepared to sign, a contract between this Board and anybody for twenty years is a contract of fifteen days, because it ends with the Board, unless it is made by a body which goes on living, for which the act of 1934 on dyke associations, which is still in force and rather well drafted, needs fifty signatures, one week and a room.',
          timestamp: 'Day 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            "Working note. In hand: list of measures, insurer's reply of Monday. Paid by the owner: crops and wells, 71 million, each item after the region has paid it and not before. Not paid: land, contracts, pipes. Limit of 74 will probably fall in spring. Missing: receipts. There are 11 million of them so far.",
          timestamp: 'Day 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: { name: 'Police Desk Dorran', handle: '@police_dorran', avatar: null },
          content:
            'The cut in the pipe: one clean cut, angle grinder, new disc. 212 people have confessed to it so far, most of them by post. We ask that this stops.',
          timestamp: 'Day 45 06:55',
          likes: 1340,
          retweets: 380,
          replies: 92,
        },
        {
          key: 'l5',
          author: { name: 'Night Court Clerk', handle: '@night_court', avatar: null },
          content:
            'Night court: three cases, two about tractors and one about a gate. Courtroom 2 opens at nine.',
          timestamp: 'Day 45 06:00',
          likes: 8,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'l6',
          author: { name: 'Strait Registry', handle: '@strait_registry', avatar: null },
          content:
            'NOTICE 255/31. The entry "Tamber Light, Sable Bank" has been closed. The counter is shut on Friday afternoon for stocktaking.',
          timestamp: 'Day 45 06:15',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'For the legal room, 08:30. Fax from the owner\'s insurer. He pays receipts that reach him by 31 December from his budget of this year, which is large. Next year\'s he calls "to be agreed".',
          timestamp: 'Day 45 08:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 480,
        },
      ],
      files: [
        { key: 'dyke-act', path: 'dyke-act-1934-extract.txt', name: 'dyke-act-1934-extract.txt', day: null },
      ],
    },
    dashboard: {
      notes:
        'The plain saved the city, and the city still takes its water. Look in your room for the one thing that the other side would be glad to hear, and for the one number that it does not have.',
      posts: [],
      files: [],
    },
  },
};
