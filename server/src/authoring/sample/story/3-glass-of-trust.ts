import type { SampleScenario } from '../shape.ts';

export const glassOfTrust: SampleScenario = {
  key: 'glass-of-trust',
  name: 'A Glass of Trust',
  description:
    "Day 45, Thursday 27 November. Gannet Point went back to work on the ebb tides and the first water flowed on Monday 20 October. The hourly tests were published and stayed within the limits. On 1 November the salvors towed the cooled ship away from Sable Bank to a lay-up berth outside the region, and since then the plant has run at full power. Rationing is over. No farm lost its wells, no tanker had to be paid.\n\nThen came Day 38. The Sarrow Courier reported that in one night, on 27 October, the filter had failed and solvent above the limit went into the network for some hours. The Board learned of it from the newspaper. St Oda's Hospital looks for the cause of 31 unusual liver values. Half of the city buys bottled water again.\n\nToday's water is clean: all laboratories agree. But hardly anybody wants to believe it. The emergency powers of this Board end on Day 60, and the election is in 17 days. How does the Board win back the trust, and what does it owe?",
  decisions: [
    {
      title_of_decision: 'Publish everything, start an independent inquiry',
      description_of_decision:
        'Open all data, minutes and messages today and give a judge from outside full powers to investigate. It is the strongest sign of honesty. But lawyers will use each page, good people may lose their posts, and for months the story is guilt instead of water.',
      leads_to: null,
    },
    {
      title_of_decision: 'Stop the plant and renew the filters',
      description_of_decision:
        'Close Gannet Point for nine days, replace carbon and the oldest membranes in front of cameras and start again with a public test. People see action, and real weak points are removed. But rationing returns, it costs 31 million, and it looks like admitting that the water is bad now.',
      leads_to: null,
    },
    {
      title_of_decision: 'Take responsibility and compensate',
      description_of_decision:
        'Members of the Board apologise, the chair and the head of the waterworks step down, and each household gets 120 crowns and a free health check. It is quick, human and easy to understand. But it costs 56 million and may punish those who did not know.',
      leads_to: null,
    },
  ],
  rooms: {
    political: {
      notes:
        'You deal with truth and its timing. Somebody knew and stayed silent, and somebody told the press. At the end you should be able to say: what does the public still have to learn, and is it better to hear it from us?',
      posts: [
        {
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'We have a second document. On 28 October at 07:30 a note "Event at night, filter 3" was sent to the situation centre of this Board. It was marked as read at 07:52. We publish on Saturday who opened it. The Board has until Friday at noon to tell its own version.',
          timestamp: 'Day 45 06:05',
          likes: 6340,
          retweets: 2911,
          replies: 902,
        },
        {
          author: { name: 'Palace Notes', handle: '@palace_notes', avatar: null },
          content:
            'The Governor\'s lawyer advises: "No inquiry before the election. An inquiry chaired by Judge Farah Nakamura would call the Governor in its first week." Her press chief advises the opposite, because Anand asks for exactly this judge and would lose his best sentence.',
          timestamp: 'Day 45 06:35',
          likes: 1011,
          retweets: 390,
          replies: 142,
        },
        {
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'If the chair steps down, the Board has no quorum for twelve days: the law asks for a new appointment by the assembly, and it meets on 4 December. In those days nobody can sign an order on water. I have nothing against honour. I only know the calendar.',
          timestamp: 'Day 45 07:05',
          likes: 134,
          retweets: 45,
          replies: 20,
        },
        {
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'Tomorrow I drink tap water in the market hall, with my children. Everybody tells me that this is old-fashioned. In the Nets people believe a face. I want to have one thing from you beforehand, in writing: has there been any other night like that?',
          timestamp: 'Day 45 07:40',
          likes: 940,
          retweets: 270,
          replies: 118,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You add up what mistrust costs and what each answer costs. At the end you should be able to say: what is a week of doubt worth, which promise can be paid, and which claims follow from it?',
      posts: [
        {
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            '120 crowns for 470,000 households is 56 million, the reserve is 88. What is missing in the paper: health checks. 300,000 people at 65 crowns is another 19 million, and the laboratories can do 9,000 a week. So the last check would be in July.',
          timestamp: 'Day 45 06:15',
          likes: 94,
          retweets: 36,
          replies: 13,
        },
        {
          author: { name: 'Wen Sarpong', handle: '@wen_freight', avatar: null },
          content:
            'Bottled water: 1.1 million litres a day sold here, eight times the usual. People pay 0.60 to 0.90 for a litre. That is about 800,000 crowns every day out of the pockets of families. Five weeks of it is more than the whole filter renewal. And 44 trucks a day on top.',
          timestamp: 'Day 45 06:50',
          likes: 260,
          retweets: 94,
          replies: 33,
        },
        {
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            "If the plant stops for nine days, industry goes to 60 per cent again, 9 million a day. That makes 81, not 31 million. The chip plant came back only because of the Board's written date. A second stop and they go. A stop in parts, train by train, costs us nothing.",
          timestamp: 'Day 45 07:15',
          likes: 301,
          retweets: 117,
          replies: 40,
        },
        {
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'The Board\'s cover for official acts pays up to 50 million in damages, under one condition: no admission of guilt before the insurer is told. An apology that says "we regret" is fine. An apology that says "we failed" is not. Please choose words before the camera runs.',
          timestamp: 'Day 45 07:50',
          likes: 158,
          retweets: 61,
          replies: 16,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You listen to people who drank the water and to those who stopped. At the end you should be able to say: what are they really angry about, and what would make an ordinary family fill a glass again?',
      posts: [
        {
          author: { name: "Citizens' Panel", handle: '@sarrow_panel', avatar: null },
          content:
            '2,400 answers since Monday. Why do you not drink it? "The water is bad": 22 per cent. "They did not tell us": 61. What would help? Names and a full story 48, new filters 27, money 9. One man wrote: "I don\'t want 120 crowns. I want the eleven days."',
          timestamp: 'Day 45 06:10',
          likes: 702,
          retweets: 311,
          replies: 88,
        },
        {
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            "Who can afford bottles, buys bottles. In our quarter one family in three is back to the tap because the money is gone. So again it's us who test for you if it is safe. Put the checks here first, in the school, on Saturday, without appointment.",
          timestamp: 'Day 45 06:40',
          likes: 1870,
          retweets: 740,
          replies: 166,
        },
        {
          author: { name: "Operator's Wife", handle: '@gp_nightshift', avatar: null },
          content:
            'My husband was on duty that night. He saw the alarm at 01:10, closed filter 3 by hand at 04:35, alone, and wrote the report. His shift should have had three people. Now there is a reporter at our gate. If you need someone guilty, look who cut the shift.',
          timestamp: 'Day 45 07:10',
          likes: 4102,
          retweets: 1866,
          replies: 390,
        },
        {
          author: { name: 'Parents of Ward 6', handle: '@ward6_parents', avatar: null },
          content:
            'Our children are among the 31. We do not want to be a number in a campaign. For nine days nobody has told us what was measured, because "lawyers are checking". We ask for one doctor, with a name and a telephone, who is allowed to speak with us.',
          timestamp: 'Day 45 07:45',
          likes: 1511,
          retweets: 603,
          replies: 121,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        'You find out what happened that night and what state the plant is in today. At the end you should be able to say: could it happen again, what repair is really necessary, and how long does it take?',
      posts: [
        {
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            '27 October, 01:10 to 04:35: a seal in filter 3 broke. Solvent in the outflow was 0.8 milligrams, the limit is 0.5, for three hours and 25 minutes. About 6,000 cubic metres. I reported it by the rules, at 07:30. I thought that the Board would publish it. I should have asked.',
          timestamp: 'Day 45 06:00',
          likes: 488,
          retweets: 203,
          replies: 57,
        },
        {
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'The same seal type sits in filters 1, 2, 4, 5 and 6. From the same delivery. Two of them show hairline cracks in the pictures. It needs four hours and 900 crowns for each filter, one after another, without stopping the plant. I cannot believe that nobody has done this yet.',
          timestamp: 'Day 45 06:35',
          likes: 720,
          retweets: 310,
          replies: 69,
        },
        {
          author: { name: 'Lab Alliance', handle: '@lab_alliance', avatar: null },
          content:
            'From the night itself we have 14 stored samples from the network, frozen. They show which districts got the water: the harbour side and the eastern hills, 83,000 people, not 1.18 million. We can have the full map by Friday evening, if someone orders it.',
          timestamp: 'Day 45 07:05',
          likes: 231,
          retweets: 97,
          replies: 18,
        },
        {
          author: { name: 'Plant Automation', handle: '@plant_automation', avatar: null },
          content:
            'Why could water flow for three hours after an alarm? Since 2027 the automatic stop has been set to "report only", as it stopped the plant nine times without reason. One parameter. Setting it back takes a minute, plus a spare pump for 1.2 million to survive false alarms.',
          timestamp: 'Day 45 07:40',
          likes: 122,
          retweets: 44,
          replies: 11,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You judge substances, doses and other possible causes. Fear and danger are different quantities. At the end you should be able to say: what could that night have done to people, what could not, and what else needs a look?',
      posts: [
        {
          author: { name: 'Toxicology Unit', handle: '@tox_unit', avatar: null },
          content:
            'Dose of that night: who drank two litres got 1.6 milligrams of solvent. Effects on the liver start, as far as known, at about 40 times that. In 26 of the 31 patients another cause is likely. Five cases we can\'t explain. I ask for two weeks, and not to be quoted as "all clear".',
          timestamp: 'Day 45 06:20',
          likes: 356,
          retweets: 170,
          replies: 29,
        },
        {
          author: { name: 'Market Garden Lab', handle: '@market_garden_lab', avatar: null },
          content:
            'Has anyone thought of canisters? During rationing 60,000 people filled old ones. In six of the 31 families we found canisters that used to hold paint thinner. They have the same solvent smell as battery electrolyte. We have the canisters. Nobody has come to collect them.',
          timestamp: 'Day 45 06:55',
          likes: 274,
          retweets: 133,
          replies: 22,
        },
        {
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'The ship has been gone for four weeks, and at the intake I now measure zero, on each tide. A stop of the plant would clean nothing, as nothing is there. If something should be renewed, then the sensor outside: mine is a loan from the university and goes back on Day 60.',
          timestamp: 'Day 45 07:20',
          likes: 219,
          retweets: 92,
          replies: 14,
        },
        {
          author: { name: 'Kelp & Shore', handle: '@kelp_and_shore', avatar: null },
          content:
            '1.1 million litres in bottles each day: that makes 730,000 bottles, and the sorting plant can take 200,000. The rest is on the beach by January. And the wells of the bottler at Upper Dorran sank by 1.4 metres. Mistrust has an ecological footprint, too.',
          timestamp: 'Day 45 07:50',
          likes: 188,
          retweets: 71,
          replies: 19,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        'You separate duties, guilt and the right to know. At the end you should be able to say: what must be published anyway, what may the Board promise, and how can people tell the truth without ruining themselves?',
      posts: [
        {
          author: { name: 'Water Regulator', handle: '@water_regulator', avatar: null },
          content:
            'For clarity: the duty to inform the public within 24 hours lay with the plant operator AND with this Board, under my order of 19 October, point 4. By that order health damage is on the Board. You asked me to shorten the wait to 24 hours. I have the signature.',
          timestamp: 'Day 45 06:10',
          likes: 410,
          retweets: 166,
          replies: 37,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'An inquiry by a judge may promise witnesses that their words are not used against them, if the Board asks for "form B". With form A nobody will speak: every lawyer will say so. One letter of the alphabet. It has to be chosen when the inquiry is opened.',
          timestamp: 'Day 45 06:45',
          likes: 243,
          retweets: 94,
          replies: 25,
        },
        {
          author: { name: 'Consumer Union', handle: '@consumer_union_s', avatar: null },
          content:
            'We have 19,400 people in a group claim. We would put it on hold until June if all data are published within a week and if the payment does not ask people to give up further claims. The draft we have seen does exactly that, on page 3.',
          timestamp: 'Day 45 07:15',
          likes: 1333,
          retweets: 588,
          replies: 140,
        },
        {
          author: { name: 'Data Protection Office', handle: '@data_protect_s', avatar: null },
          content:
            '"Publish everything" includes shift plans, chats and patients\' values. Names of staff below head of division and all health data have to be blacked out. With six people this takes five days. Whoever puts the raw files online today breaks the law by tonight.',
          timestamp: 'Day 45 07:40',
          likes: 77,
          retweets: 28,
          replies: 9,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'The water is good and the trust is gone. One night, a few hours, a silence of eleven days. Ask in each room: who knew it, when, and what would have been the right first sentence?',
      posts: [],
      files: [],
    },
  },
};
