import type { SampleScenario } from '../shape.ts';

export const whatLiesBelow: SampleScenario = {
  key: 'what-lies-below',
  name: 'What Lies Below',
  description:
    "Day 45, Thursday 27 November. On Saturday 18 October at high tide your tugs pulled the Tamber Light off the bank. She held together, just. On Sunday at 11:15, one hour before the gale, she went down in one piece in 1,140 metres of water. Some 480 tonnes of oil came up in two days and most of it was broken up by the storm. The coast saw hardly any. The fishers' blockade lasted eleven days.\n\nNow the deep has begun to answer. A research robot has sent the first pictures: the hull lies upright, split open at the bow, and a grey powder covers the sea floor around it. Between powder and rock stand cold-water corals that nobody in the street had heard of before.\n\nHake caught near the deep show more nickel than usual, still below the limit. Ilmara has protested: the place is claimed by both states. The emergency powers of this Board end on Day 60, and the election is in 17 days. What does the Board do about the wreck?",
  decisions: [
    {
      title_of_decision: 'Close the fishing grounds and pay',
      description_of_decision:
        'Close 190 square kilometres around the wreck for three years and pay the fishers for it. Nobody eats what nobody has tested, and the name of Merrow hake is protected by honesty. But it costs much, boats and skills may never come back, and the source itself stays untouched.',
      leads_to: null,
    },
    {
      title_of_decision: 'Bring up the worst of the cargo',
      description_of_decision:
        'Hire one of three deep-sea crews in the world to recover the black mass containers and seal the bow. It attacks the cause and shows responsibility. But it costs more than any other way, must wait for summer weather, and broken containers may spill during the lift.',
      leads_to: null,
    },
    {
      title_of_decision: 'Leave it, measure and publish everything',
      description_of_decision:
        'Touch nothing, place sensors on the sea floor and publish each value. Many wrecks are quieter when left alone, and the money can go to the coast. But if the values rise, time is lost, and to many people it will look like another word for doing nothing.',
      leads_to: null,
    },
  ],
  rooms: {
    political: {
      notes:
        'You weigh a quiet coast against loud suspicion at home and abroad. At the end you should be able to say: who demands what in public, who would accept less in private, and what ends the quarrel with Ilmara?',
      posts: [
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Ilmara\'s note of protest has a friendly last page. If both states measure together, from one ship and with one website, they will not go to the Sea Tribunal. If we lift cargo alone they will, because lifting would be "use of the sea floor". The offer is open until Monday.',
          timestamp: 'Day 45 06:00',
          likes: 139,
          retweets: 51,
          replies: 19,
        },
        {
          author: { name: 'Courier Politics', handle: '@courier_politics', avatar: null },
          content:
            'We have the minutes of 17 October. The legal room warned of "an argument that I do not have". The officer who opened the valves, Commander Inês Bakari, has been named in a complaint. The Board has not said one word in her support. Her colleagues read this with interest.',
          timestamp: 'Day 45 06:30',
          likes: 1755,
          retweets: 693,
          replies: 241,
        },
        {
          author: { name: 'Maren Tuilagi', handle: '@tuilagi_fishers', avatar: null },
          content:
            'We ended the blockade when the Governor promised a seat at the table. I have had no invitation in 28 days. If you close the grounds without us, we fish there with flags. If we have half of the seats in the commission for the money, we close them ourselves.',
          timestamp: 'Day 45 07:05',
          likes: 1180,
          retweets: 408,
          replies: 139,
        },
        {
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'For lifting the cargo you need 140 million from the capital. The Minister said to our delegation: "Not for a hole in the sea." But she would pay for "deep-sea research" from another pot, up to 30 million. Give the thing the right name, then 30 is possible.',
          timestamp: 'Day 45 07:40',
          likes: 128,
          retweets: 43,
          replies: 22,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You compare the price of certainty with the price of doubt. Fish markets and insurers do not wait for science. At the end you should be able to say: what does each way cost by year three, and who could be made to pay?',
      posts: [
        {
          author: { name: 'Hake Auction', handle: '@hake_auction', avatar: null },
          content:
            'The price of hake is 2.70, it was 6.40. The odd thing: our tested fish, with lab paper for each crate, sells at 5.80. A test costs 0.35 a kilo. We have capacity for a fifth of the catch. With four more machines at 600,000 each we could test all of it.',
          timestamp: 'Day 45 06:10',
          likes: 377,
          retweets: 161,
          replies: 50,
        },
        {
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'Closing for three years: 38 million a year for 700 boats and jobs in that area, 114 in all. Lifting the 38 black mass containers: 140 million, plus or minus half. Sensors and laboratory: 6 million a year. Our reserve is 88 and not a crown comes from the insurer.',
          timestamp: 'Day 45 06:45',
          likes: 91,
          retweets: 30,
          replies: 12,
        },
        {
          author: { name: 'Deep Lift Market', handle: '@deeplift_market', avatar: null },
          content:
            'Three crews in the world can do this. Two are booked until 2033. The third has a gap from June to August and takes 9 million as a reservation, due on 1 December, not refundable. Without it the next free summer is in two years. So the decision has a price tag today.',
          timestamp: 'Day 45 07:15',
          likes: 104,
          retweets: 37,
          replies: 8,
        },
        {
          author: { name: 'Credit Desk', handle: '@coast_credit', avatar: null },
          content:
            "We finance 210 of the boats. If the grounds are closed with compensation, loans are safe. If values are published each day without any plan for money, owners can get no credit, as nobody knows what next week's number will be. Uncertain is worse for a bank than bad.",
          timestamp: 'Day 45 07:45',
          likes: 82,
          retweets: 29,
          replies: 18,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You look after trust, livelihoods and grief. Many people learned about the deep only from a picture. At the end you should be able to say: what do people fear, whom do they believe, and what would they call fair?',
      posts: [
        {
          author: { name: 'Skipper Anneke Vaz', handle: '@skipper_vaz', avatar: null },
          content:
            'My daughter asked if she may still eat what I catch. I had no answer, so I took ten hake to the university myself and paid for it. All ten were clean, from Merrow Bank, twelve miles away from the wreck. Why do I have to be the one who finds this out?',
          timestamp: 'Day 45 06:15',
          likes: 1933,
          retweets: 702,
          replies: 188,
        },
        {
          author: { name: 'Elif Krantz', handle: '@elif_krantz', avatar: null },
          content:
            'My husband Daniel died in the week of the tow. I could bury him, thank God. His logbook went down with her. He wrote each time somebody reported warm boxes. I am told that it lies in a steel drawer on the bridge. If a robot goes there anyway, please open the drawer.',
          timestamp: 'Day 45 06:50',
          likes: 7420,
          retweets: 3015,
          replies: 511,
        },
        {
          author: { name: 'Sister Benedikta Rao', handle: '@harbour_mission', avatar: null },
          content:
            'In the blockade 640 boats stood together. Now they do not. Those who fish in the deep, about 90 boats, feel left alone by those on the bank. Two fights in the harbour pub this week. If only 90 boats are paid, the others will ask why their price fell too.',
          timestamp: 'Day 45 07:20',
          likes: 468,
          retweets: 149,
          replies: 31,
        },
        {
          author: { name: 'Science Teacher Obi', handle: '@obi_science', avatar: null },
          content:
            'My class of 16-year-olds built a page with all public measurements in two evenings. 41,000 visits. The official page has a PDF from 8 November. People are not against science. They are against waiting for it. Take our page, we give it to you.',
          timestamp: 'Day 45 07:50',
          likes: 284,
          retweets: 121,
          replies: 37,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You judge what machines can do at 1,140 metres and how sure the pictures are. At the end you should be able to say: which containers are broken, what could be lifted, and what would tell us early that things get worse?',
      posts: [
        {
          author: { name: 'Deep Robot Team', handle: '@deep_robot_team', avatar: null },
          content:
            "Eleven hours of video. Of the 38 black mass containers we see 31. 19 are closed and look sound, 8 are dented, 4 are open. Seven are missing, probably under the bow. The four open ones have lost nearly all of their powder. What is out can't be lifted any more.",
          timestamp: 'Day 45 06:05',
          likes: 612,
          retweets: 270,
          replies: 52,
        },
        {
          author: { name: 'Corrosion Lab', handle: '@corrosion_lab', avatar: null },
          content:
            'Container steel is 1.6 to 2 millimetres thin. At that depth with little oxygen it lasts 12 to 20 years. Where it touches battery metal, 4 to 6. So the sound 19 boxes are not safe for ever. But nobody is forced to lift them in the first summer either.',
          timestamp: 'Day 45 06:40',
          likes: 197,
          retweets: 83,
          replies: 21,
        },
        {
          author: { name: 'Naval Architect R. Deol', handle: '@deol_stability', avatar: null },
          content:
            'About 900 tonnes of fuel are still in two tanks at the stern. Cold as it is there, it does not flow. The tanks will rust through in 25 years or so. A lifting crew on site could tap them at the same time for 20 million more. A second trip would cost 90.',
          timestamp: 'Day 45 07:10',
          likes: 143,
          retweets: 55,
          replies: 14,
        },
        {
          author: { name: 'Sensor Works', handle: '@sensor_works', avatar: null },
          content:
            'For the measuring plan: sensors for nickel at this depth hold four months, then they drift. The plan counts on two years. You would need three visits a year by ship, or a cable to land for 11 million. A sensor that is wrong is worse than none, as everybody believes it.',
          timestamp: 'Day 45 07:40',
          likes: 109,
          retweets: 46,
          replies: 10,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You speak for a place few have seen. Doing nothing can be care, or neglect. At the end you should be able to say: what is happening down there, does it spread, and would lifting help or harm?',
      posts: [
        {
          author: { name: 'Deep Sea Institute', handle: '@deepsea_lab', avatar: null },
          content:
            'The coral garden below the wreck is about 400 years old. A strip of 60 metres is covered with powder and will die. Beyond it the corals feed normally. In our trial with a robot arm one landing whirled up so much dust that we saw nothing for 50 minutes. Every lift means dust.',
          timestamp: 'Day 45 06:20',
          likes: 1308,
          retweets: 688,
          replies: 93,
        },
        {
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'Two current meters for four weeks: usually 3 centimetres a second to the north, away from the fishing grounds. But in November there were three "deep storms", each two days long, of 20 centimetres to the south-east. Those carry powder to the slope where hake winter.',
          timestamp: 'Day 45 06:50',
          likes: 289,
          retweets: 124,
          replies: 22,
        },
        {
          author: { name: 'Food Fish Lab', handle: '@foodfish_lab', avatar: null },
          content:
            '312 hake tested. On Merrow Bank: normal. Within five miles of the wreck: nickel at 60 per cent of the limit, in liver, not in the meat. The meat is clean everywhere. Shrimp are another thing: two samples of nine above the limit. No one had asked for shrimp.',
          timestamp: 'Day 45 07:15',
          likes: 421,
          retweets: 196,
          replies: 40,
        },
        {
          author: { name: 'Dr. Pia Marangoni', handle: '@merrow_reserve', avatar: null },
          content:
            'If the grounds at the deep are closed, 90 boats will move to Merrow Bank, which is already fished to the edge. Think of it beforehand: a closure there without a limit here helps the fish that have nickel and harms those that have none.',
          timestamp: 'Day 45 07:45',
          likes: 340,
          retweets: 152,
          replies: 27,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You deal with a sinking that the law hardly allowed, and with proof out of reach. At the end you should be able to say: who can sue whom, how the Board protects its own people, and which way repairs most?',
      posts: [
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Under the dumping treaty we have to report within 60 days, so by 18 December, and show "measures to reduce the harm". Publishing alone will not count as a measure. A closure does, a recovery does, and so does a fixed plan with a number at which lifting starts by itself.',
          timestamp: 'Day 45 06:10',
          likes: 265,
          retweets: 98,
          replies: 36,
        },
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'The recorder is with us: the fisher got his reward. The false boxes of hold 3 lie at 1,140 metres. The yard worker with the photos will testify, if somebody pays for his protection. Twelve seal numbers in his photos, and a robot can read seals. Nobody has asked it to.',
          timestamp: 'Day 45 06:45',
          likes: 238,
          retweets: 89,
          replies: 27,
        },
        {
          author: { name: 'Military Lawyer P. Sandoval', handle: '@sandoval_counsel', avatar: null },
          content:
            'I defend Commander Bakari. She acted on a written order by this Board, but it bears a stamp and no name. If the members sign it now, each one, the complaint against her falls and turns to the Board, which has cover for official acts. It takes ten pens.',
          timestamp: 'Day 45 07:15',
          likes: 402,
          retweets: 170,
          replies: 48,
        },
        {
          author: { name: 'Fisheries Law Clinic', handle: '@fisheries_clinic', avatar: null },
          content:
            'The region may close waters up to six miles. The wreck lies at 38. A closure out there needs the capital, and for the disputed part Ilmara also. Without both it binds our own boats only: the 38 Ilmaran trawlers could go on fishing next to our empty places.',
          timestamp: 'Day 45 07:50',
          likes: 115,
          retweets: 47,
          replies: 13,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'The coast was spared because the deep was not. What nobody sees is easy to forget and easy to fear. Try to separate in your discussion: what do we know, what do we assume, what do we hope?',
      posts: [],
      files: [],
    },
  },
};
