import type { SampleScenario } from '../shape.ts';

export const farmersWater: SampleScenario = {
  key: 'farmers-water',
  name: "The Farmers' Water",
  description:
    'Day 45, Thursday 27 November. The wells of the Dorran plain saved the city. From 20 October they delivered an extra 70,000 cubic metres a day through the old pipe. There was water in each district again, for ten hours a day, and nobody had to drink anything doubtful. The ship was towed away on 1 November, Gannet Point has restarted and the reservoir is filling.\n\nOn the plain it looks different. Of 2,600 farms, 1,700 lost their winter vegetables. In the villages nearest to the coast the wells have begun to taste of salt. On Day 41 tractors blocked Kiln Hill for two days, and in the night somebody cut the pipe. Nobody was hurt; two districts were dry again for 31 hours.\n\nFarmers say: "You took it in an hour and pay in a year." City people say: "Without us, who buys your food?" The order on the wells ended on 17 November, though the city still takes a part of the water. The emergency powers of this Board end on Day 60, and the election is in 17 days. What should city and plain owe each other?',
  decisions: [
    {
      title_of_decision: 'Make a lasting water contract',
      description_of_decision:
        'Offer a contract for 20 years: in dry times the city may use the wells, in normal times it delivers cleaned waste water for the fields. Both sides gain safety, and a crisis becomes a rule. But 118 million must be invested, and farmers have to trust those who broke in.',
      leads_to: null,
    },
    {
      title_of_decision: 'Give the wells back and pay full damages',
      description_of_decision:
        "Close the city's pumps today, pay for each lost crop and salted well and leave the ground in peace. It heals the injury quickly and clearly. But it costs 96 million at once, part of the salt damage stays, and the city has no second source in the next crisis.",
      leads_to: null,
    },
    {
      title_of_decision: 'Buy the coastal farms for a recharge zone',
      description_of_decision:
        'Buy 310 farms near the coast and let treated water soak into the ground there, to push the salt back. It protects the water for all, for generations. But families lose farms that they have had for a century, and the first effect will be seen in years.',
      leads_to: null,
    },
  ],
  rooms: {
    political: {
      notes:
        'You look for an agreement between city and plain that lives longer than the coalition. At the end you should be able to say: who speaks for the farmers, what would they sign, and who profits from the quarrel?',
      posts: [
        {
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'Eleven of the fourteen farm members stayed in the coalition, because price and end date were promised in writing. The date was 17 November. Today is the 27th and pump 6 is still running. If it runs on Saturday too, the eleven are free, they told me, and I have no answer to it.',
          timestamp: 'Day 45 06:10',
          likes: 149,
          retweets: 51,
          replies: 23,
        },
        {
          author: { name: 'Oskar Delacroix-Mbeki', handle: '@delacroix_growers', avatar: null },
          content:
            "I chair the growers' league. Three groups: the large farms want money, the small ones want a contract, and the coast villages want to be asked at all. I can bring all three to one table on Monday, in Dorran, not in the city. The Governor should come by bus, not by helicopter.",
          timestamp: 'Day 45 06:40',
          likes: 1290,
          retweets: 433,
          replies: 150,
        },
        {
          author: { name: 'Courier Politics', handle: '@courier_politics', avatar: null },
          content:
            'Who cut the pipe? Police have no suspect. We found that a page called "Plain First", which called for it, is run by an agency in the capital. The agency also works for Viktor Anand. Its invoice says "rural mood". Publication in Sunday\'s edition.',
          timestamp: 'Day 45 07:15',
          likes: 1604,
          retweets: 702,
          replies: 260,
        },
        {
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'The city council would send 600 helpers to the plain for replanting and would buy the winter school meals there, 41,000 a day, at a fair price for three years. It costs us nearly nothing. Nobody in the Board has asked what the city could give except money.',
          timestamp: 'Day 45 07:50',
          likes: 720,
          retweets: 214,
          replies: 83,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You calculate lost crops, bank risks and the worth of a second water source. At the end you should be able to say: how much money is needed before the holidays, and which way is the cheapest over 20 years?',
      posts: [
        {
          author: { name: "Dorran Growers' Bank", handle: '@dorran_growers', avatar: null },
          content:
            'Paid until today: 11 of 64 million. 900 farms owe us an instalment on 1 December. We can wait until 15 January, that is the limit the supervisor sets. 26 million by then and we live. Otherwise a farm crisis becomes a bank crisis, with 38,000 savers.',
          timestamp: 'Day 45 06:15',
          likes: 268,
          retweets: 105,
          replies: 47,
        },
        {
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'All over 20 years: contract with pipe and waste water line 118 million, saves 5 million a year for a new reservoir. Giving back: 96 million now and, by the plan of 2029, 210 million for a second source later. Recharge zone: 174 million, half of it land. Reserve: 88 million.',
          timestamp: 'Day 45 06:45',
          likes: 102,
          retweets: 37,
          replies: 12,
        },
        {
          author: { name: 'Vegetable Exchange', handle: '@veg_exchange', avatar: null },
          content:
            'Leeks plus 80 per cent, cabbage plus 65. Shops fill the gap from Ilmara, and those contracts run for two years. So a farmer who plants again in spring may find no buyer. A promise to buy would be worth more than a higher compensation. It costs only a signature.',
          timestamp: 'Day 45 07:20',
          likes: 184,
          retweets: 70,
          replies: 22,
        },
        {
          author: { name: 'Land Agent Kovač-Diallo', handle: '@plain_land', avatar: null },
          content:
            'Prices of farm land near the coast fell by half. Two buyers from outside make offers at that price. If the region buys 310 farms, at which value: before the salt or after? The difference is 52 million, and each family knows it to the last crown.',
          timestamp: 'Day 45 07:45',
          likes: 131,
          retweets: 49,
          replies: 30,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You listen to villages and districts who talk about each other, not with each other. At the end you should be able to say: what hurt more than the lost money, and who could build a bridge?',
      posts: [
        {
          author: { name: 'Efua Marchetti', handle: '@dorran_schoolbus', avatar: null },
          content:
            'On my bus sit 48 children from the plain, bound for a city school. Since the blockade they are called "pipe cutters". Two have stopped coming. Their parents brought cabbages to the hospital in October, for nothing. Someone should tell that at a school assembly.',
          timestamp: 'Day 45 06:05',
          likes: 1022,
          retweets: 398,
          replies: 112,
        },
        {
          author: { name: 'Widow Solveig Ncube', handle: '@ncube_farm', avatar: null },
          content:
            'They came at five in the morning with a paper and a locksmith. For the well my grandfather dug. I would have opened the gate if somebody had knocked. The officer would not drink my coffee. I do not need your 14,000 crowns so much as I need somebody to come back and knock.',
          timestamp: 'Day 45 06:40',
          likes: 2433,
          retweets: 914,
          replies: 188,
        },
        {
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            '31 hours dry after the cut, and guess where: the Nets and the station district. Nobody in the hills. We were angry for a day. Then 300 people here signed a letter to the plain: "It was you who gave us water." We have not sent it. We don\'t know to whom.',
          timestamp: 'Day 45 07:10',
          likes: 1330,
          retweets: 522,
          replies: 97,
        },
        {
          author: { name: 'Farm Worker Line', handle: '@farmworker_line', avatar: null },
          content:
            '4,100 seasonal workers had no harvest. Compensation goes to owners of land. Our people get nothing, sleep eleven in a house and are gone by spring. Then you may replant what you like: nobody will be here to pick it. One line in the order would include us.',
          timestamp: 'Day 45 07:45',
          likes: 388,
          retweets: 171,
          replies: 44,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You know wells, pipes and treatment works. Look for what is possible in months, and what needs years. At the end you should be able to say: what could the plain deliver in the next crisis, and what has to be built first?',
      posts: [
        {
          author: { name: 'Pipe Fitter N. Solano', handle: '@solano_pipes', avatar: null },
          content:
            'I repaired the cut. The pipe is thinner at Kiln Hill than on paper: 4 millimetres where there should be 9. With the boosters on it would have burst by itself before the new year. 2.4 kilometres need replacing, 7 million, in any of your three plans.',
          timestamp: 'Day 45 06:00',
          likes: 311,
          retweets: 120,
          replies: 36,
        },
        {
          author: { name: 'Reservoir Control', handle: '@brack_control', avatar: null },
          content:
            "Brack stands at 1.21 million and gains 34,000 a day. We don't need the plain's water for supply any more since Sunday. Pump 6 is running only because no one has signed the order to stop it. I have written three mails. The form needs two signatures from the Board.",
          timestamp: 'Day 45 06:30',
          likes: 134,
          retweets: 55,
          replies: 14,
        },
        {
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Our standstill cost a third of the membranes: 205,000 cubic metres a day until February, not 310,000. If anything happens this winter, you need the wells again, for six to eight weeks. I say it now so that nobody signs "never again" without knowing.',
          timestamp: 'Day 45 07:05',
          likes: 276,
          retweets: 101,
          replies: 25,
        },
        {
          author: { name: 'Wastewater Chief A. Lim', handle: '@lim_wastewater', avatar: null },
          content:
            'The west works clean 96,000 cubic metres a day, and it all goes into the sea. For vegetables it needs a UV step and a line of 19 kilometres: two years, not four, if we use the bed of the old railway. Farmers ask: will shops buy it? Two chains told me yes, with a label.',
          timestamp: 'Day 45 07:40',
          likes: 168,
          retweets: 66,
          replies: 19,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You speak for the ground water, which cannot vote. Some limits have been crossed, others not yet. At the end you should be able to say: how far has the salt come, what stops it, and what can never be repaired?',
      posts: [
        {
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'Total pumping was 113,000 cubic metres a day for four weeks. Limit: 75,000. The salt line moved 190 metres inland along eleven kilometres of coast. It is still moving, by 15 metres a week. 44 wells have gone over. If all pumps rest now, about 200 more can be saved.',
          timestamp: 'Day 45 06:20',
          likes: 598,
          retweets: 287,
          replies: 51,
        },
        {
          author: { name: 'Soil Clinic', handle: '@soil_clinic', avatar: null },
          content:
            "Some farmers water with the salty wells because they have nothing else. Two more weeks of it and those fields are lost for ten years, even with good rain: about 640 hectares. Water by truck for them until January, 1,500 cubic metres a day, would prevent it. That's nothing for the city.",
          timestamp: 'Day 45 06:50',
          likes: 247,
          retweets: 109,
          replies: 20,
        },
        {
          author: { name: 'Recharge Pilot', handle: '@recharge_pilot', avatar: null },
          content:
            'We have soaked treated water into the ground on two hectares since 2028. It works: salt went back by 25 metres a year. But it needs sand. Of the 310 farms on the list only about 120 have it, in a strip between Fallow Sands and the railway. The other 190 are clay. Who drew that list?',
          timestamp: 'Day 45 07:15',
          likes: 182,
          retweets: 81,
          replies: 13,
        },
        {
          author: { name: 'Crane Lake Wardens', handle: '@crane_lake', avatar: null },
          content:
            'Crane Lake lives on springs from the plain. It is 60 centimetres lower than ever measured, and 11,000 cranes rest there in December. No plan has a line about it. With pump 6 and two others near the lake off, the springs come back in about five weeks.',
          timestamp: 'Day 45 07:50',
          likes: 455,
          retweets: 212,
          replies: 34,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You deal with taken wells, promised money and future rights. At the end you should be able to say: what is the city doing today without a legal basis, who has a claim, and what form makes an agreement last?',
      posts: [
        {
          author: { name: 'Civil Protection Counsel', handle: '@cp_counsel', avatar: null },
          content:
            'To say it plainly: since 17 November, midnight, each litre from wells of the plain has been taken without a title. Damages for this are not covered by the Act but by the officials in person. It is ten days by now. Stop, or make a contract. Today, not on Day 60.',
          timestamp: 'Day 45 06:05',
          likes: 158,
          retweets: 59,
          replies: 16,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'A contract for 20 years between Board and growers ends with the Board. It needs a body that lives: a water association in which city and farms have seats. The law of 1934 on dyke associations allows to found one in a week, with 50 signatures. It is old and very good.',
          timestamp: 'Day 45 06:35',
          likes: 205,
          retweets: 78,
          replies: 21,
        },
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'The ship\'s owner pays "reasonable measures" to replace water. Crops and wells: yes, up to 71 million by my list, since the limit will probably fall. Buying farms: no. A contract for the future: no. But he pays only what the region itself has paid before. So pay first.',
          timestamp: 'Day 45 07:10',
          likes: 251,
          retweets: 96,
          replies: 29,
        },
        {
          author: { name: 'Village Notary', handle: '@notary_dorran', avatar: null },
          content:
            'I have seen 1,100 compensation forms. They ask for a well licence. On the plain, two of three old wells never had one, as nobody needed it before 1990. By your form two thirds of the injured are illegal. An affidavit with two neighbours as witnesses would do.',
          timestamp: 'Day 45 07:45',
          likes: 109,
          retweets: 43,
          replies: 15,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'The plain saved the city and nobody asked it. Water is running again, in one direction. Look in your room for the one thing the other side would be glad to hear.',
      posts: [],
      files: [],
    },
  },
};
