import type { SampleScenario } from '../../shape.ts';

export const whatLiesBelow: SampleScenario = {
  key: 'what-lies-below',
  name: 'What Lies Below',
  description:
    'Day 45, Thursday 27 November, 08:00. On Saturday 18 October at high tide two tugs pulled the Tamber Light off the bank, and on Sunday at 11:15, an hour before the gale, she went down in one piece in 1,140 metres of water. Some 480 tonnes of oil came up in two days, and the storm broke up most of it. The coast saw hardly any. The fishers\' blockade lasted eleven days.\n\nA research robot has sent the first pictures. The hull stands upright, open at the bow, and a grey powder lies around it between corals that hardly anybody ashore had heard of. Hake caught near the wreck have more nickel than usual, still below the limit; two of nine samples of shrimp were above it. At the auction hake brings 2.70 a kilo; before the sinking it was 6.40.\n\nClosing the place for three years costs 114 million crowns, lifting 140 million, plus or minus half, and measuring 6 million a year. The reserve is 88 and the insurer pays nothing. The capital would give up to 30 million for "deep-sea research" and nothing for lifting. The one crew that is free next summer wants 9 million by 1 December. Ilmara has protested: both states claim the place. The report under the dumping treaty is due on 18 December, the powers of this Board end on Day 60, and the election is in 17 days. The order goes to the assembly\'s printer at 10:30.',
  asks_order: true,
  decisions: [
    {
      key: 'close',
      title_of_decision: 'Close the fishing grounds and pay',
      description_of_decision:
        'Close 190 square kilometres around the wreck to fishing for three years and pay the boats that work there, together with the jobs ashore that live from them. Nothing from that water is sold until the laboratory has found it clean for a whole year.',
      leads_to: null,
      outcome:
        'The order was read out in the fish hall on Friday at six in the morning, by a clerk who had to start twice because of the ice machine. On Day 60 the first 3.2 million were paid. Governor Osei won the election with 50.9 per cent; in Cape Lune she had 31. The laboratory tests a crate in five, and the price of hake went to 4.90 and stayed there. A year on, nickel in the liver of hake near the wreck has fallen to 44 per cent of the limit. Shrimp are not sold. Of the 90 boats that worked the deep, 52 are tied up, and most of the young hands have gone to the wind farms in the north. The powder lies where it lay. Olufemi Dahl had fished out there for 33 years. He is paid on the first of each month, has sold the Marit to a diving school and checks parking tickets in Mill Road.',
      conditions: [
        {
          text: 'Ilmara is asked by Monday to close the place for its own boats as well.',
          met: 'Ilmara had been asked on Friday and closed its half on 20 December. Its trawlers went south, and a patrol boat waved at ours on Sundays.',
          unmet:
            'Nobody had asked Ilmara. From January on eleven of its trawlers fished along the edge, and in fog on the wrong side of it.',
        },
        {
          text: 'Half of the seats in the commission for the money belong to the fishers.',
          met: "Half of the commission's seats belonged to the union. It turned down 14 claims of its own members.",
          unmet:
            "The commission had five seats, and none was the union's. In January sixty boats fished in the closed water with flags on.",
        },
        {
          text: 'A limit for the boats on Merrow Bank begins on the same day.',
          met: 'On Merrow Bank nobody got a berth without giving one up, and the young hake were as many as the year before.',
          unmet:
            'On Merrow Bank there was no limit. 36 boats from the deep moved there, and in autumn there were half as many young hake as the year before.',
        },
      ],
    },
    {
      key: 'lift',
      title_of_decision: 'Bring up the worst of the cargo',
      description_of_decision:
        'Pay the 9 million and hire the crew that is free from June to August. It lifts the containers of black mass, beginning with those that are still shut, and closes the bow with steel. The reserve and a loan pay for it. Fishing goes on as it is until then.',
      leads_to: null,
      outcome:
        "Photographs on the stairs of the assembly, with the captions of the archive. 1: Day 60. The Board leaves by the side door; the 9 million have been in the crew's account since 1 December. 2: Election night, 01:40. Viktor Anand, Governor by 1,900 votes, is told what a lifting ship costs a day. 3: 9 June 2032. The ship over the wreck, with a cook from Cape Lune. 4: 24 July. Box 14, which broke at 600 metres. The cloud was on the sonar for two hours. 5: 30 August. 21 boxes on Berth 9. Five were left below, and seven were never found. Bill 163 million, of which 75 borrowed. 6: Fish hall, 15 November. Hake at 5.40. 7: The coral wall, a year on. The dead strip was 60 metres wide and is 140. Left of the screen Dr Noor Haddad, who mapped it for eleven years. After this picture her institute lost the contract for the next survey, and she gave up her flat.",
      conditions: [
        {
          text: 'The crew empties the stern tanks on the same trip.',
          met: 'The crew had emptied the stern tanks as well, 830 tonnes in eleven days, for 20 million on top.',
          unmet:
            'The stern tanks were not in the contract. The 900 tonnes are still in them, and a trip of its own costs 90 million.',
        },
        {
          text: 'The robot opens the steel drawer on the bridge and reads the seals in hold 3.',
          met: "On 2 July the robot opened a steel drawer. In Daniel Krantz's logbook 61 pages can be read, eleven of twelve seals had the right numbers, and the court lifted the owner's limit in November.",
          unmet:
            'The bridge and hold 3 were not in the contract. The robot passed the window of the bridge twice a day for eleven weeks.',
        },
        {
          text: 'Ilmara is invited on board before the first lift.',
          met: 'Two scientists from Port Azir had cabins on the ship and signed every sheet.',
          unmet:
            'Nobody from Ilmara had been invited. The Sea Tribunal stopped the work for 19 days in July, on its application, at full day rate.',
        },
      ],
    },
    {
      key: 'measure',
      title_of_decision: 'Leave it, measure and publish everything',
      description_of_decision:
        'Touch nothing. Set sensors on the sea floor that run for two years and publish each value on the day it arrives, with tests of fish and shrimp beside it. The money that is left goes to the coast.',
      leads_to: null,
      outcome:
        'The page went up on Day 60 with 1,204 values and was slow until the evening. At the election Viktor Anand was 400 votes ahead on Sunday night and 260 behind on Thursday after the recount, and Governor Osei stayed in office. In April the first sensor showed zero for nine days, and then somebody noticed. Since then a ship has gone out every four months. The first year cost 9.3 million, and the capital paid it, as research. A year on, nickel in the liver of hake near the wreck is at 70 per cent of the limit, in November it was 60; the meat is clean. Of 61 samples of shrimp four were above the limit. Nothing was lifted. The complaint against Commander Inês Bakari, who opened the valves on a written order, was dropped in June. The list of promotions had been closed in April, and she left the coast guard with the rank that she had.',
      conditions: [
        {
          text: 'The order names a value at which lifting begins without a new vote.',
          met: 'The order named a value, 80 per cent of the limit in the meat of hake. The treaty office took it as a measure and closed its file in March.',
          unmet:
            'The order named no value at which anything happens. In February the treaty office sent the report back, and the third version is with it now.',
        },
        {
          text: 'Ilmara measures together with us, from one ship.',
          met: 'The ship has a crew from both shores and one page with one set of numbers.',
          unmet:
            'Ilmara measures by itself and has a page of its own. Its numbers are higher by a fifth, because of another filter, and people here read both.',
        },
        {
          text: 'Four more machines are bought, so that every crate has its paper.',
          met: 'Every crate had its paper from January on, and hake stands at 5.70.',
          unmet:
            'One machine tests a fifth of the catch. With paper hake stands at 5.90, without it at 3.10.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'If both states measure together, from one ship and on one web page, Ilmara stays away from the Sea Tribunal. If we lift by ourselves it goes there. Open until Monday.',
      carried_by: ['p1'],
      supports: ['measure'],
      opposes: ['lift'],
    },
    {
      text: "With half of the seats in the commission for the money, the fishers' union closes the ground by its own vote and keeps its boats out.",
      carried_by: ['p2', 's1'],
      supports: ['close'],
      opposes: [],
    },
    {
      text: 'Hake with a lab paper on the crate sells at 5.80, without it at 2.70. Four more machines, 2.4 million together, would test the whole catch.',
      carried_by: ['e1'],
      supports: ['measure'],
      opposes: [],
    },
    {
      text: '210 boats run on credit. A paid closure keeps the loans safe; values published every day, with nobody named who pays if they rise, end new credit.',
      carried_by: ['e2'],
      supports: ['close'],
      opposes: ['measure'],
    },
    {
      text: 'The 90 boats from the deep would move to Merrow Bank, which is full. 34 have asked for berths at Cape Lune already.',
      carried_by: ['s1'],
      supports: [],
      opposes: ['close'],
    },
    {
      text: 'About 900 tonnes of fuel lie in two stern tanks. A lifting crew on the spot empties them for 20 million more; a trip of its own costs 90.',
      carried_by: ['t1'],
      supports: ['lift'],
      opposes: [],
    },
    {
      text: 'Nickel sensors at this depth are right for four months, then they drift. Two years take three visits a year by ship, or a cable for 11 million.',
      carried_by: ['t2', 'l3', 'certificate'],
      supports: [],
      opposes: ['measure'],
    },
    {
      text: 'Of 38 containers four are open and empty and seven not found. What is out cannot be lifted, and each landing raises dust for 50 minutes.',
      carried_by: ['n1', 'wreck-survey'],
      supports: [],
      opposes: ['lift'],
    },
    {
      text: 'Three times in November the deep current turned south-east for two days, fast enough to carry powder, towards the slope where hake winter.',
      carried_by: ['n2'],
      supports: ['lift'],
      opposes: ['measure'],
    },
    {
      text: "The region may close waters up to six miles out; the wreck lies at 38. A closure there binds our own boats. Ilmara's 38 trawlers may fish on.",
      carried_by: ['l2'],
      supports: [],
      opposes: ['close'],
    },
  ],
  rooms: {
    political: {
      notes:
        'You follow the protest from Ilmara, the fishers and the capital. At the end you should be able to say: who demands what in public, who would accept less in private, and what ends the quarrel with Ilmara?',
      posts: [
        {
          key: 'p1',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'Note for the political room. Ilmara\'s protest has four pages. A fifth was handed over by itself, yesterday at 16:20, without a letterhead. If both states measure together, from one ship and on one web page, Port Azir will not go to the Sea Tribunal. If we lift cargo by ourselves it will, because that is "use of the sea floor". The offer is open until Monday, 12:00. I asked about closing. The second secretary said that this had not been discussed and wrote the question down, at 16:31.',
          timestamp: 'Day 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: {
            name: 'Maren Tuilagi',
            handle: '@tuilagi_fishers',
            avatar: null,
          },
          content:
            'To the Board, in writing. Colleagues, we ended the blockade on 30 October for a seat at the table. That was 28 days ago and no invitation has come. Motion 4, Tuesday, 371 to 108: if half of the seats in the commission for the money are ours, we close the ground by our own vote and keep our own boats out. If it is closed over our heads we fish there with flags.',
          timestamp: 'Day 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: {
            name: 'Nadia Petrosyan',
            handle: '@petrosyan_courier',
            avatar: null,
          },
          content:
            'The Courier has the minutes of 17 October, in which the legal adviser asks for "an argument that I do not have". It also has the complaint against Commander Inês Bakari, who opened the valves. We asked on Monday what the Board says to her, and ask again.',
          timestamp: 'Day 45 06:30',
          likes: 1755,
          retweets: 693,
          replies: 241,
        },
        {
          key: 'p4',
          author: {
            name: 'Col. Ruth Zeller',
            handle: '@zeller_liaison',
            avatar: null,
          },
          content:
            '1. Research money: up to 30 million, form R-7, by Day 60. 2. Avoid the word "lifting" on page 1. 3. The Ministry wants to know who was the last to be at the wreck. 4. I have written: a robot.',
          timestamp: 'Day 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: {
            name: 'Office of Viktor Anand',
            handle: '@anand_office',
            avatar: null,
          },
          content:
            'Mr Anand eats hake at the fish hall at noon. Photographs from 11:50. The hake is from Merrow Bank.',
          timestamp: 'Day 45 06:50',
          likes: 75,
          retweets: 14,
          replies: 48,
        },
        {
          key: 'p6',
          author: {
            name: 'Assembly Office',
            handle: '@assembly_office',
            avatar: null,
          },
          content:
            'The photocopier in the south wing takes A4 again. For charts of the sea floor please use the one in the cellar.',
          timestamp: 'Day 45 05:45',
          likes: 3,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p7',
          author: {
            name: 'Bastien Roux',
            handle: '@roux_protocol',
            avatar: null,
          },
          content:
            'From the second secretary by telephone, 09:11 to 09:14, political room only. Their research ship has a winch of 2,000 metres and is free from 8 December. He asks whether ours has one. I said that I would ask. Does anybody know?',
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
        'You compare what the three ways cost, and what fish buyers and banks do in the meantime. At the end you should be able to say: what does each way cost by year three, and who could be made to pay?',
      posts: [
        {
          key: 'e1',
          author: {
            name: 'Hake Auction',
            handle: '@hake_auction',
            avatar: null,
          },
          content:
            'TRADING SHEET, week 48, for the economic room. Hake without paper 2.70. Hake with a lab paper on the crate 5.80, sold out before nine on each of four days. The paper costs 0.35 a kilo. We have one machine and it does a fifth of the catch. With four more, 600,000 each, every crate would have one. Delivery takes three weeks, and they need a floor without vibration, so not beside the ice.',
          timestamp: 'Day 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: {
            name: 'Credit Desk',
            handle: '@coast_credit',
            avatar: null,
          },
          content:
            'Letter to the Economist. We finance 210 of the boats. If grounds are closed and the same paper says who pays and when, our loans are safe and we go on. If values come out every day and nobody is named who pays when they rise, we have to stop new credit under rule 14 of the supervisor, from the next working day. Please let us know before Wednesday, when the lists for December are made.',
          timestamp: 'Day 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: {
            name: 'Hyun-woo Castellanos',
            handle: '@castellanos_risk',
            avatar: null,
          },
          content:
            'MEMO, economic room. Re: three sums. Closing: 38 million a year for 90 boats, their crews and the jobs ashore, three years, 114. Lifting: 140, from a brochure and one telephone call; "plus or minus half" is mine and I chose it because it is easy to say. Measuring: 6 a year, page 4 of the plan, which counts one visit in two years. Reserve 88.0. Nothing in this table is paid by Northgate, see their letter of 17 October.',
          timestamp: 'Day 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: {
            name: 'Deep Lift Market',
            handle: '@deeplift_market',
            avatar: null,
          },
          content:
            'Crew 1: booked until 2033. Crew 2: booked until 2033. Crew 3: free from 1 June to 31 August against 9 million by 1 December, not refunded; after that free again in the summer of 2034.',
          timestamp: 'Day 45 06:55',
          likes: 104,
          retweets: 37,
          replies: 8,
        },
        {
          key: 'e5',
          author: {
            name: 'Wen Sarpong',
            handle: '@wen_freight',
            avatar: null,
          },
          content:
            '@hake_auction Two loads came back from Ostmark yesterday. All papers there, says my driver. What do I do with eleven tonnes?',
          timestamp: 'Day 45 06:25',
          likes: 61,
          retweets: 9,
          replies: 7,
        },
        {
          key: 'e6',
          author: {
            name: 'Hake Auction',
            handle: '@hake_auction',
            avatar: null,
          },
          content: '@wen_freight Which papers, landing or lab? Ice is at gate 2.',
          timestamp: 'Day 45 06:58',
          likes: 8,
          retweets: 0,
          replies: 2,
        },
        {
          key: 'e7',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'Blockade, final account: eleven days. The lane for diesel and ferry was open on all of them. Depot never below four days. Next status 12:00.',
          timestamp: 'Day 45 05:55',
          likes: 44,
          retweets: 6,
          replies: 3,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'sink-told',
              is_met: true,
            },
          ],
        },
        {
          key: 'e8',
          author: {
            name: 'Tomas Jurado',
            handle: '@port_director',
            avatar: null,
          },
          content:
            'Blockade, final account: eleven days, the first three without diesel. Depot down to one day on 22 October. 96 claims from hauliers, none paid. Next status 12:00.',
          timestamp: 'Day 45 05:55',
          likes: 151,
          retweets: 40,
          replies: 33,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'sink-told',
              is_met: false,
            },
          ],
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You look after those who live from the fish, and after those who eat it. Most of them know the deep from one picture. At the end you should be able to say: what do people fear, whom do they believe, and what would they call fair?',
      posts: [
        {
          key: 's1',
          author: {
            name: 'Sister Benedikta Rao',
            handle: '@harbour_mission',
            avatar: null,
          },
          content:
            'For the social room, written after the soup. The men and women of the 90 boats from the deep have been in my kitchen since Sunday, a few at a time. If it is closed they go to Merrow Bank, where else; 34 have put their names down for a berth at Cape Lune and Anneke Vaz, who keeps the list, says that there are none and that the bank is full as it is. On Tuesday the union voted, 371 to 108: with half of the seats in the commission they would close it themselves and hold to it. I believed them. There were two fights at the Anchor this week.',
          timestamp: 'Day 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: {
            name: 'Skipper Anneke Vaz',
            handle: '@skipper_vaz',
            avatar: null,
          },
          content:
            'My daughter asked whether she may eat what I catch. I took ten hake to the university, 84 crowns, out of the housekeeping. All ten clean. They were from Merrow Bank, seventeen miles from the wreck. The receipt hangs on the blue door.',
          timestamp: 'Day 45 06:15',
          likes: 1933,
          retweets: 702,
          replies: 188,
        },
        {
          key: 's3',
          author: {
            name: 'Salt Street Live',
            handle: '@saltstreet_live',
            avatar: null,
          },
          content:
            'ALL hake is poisoned, the bank too!! My cousin cleans at the lab, they stopped counting at 300 and the red ones went into a drawer. School kitchens still serve it. Share before noon',
          timestamp: 'Day 45 06:00',
          likes: 3210,
          retweets: 2450,
          replies: 512,
        },
        {
          key: 's4',
          author: {
            name: 'Runa',
            handle: '@beachlog_runa',
            avatar: null,
          },
          content:
            '@saltstreet_live its 312. 0 over the limit in the meat, it hangs on the labs door. which drawer??',
          timestamp: 'Day 45 06:18',
          likes: 260,
          retweets: 71,
          replies: 19,
        },
        {
          key: 's5',
          author: {
            name: 'Latisha Nwosu',
            handle: '@nets_neighbours',
            avatar: null,
          },
          content:
            '@beachlog_runa Send me a photo of that door, I put it up on the stairs. Mrs Costa has thrown away a whole tray. Who needs a fish stall to be told something, write to me.',
          timestamp: 'Day 45 06:31',
          likes: 402,
          retweets: 118,
          replies: 27,
        },
        {
          key: 's6',
          author: {
            name: 'Elif Krantz',
            handle: '@elif_krantz',
            avatar: null,
          },
          content:
            "My husband Daniel died at St Oda's in the week of the tow and I was with him. I know who brought him up and they know where I live. His logbook stayed on the bridge, in a steel drawer, and he wrote in it whenever somebody reported warm boxes. If a robot goes down there anyway, I ask that it opens the drawer.",
          timestamp: 'Day 45 06:50',
          likes: 7420,
          retweets: 3015,
          replies: 511,
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
          key: 's7',
          author: {
            name: 'Elif Krantz',
            handle: '@elif_krantz',
            avatar: null,
          },
          content:
            'My husband Daniel died on that ship in the week of the tow. They brought him up at three in the afternoon, and I could bury him. His logbook stayed on the bridge, in a steel drawer, and he wrote in it whenever somebody reported warm boxes. If a robot goes down there anyway, I ask that it opens the drawer.',
          timestamp: 'Day 45 06:50',
          likes: 8960,
          retweets: 3870,
          replies: 702,
          when: [
            {
              kind: 'condition',
              scenario: 'adrift',
              condition: 'sea-search',
              is_met: false,
            },
          ],
        },
        {
          key: 's8',
          author: {
            name: 'Science Teacher Obi',
            handle: '@obi_science',
            avatar: null,
          },
          content:
            '10c have put all public measurements on one page, in two evenings, with pizza. 41,000 visits. The official page still has the PDF of 8 November. You can have ours, the password is with the caretaker.',
          timestamp: 'Day 45 07:40',
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
          key: 't1',
          author: {
            name: 'Naval Architect R. Deol',
            handle: '@deol_stability',
            avatar: null,
          },
          content:
            'Note, technological room. 1,390 tonnes were in her on the 17th and some 480 came up, so about 900 are left, in the two stern tanks as far as the robot can see. It is cold down there and the fuel does not flow. The plates are good for some 25 years. If a lifting crew is on the spot it can tap both tanks for 20 million more. A trip for the tanks alone has been offered to us at 90. R. Deol, 06:20',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: {
            name: 'Sensor Works',
            handle: '@sensor_works',
            avatar: null,
          },
          content:
            'To the technological room, on the measuring plan. You write two years. Our nickel cell at that pressure is right for four months, then it drifts, and it drifts towards zero, which looks like good news. You need a ship three times a year, 1.1 million each, or a cable to land for 11. The temperature sensor lasts for ever, if that is any use.',
          timestamp: 'Day 45 07:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: {
            name: 'Deep Robot Team',
            handle: '@deep_robot_team',
            avatar: null,
          },
          content:
            'Eleven hours of video are being cut. Hull upright, bow open on the port side over nine metres, stern whole. Bridge intact, a mug is still on the chart table.',
          timestamp: 'Day 45 06:05',
          likes: 612,
          retweets: 270,
          replies: 52,
        },
        {
          key: 't4',
          author: {
            name: 'Corrosion Lab',
            handle: '@corrosion_lab',
            avatar: null,
          },
          content:
            'Container steel: 1.6 to 2.0 millimetres. At this depth, with little oxygen: 12 to 20 years. Where battery metal touches it: 4 to 6. Nobody can see from outside which of the boxes are touched.',
          timestamp: 'Day 45 06:40',
          likes: 197,
          retweets: 83,
          replies: 21,
        },
        {
          key: 't5',
          author: {
            name: 'Ebba Fossum',
            handle: '@tow_numbers',
            avatar: null,
          },
          content:
            'For the technological room. Assuming crew 3, day and night, and less than three metres of sea: one box in 31 hours, plus or minus nine. For 27 boxes 35 days, for the bow another 12. Their gap is 92 days. I have not assumed that a box breaks.',
          timestamp: 'Day 45 07:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't6',
          author: {
            name: 'Deep Robot Team',
            handle: '@deep_robot_team',
            avatar: null,
          },
          content:
            'From the ship, 09:40. We are at the door of hold 3 again and can read two seals from here. Somebody said there were twelve that matter. We come up at eleven, so write to us if we should look.',
          timestamp: 'Day 45 09:42',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1020,
        },
        {
          key: 't7',
          author: {
            name: 'Cape Lune Camera',
            handle: '@cape_lune_cam',
            avatar: null,
          },
          content:
            'Picture normal. Wind sensor NE 11 knots. A gull has taken the new wiper for something to eat.',
          timestamp: 'Day 45 07:30',
          likes: 1,
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
            'Crane 1 normal, crane 2 normal. Crane 3 in its yearly inspection until Monday, with the door open.',
          timestamp: 'Day 45 06:00',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You speak for a place that few people have seen. At the end you should be able to say: what is happening down there, does it spread, and would lifting help or harm?',
      posts: [
        {
          key: 'n1',
          author: {
            name: 'Deep Sea Institute',
            handle: '@deepsea_lab',
            avatar: null,
          },
          content:
            'Report to the environmental room, table in the files. Of the 38 containers of black mass we have found 31: 19 shut, eight dented, four open. The open ones are empty. What was in them lies over a strip of 60 metres, some of the corals in it four hundred years old, and cannot be lifted with anything we know of. Seven have not been found. When the arm touched down for a trial we saw nothing for 50 minutes. It was so at each of three landings. Outside the strip the corals feed. N. Haddad, 06:10',
          timestamp: 'Day 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: {
            name: 'Sigrun Ulvik',
            handle: '@orrin_currents',
            avatar: null,
          },
          content:
            'For the environmental room. Two current meters, four weeks. Mostly 3 centimetres a second to the north, away from the grounds. Three times in November 20 centimetres to the south-east, each time for about two days, plus or minus six hours. Powder of this size moves from 12 on. South-east is the slope where hake winter. People ask about Gannet Point again, which lies due east and 1,100 metres higher.',
          timestamp: 'Day 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: {
            name: 'Food Fish Lab',
            handle: '@foodfish_lab',
            avatar: null,
          },
          content:
            'Tested until Wednesday: 312 hake. Meat: 0 above the limit. Liver: normal on the bank, within five miles of the wreck 60 per cent of the limit on average. Shrimp: nine samples, two above. Sheet on our door, table in the files.',
          timestamp: 'Day 45 05:50',
          likes: 421,
          retweets: 196,
          replies: 40,
        },
        {
          key: 'n4',
          author: {
            name: 'Dr. Pia Marangoni',
            handle: '@merrow_reserve',
            avatar: null,
          },
          content:
            'Dive of 25 November, Merrow Bank: 211 boxes on the sand west of the old position, none in the seagrass. Meadow 99 per cent. The spawning was counted until the 2nd, 90 per cent of a normal year.',
          timestamp: 'Day 45 06:10',
          likes: 140,
          retweets: 61,
          replies: 9,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'sink-west',
              is_met: true,
            },
          ],
        },
        {
          key: 'n5',
          author: {
            name: 'Dr. Pia Marangoni',
            handle: '@merrow_reserve',
            avatar: null,
          },
          content:
            'Dive of 25 November, Merrow Bank: about forty boxes in the seagrass, and behind them a strip of 900 metres without a blade. It will be green again in 2061. I would like to know who threw to that side.',
          timestamp: 'Day 45 06:10',
          likes: 388,
          retweets: 207,
          replies: 41,
          when: [
            {
              kind: 'condition',
              scenario: 'broken-tow',
              condition: 'sink-west',
              is_met: false,
            },
          ],
        },
        {
          key: 'n6',
          author: {
            name: 'Odile Brennan',
            handle: '@foam_free_seas',
            avatar: null,
          },
          content: '@foodfish_lab Two of NINE? Who decided that nine is a number for shrimp?',
          timestamp: 'Day 45 06:55',
          likes: 214,
          retweets: 80,
          replies: 17,
        },
        {
          key: 'n7',
          author: {
            name: 'Food Fish Lab',
            handle: '@foodfish_lab',
            avatar: null,
          },
          content:
            '@foam_free_seas The machine is shared with hake. Shrimp are on Tuesdays from next week, 20 samples, if the boats bring some.',
          timestamp: 'Day 45 07:35',
          likes: 19,
          retweets: 3,
          replies: 2,
        },
        {
          key: 'n8',
          author: {
            name: 'Night Heron Group',
            handle: '@night_herons',
            avatar: null,
          },
          content:
            '30 at basin 3, among them the one with the ring. It no longer takes fish from a hand, which we welcome.',
          timestamp: 'Day 45 05:40',
          likes: 16,
          retweets: 1,
          replies: 2,
        },
      ],
      files: [
        {
          key: 'wreck-survey',
          path: 'wreck-survey-containers.csv',
          name: 'wreck-survey-containers.csv',
          day: null,
        },
        {
          key: 'hake-tests',
          path: 'hake-tests-november.csv',
          name: 'hake-tests-november.csv',
          day: null,
        },
      ],
    },
    legal: {
      notes:
        'You deal with a sinking that the law hardly allowed, and with proof out of reach. At the end you should be able to say: who can sue whom, how the Board protects its own people, and which way repairs most?',
      posts: [
        {
          key: 'l1',
          author: {
            name: 'Prof. Amara Lindholm',
            handle: '@lindholm_sealaw',
            avatar: null,
          },
          content:
            'Privileged. Subject to what the treaty office makes of a case that it has not had before, the report due on 18 December has to name measures that reduce the harm, and whereas a closure is one and a recovery is one, publishing by itself I should hesitate to call one, unless the order also names a value at which something further happens without anybody having to meet again.',
          timestamp: 'Day 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: {
            name: 'Fisheries Law Clinic',
            handle: '@fisheries_clinic',
            avatar: null,
          },
          content:
            'To the legal room, 08:50, sorry for the late hour, the statute was on loan. Fisheries Act, section 4: the region closes waters up to six miles. The wreck lies at 38. Out there an order of yours binds boats that are registered with you and nobody else; for others it needs the capital, and for the disputed half Ilmara too. Its 38 trawlers may fish on beside whatever you mark.',
          timestamp: 'Day 45 08:54',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 540,
        },
        {
          key: 'l3',
          author: {
            name: 'Calibration Office',
            handle: '@calibration_office',
            avatar: null,
          },
          content:
            'Copy for the legal room: certificate for nickel cell NI-1140, see the files. Valid for four months from the day of immersion. A value measured after that is a reading and no measurement, and a report to a treaty office may not rest on it. The plan before us runs for two years.',
          timestamp: 'Day 45 07:00',
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
            'Working note. In hand: voyage recorder (reward paid, receipt in file). Missing: the forty boxes, hold 3, 1,140 metres. Witness: worker from the yard, wants protection first, has photos of twelve seals. Seals can be read by a robot, if one is there and somebody asks it. Use: the limit of 74 million.',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l5',
          author: {
            name: 'Military Lawyer P. Sandoval',
            handle: '@sandoval_counsel',
            avatar: null,
          },
          content:
            'To the members of the Board. I act for Commander Bakari. The order of 17 October on which she opened the valves carries a stamp and no name. If each of you signs it now, the complaint turns from her to the Board, which is covered for official acts. I am in the corridor with the original and a pen, until eleven. P. Sandoval, 09:28',
          timestamp: 'Day 45 09:30',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 'held',
        },
        {
          key: 'l6',
          author: {
            name: 'Night Court Clerk',
            handle: '@night_court',
            avatar: null,
          },
          content: 'Night court: four cases, one about a bicycle and a goose. Courtroom 2 opens at nine.',
          timestamp: 'Day 45 06:00',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: {
            name: 'Civil Protection Counsel',
            handle: '@cp_counsel',
            avatar: null,
          },
          content:
            'All forms of the Board are to be returned by Day 60, blank ones too. The key to tray 3 has been found in tray 3.',
          timestamp: 'Day 45 07:25',
          likes: 5,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [
        {
          key: 'certificate',
          path: 'calibration-certificate-ni-1140.txt',
          name: 'calibration-certificate-ni-1140.txt',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'The ship lies where hardly anybody can look. Try to separate in your discussion: what do we know, what do we assume, what do we hope?',
      posts: [],
      files: [],
    },
  },
};
