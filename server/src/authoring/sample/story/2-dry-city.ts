import type { SampleScenario } from '../shape.ts';

export const dryCity: SampleScenario = {
  key: 'dry-city',
  name: 'The Dry City',
  description:
    'Friday 17 October, 07:00. The Board anchored the Tamber Light behind Sable Bank and closed the Gannet Point intake on Tuesday at 09:00. She is still there after the gale. Third engineer Mateo Reyes was brought out alive; his colleague is dead. The fire is now limited to hold 3 and smoulders, and the west wind takes the smoke ashore at the cliffs south of Gannet Point, where nobody lives.\n\nBut 1.18 million people live on stored water. Normal use is 268,000 cubic metres a day; the Dorran wells deliver only 43,000. With rationing to 60 per cent the Brack reservoir loses 118,000 cubic metres every day. Water runs six hours a day, in turns, by district. Salvors say that the ship will stay on the bank for at least twelve more days. On paper the stored water lasts just as long, without any reserve.\n\nQueues are long, factories stand still and rumours run faster than water trucks. Three ways can fill the gap. Each takes days to get going, so only one can be started in time. The Board decides by 09:00.',
  decisions: [
    {
      title_of_decision: 'Restart Gannet Point at half power',
      description_of_decision:
        'Open the intake again on the ebb tides only, with extra carbon filters and hourly tests. It gives about 110,000 cubic metres a day from Monday on and costs little. But the ship still lies up-current, and the public must believe that what comes from the tap is safe.',
      leads_to: 'glass-of-trust',
    },
    {
      title_of_decision: "Take the farmers' groundwater",
      description_of_decision:
        'Requisition the irrigation wells of the Dorran plain and pump them into the city network. The water is clean and 120,000 cubic metres a day are possible within three days. But 2,600 farms lose the water for their winter crops, and nobody knows how much the ground can give.',
      leads_to: 'farmers-water',
    },
    {
      title_of_decision: 'Buy water by ship and price it',
      description_of_decision:
        'Charter tankers with drinking water from abroad and pay for them with a price per litre that rises with use. Nobody has to drink doubtful water and no farm dries out. But it is by far the dearest way, unloading is slow, and it hits poor households hardest.',
      leads_to: 'water-at-a-price',
    },
  ],
  rooms: {
    political: {
      notes:
        'You judge who will stand by the Board when taps run dry. City, farmers and capital want different things. At the end you should be able to say: which way has a majority on the day it starts, and which still has one after two weeks?',
      posts: [
        {
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'Photo of the night: a water truck filling the swimming pool of the Regional Chancellery at 23:10. The Chancellery says that it is the fire reserve for the hospital next door. That is true, I checked. It will not matter. 5,000 shares in an hour.',
          timestamp: 'Fri 05:40',
          likes: 5120,
          retweets: 2433,
          replies: 871,
        },
        {
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            "Counted twice. The farm party holds 14 of 61 seats and the Governor's majority is six. If wells are taken without a vote, it leaves the coalition on the same day. If the city pays a fixed price and there is an end date, eleven of the fourteen stay. They told me which ones.",
          timestamp: 'Fri 06:00',
          likes: 132,
          retweets: 40,
          replies: 21,
        },
        {
          author: { name: 'Col. Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'The capital offers a gift: 30 army water purifiers, 9,000 cubic metres a day together, no Level 3 needed. The Minister wants to hand them over herself on Saturday, with the opposition leader. If the Board says no to the ceremony, they go to the northern floods.',
          timestamp: 'Fri 06:20',
          likes: 101,
          retweets: 33,
          replies: 11,
        },
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'The only large loading station for drinking water within two days at sea is in Ilmara. They would sell, but the Senate there must approve exports above 20,000 cubic metres a day, and it meets on Wednesday. Until then that is our ceiling, whatever the traders promise.',
          timestamp: 'Fri 06:40',
          likes: 84,
          retweets: 29,
          replies: 9,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You compare cost per cubic metre, losses in industry and who pays the bill. At the end you should be able to say: what does each way cost until the ship is gone, and which firms or households break first?',
      posts: [
        {
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'We are at 60 per cent of water and 9 million a day of losses. What hurts more is not knowing. The chip plant will move its December orders abroad tonight at 20:00 unless it has a written date for water. That is 2,100 jobs and no Board member has called them yet.',
          timestamp: 'Fri 05:30',
          likes: 377,
          retweets: 151,
          replies: 68,
        },
        {
          author: { name: 'Cost Desk', handle: '@waterworks_costs', avatar: null },
          content:
            'Per cubic metre, all in: Gannet Point at half power with carbon 1.90 crowns, farm wells 0.85 plus compensation, tanker water 14.20 landed. The normal price to households is 2.10. Eleven days of tanker water at 100,000 a day is 15.6 million. Less than two days of industry at standstill.',
          timestamp: 'Fri 05:55',
          likes: 58,
          retweets: 16,
          replies: 5,
        },
        {
          author: { name: "Dorran Growers' Bank", handle: '@dorran_growers', avatar: null },
          content:
            "Of 2,600 farms, 900 have loans secured on this winter's vegetables. Ten days without irrigation in October and the crop is lost, 64 million crowns. We would have to write off 22 million, and we are a bank with 31 million of capital. Nobody reads the notes about small banks.",
          timestamp: 'Fri 06:15',
          likes: 214,
          retweets: 88,
          replies: 43,
        },
        {
          author: { name: 'Fleetwatch', handle: '@fleetwatch_sarrow', avatar: null },
          content:
            'On paper there are fourteen tankers free for water. I checked their last three cargoes: nine carried fuel or chemicals and would need a week of cleaning. That leaves five, together 88,000 cubic metres for each round trip. A round trip is four days.',
          timestamp: 'Fri 06:40',
          likes: 266,
          retweets: 97,
          replies: 30,
        },
      ],
      files: [{ path: 'tanker-offers.xlsx', name: 'tanker-offers.xlsx', day: null }],
    },
    social: {
      notes:
        'You speak for households, patients and the tired. Find out what people already do when nobody looks. At the end you should be able to say: what would they drink, what would they refuse, and who falls through the net?',
      posts: [
        {
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            '57 cases of stomach infection since Wednesday, 40 of them under five years. All from two districts where people fill bath tubs and old paint buckets during the six hours. The danger in this city is not the ship. It is the bucket. Clean canisters would stop it, 60,000 of them.',
          timestamp: 'Fri 05:35',
          likes: 1802,
          retweets: 933,
          replies: 140,
        },
        {
          author: { name: "Citizens' Panel", handle: '@sarrow_panel', avatar: null },
          content:
            'New survey, 2,200 answers: if Gannet Point starts again, 44 per cent would not drink the water, even if tests are good. If tests are published hourly by the university and not by the Board, it is 17 per cent. Same water, other sender.',
          timestamp: 'Fri 06:00',
          likes: 419,
          retweets: 166,
          replies: 59,
        },
        {
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            'In the Nets a third of the flats have no meter of their own. One meter, forty families, one bill. If you price water by use, the whole house lands in the highest step, and the landlord passes it on. Did anyone in that Board ever see such a bill?',
          timestamp: 'Fri 06:20',
          likes: 2231,
          retweets: 1019,
          replies: 184,
        },
        {
          author: { name: 'Efua Marchetti', handle: '@dorran_schoolbus', avatar: null },
          content:
            'I drive the school bus on the Dorran plain. Farmers have parked tractors across two of the four pump roads since last night, and somebody is filling private tanks at all hours. They are not bad people. They heard on the radio, not from you, that "the city takes the wells".',
          timestamp: 'Fri 06:45',
          likes: 640,
          retweets: 244,
          replies: 73,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You know plant, pipes and wells. Check each promise against pumps and days. At the end you should be able to say: how much water does each way really deliver per day, from when on, and what may break on the way?',
      posts: [
        {
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Flushing takes 60 hours. If we begin at nine today, first water is Sunday night. Ebb-only operation means two runs of seven hours. Extra carbon takes out 90 per cent of the solvents, but I have carbon for nine days, and delivery of more takes sixteen.',
          timestamp: 'Fri 05:25',
          likes: 301,
          retweets: 144,
          replies: 29,
        },
        {
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'The membranes have stood still since Tuesday. Day three: fine. Day seven: smell. Day ten: a third is scrap, 14 weeks for new ones. Even if you choose wells or ships, run the plant two hours a day into the drain, or you will have no plant in November.',
          timestamp: 'Fri 05:50',
          likes: 688,
          retweets: 299,
          replies: 61,
        },
        {
          author: { name: 'Reservoir Control', handle: '@brack_control', avatar: null },
          content:
            'True number, please use it: 1,496,000 cubic metres usable this morning. But below 340,000 the outlet draws mud and the works cannot treat it. So do not divide by the full amount. At 118,000 a day we reach the mud in the night after Sunday 26 October.',
          timestamp: 'Fri 06:10',
          likes: 155,
          retweets: 72,
          replies: 18,
        },
        {
          author: { name: 'Pipe Fitter N. Solano', handle: '@solano_pipes', avatar: null },
          content:
            'I built the Dorran link. It is 800 millimetres wide and was made for 90,000 a day, wells included. The 43,000 we already pump use half of it. Whoever told you "120,000 more" forgot the pipe. With two booster pumps in series we may add 70,000. Or burst it at Kiln Hill.',
          timestamp: 'Fri 06:35',
          likes: 199,
          retweets: 80,
          replies: 24,
        },
      ],
      files: [
        { path: 'brack-reservoir-forecast.csv', name: 'brack-reservoir-forecast.csv', day: null },
        { path: 'chart-brack-reservoir.png', name: 'chart-brack-reservoir.png', day: null },
      ],
    },
    environmental: {
      notes:
        'You watch ship, sea and ground. What you take from nature now has to be given back later. At the end you should be able to say: what does each way take, what leaks from the ship today, and where is the line we must not cross?',
      posts: [
        {
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'Two nights of measuring at the intake: on the ebb, no trace of the ship at all. On the flood, small peaks of solvent, 0.3 milligrams. But on Sunday and Monday we have spring tides, and then the ebb window is not seven hours clean, but five.',
          timestamp: 'Fri 05:40',
          likes: 233,
          retweets: 108,
          replies: 19,
        },
        {
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'Under the Dorran plain fresh water floats on salt water. The old limit is 75,000 cubic metres a day in total. Above that the salt line moves inland, about 40 metres a week, and it does not come back in our lifetime. City wells plus farms used 71,000 last autumn.',
          timestamp: 'Fri 06:00',
          likes: 347,
          retweets: 186,
          replies: 40,
        },
        {
          author: { name: 'Diver Team Sable', handle: '@sable_divers', avatar: null },
          content:
            'Looked at the hull at slack water yesterday. No crack. But one valve near hold 2 weeps, a litre or so a minute, with a sweet smell: electrolyte solvent. It can be closed from outside in a two-hour dive. We asked for permission on Thursday and still wait.',
          timestamp: 'Fri 06:25',
          likes: 174,
          retweets: 69,
          replies: 13,
        },
        {
          author: { name: 'Kelp & Shore', handle: '@kelp_and_shore', avatar: null },
          content:
            'Small thing, perhaps: the gale tore our mussel farm at Sable Bank loose, and mussels are the best detectors we have. I took ten to the lab. Cobalt normal. Nickel normal. So metals are staying in the ship. Whatever scares you, it should not be metals, not yet.',
          timestamp: 'Fri 06:45',
          likes: 295,
          retweets: 122,
          replies: 36,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You look at powers, duties and liability for water. Some orders need a signature, others a vote or a payment. At the end you should be able to say: what can be ordered today, what has to be paid for it, and who is liable if it goes wrong?',
      posts: [
        {
          author: { name: 'Water Regulator', handle: '@water_regulator', avatar: null },
          content:
            'My conditions for a restart: three clean samples in a row, twelve hours apart, from an independent laboratory. That is 36 hours after the first water. I can shorten it to 24 if the Board itself takes liability for health damage. In writing, by name.',
          timestamp: 'Fri 05:30',
          likes: 188,
          retweets: 77,
          replies: 26,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Requisition under the Civil Protection Act, section 17: wells may be taken for 30 days, against "full and prior" compensation. Prior means before the first litre. In 2016 a court stopped a pumping station after two hours because the money had been promised and not paid.',
          timestamp: 'Fri 05:55',
          likes: 126,
          retweets: 49,
          replies: 14,
        },
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'The ship is safe, the recorder is in our hands and hold 3 with the false boxes will soon be cold. We have the owner. But his insurer pays only "reasonable measures". Water from tankers counts, if offers from three suppliers are on file. Two are not enough.',
          timestamp: 'Fri 06:20',
          likes: 217,
          retweets: 90,
          replies: 28,
        },
        {
          author: { name: 'Consumer Union', handle: '@consumer_union_s', avatar: null },
          content:
            'Reminder: below 50 litres per person for more than 72 hours, each of 470,000 households can claim 15 crowns a day. In the eastern districts it has been 46 litres since Wednesday 06:00. The clock runs out on Saturday 06:00. We have the form ready.',
          timestamp: 'Fri 06:40',
          likes: 871,
          retweets: 402,
          replies: 95,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'Water is now the crisis; the ship is the reason. Every room sees another gap between what is promised and what comes out of the tap. Agree on one common number first: on what day is the reservoir empty?',
      posts: [],
      files: [],
    },
  },
};
