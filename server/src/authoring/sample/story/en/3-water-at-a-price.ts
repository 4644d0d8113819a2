import type { SampleScenario } from '../../shape.ts';

export const waterAtAPrice: SampleScenario = {
  key: 'water-at-a-price',
  name: 'Water at a Price',
  description:
    "Day 45, Thursday 27 November, 08:00. The first tanker came on 21 October and the last on 9 November; they brought 1.24 million cubic metres. Together with a high price they closed the gap: use fell to 51 per cent of normal, and the Brack always stayed above the mud line. The ship was towed away on 1 November and Gannet Point runs again. Nobody drank doubtful water and no farm was taken.\n\nThe bills came last week. The first 160 litres a day on a meter cost the normal price of 2.10 crowns a cubic metre, the next 160 fifteen times as much, everything above that forty times. 112,000 households owe 61 million, most of them 300 to 900 crowns. In the villas some pools stayed full. For tankers, cleaning and a floating pier the waterworks paid 12 million and owe another 34. In the Nets people burned bills in the square. The price order runs until Day 60.\n\nTo cancel what is open frees the households at once. The works do without 61 million, trade pays the levy, and those who saved feel foolish. Meridian Aqua Partners would take over the debt, and promises a plant of up to 60,000 cubic metres a day. Water would be out of public hands for 25 years, from the third year the price may rise by inflation and 4 points, and the Governor's husband advised the company until June. A bond keeps control and pays for fair bills and a plant of 40,000. Every tariff rises by a fifth for 15 years, and the plant is ready in three.\n\nThe powers of this Board end on Day 60, and the election is in 17 days. The Board decides by 09:40.",
  asks_order: true,
  decisions: [
    {
      key: 'cancel',
      title_of_decision: 'Cancel the arrears and tax the port',
      description_of_decision:
        'Forgive what is open of the crisis bills above the normal price. Pay the debt of the waterworks with a levy of 9 crowns on each container and each tonne of fuel, for three years.',
      leads_to: null,
      outcome:
        "On Monday 1 December a slip came with the post: crisis bill cancelled, please do not reply. In the market square of the Nets somebody burned the slip as well, for the photographers. The last paper that the Board signed on Day 60 was the levy. On election night the Nets were counted first and had 71 per cent for Osei, the hill had 38, and it was enough by a little. In June the court lifted the owner's limit. He paid for the tankers, in one transfer, because it had been the region's own money. The floor for collections had been closed on 1 March. Petra Olin, who had written the letter about the 17 million, was one of 64; there was nothing left to collect. She sells shoes in Gasworks Street and says that people are friendlier there. Nothing was built. In October 2032 a pump failed at Gannet Point, and for two days everybody looked at the Brack.",
      conditions: [
        {
          key: 'five',
          text: 'The levy is 5 crowns, not 9.',
          met: 'At 5 crowns all seven shipping lines stayed. It brings 10.5 million a year, and since the owner has paid, it goes into the mains.',
          unmet:
            'At 9 crowns two shipping lines moved to Port Azir in February. It brings 16 million a year, and 340 dockers are on short time.',
        },
        {
          key: 'thanks',
          text: 'Those who saved, and those who have paid, get something as well.',
          met: 'Whoever had paid got the difference back in January, and every street that had saved got a tree. A year on, people use 12 per cent less than before the fire.',
          unmet:
            'Those who had paid got nothing. In Mill Road a sheet hung from a window, WE SAVED, until the rain took the paint. A year on, people use 2 per cent less than before the fire.',
        },
      ],
    },
    {
      key: 'lease',
      title_of_decision: 'Give the waterworks to a private operator',
      description_of_decision:
        'Lease the waterworks for 25 years to Meridian Aqua Partners. The investor takes over the debt on the day of signature, runs network and plant, and builds a second plant of up to 60,000 cubic metres a day.',
      leads_to: null,
      outcome:
        "Meridian Aqua Sarrow, annual report 2032, page 4, The Year. 12 December 2031 (Day 60): signature. 34 million paid the same afternoon; no household was shut off. 14 December: elections. Mr Anand, 54.1 per cent, had called the lease a scandal on the 10th. He received us in January, his lawyers had read the contract by then, and we look forward to working with him. 31 March: the three leak crews were disbanded, as losses of 20 per cent are within the agreed range. Ms Zainab Rahimi, who led them, was offered the usual terms and teaches swimming in Fallow Sands. July: new customer line; 41,000 calls, of which 41,000 were answered. Price for households: unchanged, for the second year see page 31. Staff: 212 (before: 340). Dividend: 11 million. Page 5: artist's view of the second plant, with swans. We thank the people of the Sarrow Coast for 366 days of trust.",
      conditions: [
        {
          key: 'clause-31',
          text: 'Clause 31 is struck out of the contract.',
          met: 'Note 7: clause 31 (changes in law) is not part of the Sarrow contract. The limit on PFAS of June 2032 was met at our own cost, 8 million.',
          unmet:
            'Note 7: for the limit on PFAS of June 2032 the region owes the company 8 million under clause 31. Arbitration is pending abroad.',
        },
        {
          key: 'plant-date',
          text: 'The second plant has a size and a date in the contract.',
          met: 'Note 9: second plant, 60,000 cubic metres a day, due 1 July 2036, two million a month if late. The site has been fenced.',
          unmet: 'Note 9: second plant. Demand does not require it at present.',
        },
      ],
    },
    {
      key: 'bond',
      title_of_decision: 'Issue a water bond, build a second plant',
      description_of_decision:
        'Borrow 260 million from citizens and banks: 34 for the debt, 44 to cut the bills to a fair level, 150 for a second plant in the north, 32 for the mains. The tariff pays it back over 15 years.',
      leads_to: null,
      outcome:
        'Radio Sarrow, 26 November 2032, typed. PRESENTER: A year of the water bond. Jelle, north mole, you have one? CALLER: Two. I stood in line as far as the fish hall. 110 million came from people like me. PRESENTER: On Day 60? CALLER: No, that day I watched them hand in the keys. One Board lady had a plant under her arm. PRESENTER: And on election night? CALLER: In the pub. Osei by 2,300 votes, and then the argument began about who had wanted the bond first. PRESENTER: Your bill? CALLER: 57 crowns a quarter, it was 47. PRESENTER: On the other line, Kasper Thule. You farmed oysters in the bay where the plant is going up. THULE: 31 years. They paid me for the beds, fairly. Now I watch their fence at night. PRESENTER: Hard? THULE: Quiet. At the corner of Mill Road you can hear water under the tarmac, I have reported it nine times.',
      conditions: [
        {
          key: 'urgent',
          text: 'The urgent procedure is ordered today, so that the assembly can vote twice on 4 December.',
          met: 'PRESENTER: One listener writes that the law went through on the 4th, twice in one day, and that he had never seen the assembly run. The banks took their part at 4.4.',
          unmet:
            'PRESENTER: One listener asks why it was March. The second reading came under the new assembly. By then the banks wanted 4.9, three quarters of a million more each year.',
        },
        {
          key: 'cape',
          text: 'The brine goes to Cape Lune, not into the bay.',
          met: 'THULE: They are laying the brine pipe to Cape Lune, four kilometres. My neighbour keeps his beds.',
          unmet:
            'THULE: The brine is to go into the bay. My neighbour still has his beds. He has stopped putting young ones in.',
        },
      ],
    },
  ],
  facts: [
    {
      text: 'At 9 crowns two of seven shipping lines go to Ilmara, and the levy brings 16 million a year and not 19. At 5 crowns all stay, and it brings 10.5.',
      carried_by: ['p5', 'e2'],
      supports: [],
      opposes: ['cancel'],
    },
    {
      text: 'Ilmara offers an option on 20,000 cubic metres a day for ten years at cost, as long as the waterworks stay public. It would wait for the 19.4 million it is owed.',
      carried_by: ['p4'],
      supports: [],
      opposes: ['lease'],
    },
    {
      text: 'Of the 61 million in arrears 17 will ever come in. 70,000 of the 112,000 households cannot pay, and letters and courts cost 4.5 million.',
      carried_by: ['e4'],
      supports: ['cancel'],
      opposes: [],
    },
    {
      text: 'The judge has hinted that a price by meter, without counting heads, is unequal treatment. If nobody corrects it, all 470,000 bills may fall on 9 December, the paid ones too.',
      carried_by: ['s6'],
      supports: ['cancel'],
      opposes: [],
    },
    {
      text: 'People still use 17 per cent less than a year ago. Where other cities cancelled bills without a word, that was gone within two months.',
      carried_by: ['s4', 'n2'],
      supports: [],
      opposes: ['cancel'],
    },
    {
      text: 'Meridian\'s second plant has no lower limit and begins "when demand requires". By its own model that is in 2044.',
      carried_by: ['t3'],
      supports: [],
      opposes: ['lease'],
    },
    {
      text: 'A second plant of 40,000 would have closed a third of the gap in October. With it Gannet Point could be stopped for repair, for the first time since 2019.',
      carried_by: ['t1'],
      supports: ['bond'],
      opposes: [],
    },
    {
      text: '51,000 cubic metres a day leak away, more than the second plant makes. Half of it can be found within 18 months, for 22 million.',
      carried_by: ['n5'],
      supports: [],
      opposes: ['bond'],
    },
    {
      text: 'What the region itself bears for the imported water, the owner of the ship has to pay back. What households pay through the price he owes to nobody.',
      carried_by: ['l2'],
      supports: ['cancel'],
      opposes: [],
    },
    {
      text: 'Meridian pays the 34 million on the day of signature and shuts nobody off for two years. The offer is signed, and stands until 12 December.',
      carried_by: ['l5', 'lease-draft'],
      supports: ['lease'],
      opposes: [],
    },
  ],
  rooms: {
    political: {
      notes:
        'You deal with fairness as a political force. The price did its work, and people are angry about it. At the end you should be able to say: which answer would the street accept, which the assembly, and which survives election day?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'For the political room. Levy: 34 of 61, all of the left and the coast. Lease: 30, one short, and that one wants the new plant in his district. Bond: 38. A bond needs two readings, the last session is on 4 December, and both can be on that day if the Board orders the urgent procedure by tonight, one line. Without the line the second reading is with whoever is elected.',
          timestamp: 'Day 45 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p2',
          author: { name: 'Palace Notes', handle: '@palace_notes', avatar: null },
          content:
            "The Governor's husband and Meridian, the story so far: unpaid, not in the register, ended in June. Anand's people have photographs of a dinner. They have decided to keep them until the 10th and to hope that the Board signs the lease before that.",
          timestamp: 'Day 45 06:40',
          likes: 1460,
          retweets: 620,
          replies: 199,
        },
        {
          key: 'p3',
          author: { name: 'Cem Demirci', handle: '@demirci_council', avatar: null },
          content:
            'I sit for the Nets in the city council and I was in the square. They were not all poor. I saw two teachers, a nurse, a policeman in his coat over the uniform. Nobody shouted that it was too dear. They shouted: who had the pools? I have no position on levy, lease or bond. I only know that whatever you announce has to have one sentence about the pools in it, and that I shall be asked for that sentence at seven tonight.',
          timestamp: 'Day 45 07:10',
          likes: 880,
          retweets: 311,
          replies: 96,
        },
        {
          key: 'p4',
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Note of a call, political room. Minister Karoun, 05:50 to 06:04. Ilmara is owed 19.4 of the 34 million, the pier and the water. She can wait for it. She offers an option on 20,000 cubic metres a day for ten years, at cost. One condition: that the waterworks on our side stay public. Her Senate sells to a neighbour and not to a fund, she said. I asked for it in writing and she said on Monday. Call ended 06:04.',
          timestamp: 'Day 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p5',
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Second note. The harbour board in Port Azir has kept two berths free from 1 February, for two of our seven lines, in case the levy is 9 crowns. At 5 crowns the lines stay; they have written that as well. The port office here counts with 16 million at 9 crowns, in place of 19, and with 10.5 at 5. My source is the harbour master, who told me this at 06:25 and with some embarrassment.',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p6',
          author: { name: 'Assembly Office', handle: '@assembly_office', avatar: null },
          content:
            'Last session before the election: Thursday 4 December, 10:00. The bell on the second floor is out of order, please look at the clock.',
          timestamp: 'Day 45 06:50',
          likes: 6,
          retweets: 1,
          replies: 0,
        },
        {
          key: 'p7',
          author: { name: 'Office of Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Mr Anand reads water bills with residents at 10:00. Please bring your bill. Photographs from 10:15.',
          timestamp: 'Day 45 07:15',
          likes: 64,
          retweets: 15,
          replies: 44,
        },
        {
          key: 'p8',
          author: { name: 'Nadia Petrosyan', handle: '@petrosyan_courier', avatar: null },
          content:
            'Question to the Board, 08:30, by messenger. Has any member met Meridian since 1 October, where, and who paid for the dinner? We print on Saturday in any case. Until Friday at noon we print answers too. N. Petrosyan',
          timestamp: 'Day 45 08:32',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 480,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You follow the debt, the tariff and the trade. Ask who pays in the end. At the end you should be able to say: what does each way cost a normal family in ten years, and where does the money leak?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'Note to the economic room. A family with 90 cubic metres a year, beside 189 crowns of today. Levy: about 260 in three years, through prices in shops. Bond: 38 a year, so 380 in ten years and 570 in all. Lease: 330 in ten years, with inflation at 2 per cent, and this is the figure in the brochure. We went on to the end of the contract. In 25 years it is 3,850.',
          timestamp: 'Day 45 06:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e2',
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'NOTICE to the economic room. Levy of 9 crowns: 19 million a year on paper. Two of seven lines have said in writing that they go to Ilmara, 14 per cent of traffic, so 16. Levy of 5 crowns: nobody goes, 10.5. I should prefer none. Next status 08:30.',
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: { name: 'Bond Desk', handle: '@bond_desk_sarrow', avatar: null },
          content:
            'Note to the economic room. Savers in the region would take 110 of the 260 million at 3.1 per cent, if it is called water bond; "regional loan 7" found 40. Banks take the other 150 at 4.4 and want a guarantee. With a guarantee the rating falls by one step, 3 million a year on old debt. The fifth on the tariff contains that, at 260 million over 15 years.',
          timestamp: 'Day 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e4',
          author: { name: 'Petra Olin', handle: '@collections_floor', avatar: null },
          content:
            "Letter, 08:35, to the economic room. I work in collections, eighteen years. You count with the 61 million. Of 112,000 households about 70,000 will never be able to pay, one sees that from the second letter on. 17 million will come in, if the winter is mild. Letters and courts cost 40 crowns a household, that's 4.5 million. So forgiving costs you 12 and a half and not 61. I would have said so earlier, it is my floor, but nobody comes up here. P. Olin, desk 31",
          timestamp: 'Day 45 08:40',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 600,
        },
        {
          key: 'e5',
          author: { name: 'Ines Wirth', handle: '@wirth_industry', avatar: null },
          content:
            'The Chamber has no opinion on bills. It has one on the levy: 9 crowns on a container of canning lids is less than a thousandth of a crown on a tin, and our members have asked me not to say that in public.',
          timestamp: 'Day 45 07:00',
          likes: 140,
          retweets: 51,
          replies: 66,
        },
        {
          key: 'e6',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            'MEMO, economic room. I have put the 46 million together again from the receipts, ledger in the files. Charter 20.6, cleaning 5.0, water 1.4, unloading 1.0, pier 18.0. The water itself is the smallest but one, which surprised me. In October I had written 14.20 a cubic metre. With the pier it was 37. I left out the pier then, because I did not know that we had none.',
          timestamp: 'Day 45 07:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e7',
          author: { name: 'Hake Auction', handle: '@hake_auction', avatar: null },
          content: 'Auction at nine. 81 crates hake, 9 sole. Our bill is 2,140 crowns and hangs at the till.',
          timestamp: 'Day 45 06:20',
          likes: 210,
          retweets: 44,
          replies: 37,
        },
        {
          key: 'e8',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content: '@hake_auction Mine is 1,880 and I have no fish. Shall we put them side by side?',
          timestamp: 'Day 45 06:41',
          likes: 131,
          retweets: 12,
          replies: 16,
        },
      ],
      files: [
        { key: 'bills', path: 'bills-by-district.csv', name: 'bills-by-district.csv', day: null },
        { path: 'tanker-ledger.csv', name: 'tanker-ledger.csv', day: null },
      ],
    },
    social: {
      notes:
        'You speak for those with the bill in hand. Find out why bills became so high and who did not get one. At the end you should be able to say: what is unfair here, what is only dear, and what helps this month?',
      posts: [
        {
          key: 's1',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            '@beachlog_runa So they were billed. Good, then we can stop shouting about that and shout about this: one meter, forty families. 1,090 houses like that in the region, 131,000 people, and all of us in the highest step with 55 litres a head. Nobody here wasted anything. We live on top of each other, that is all. Count heads instead of meters. Rope Street 14 is at 16,000 crowns for thirty days. I have the bill here and you may come and look at it.',
          timestamp: 'Day 45 07:20',
          likes: 5102,
          retweets: 2240,
          replies: 476,
        },
        {
          key: 's2',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            "Voice message, typed by the ward office. Abara. The 38 who do their dialysis at home had the normal price, somebody had thought of them, I wanted to say that once, I don't ring only to complain. The others, though. 340 infections in old women who drank too little because of the bill, that's November. Can somebody tell them that a glass costs nothing?",
          timestamp: 'Day 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'dialysis', is_met: true }],
        },
        {
          key: 's3',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            "Voice message, typed by the ward office. Abara. There are 38 who do their dialysis at home, 120 litres each time, and they were billed at the highest step, every one. One of them, she was 66, no, 67, left it out for a week to save money. She died on the 14th. I have the bill here, her sister brought it, and I don't know whom to give it to.",
          timestamp: 'Day 45 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'dialysis', is_met: false }],
        },
        {
          key: 's4',
          author: { name: 'Saver Family', handle: '@saver_family_bo', avatar: null },
          content:
            'Letter to the social room. We are four. For three weeks we flushed with bath water and paid the normal price, and the children made a chart, it was a kind of sport. We hear that people still use 17 in 100 less than last year, and we are part of that. My sister lives in Ostmark. There they cancelled all the bills after the drought, without a word to anybody, and within two months the whole street was hosing its cars again, hers too. If you cancel ours, do it, there are people who need it. But say something to those who saved.',
          timestamp: 'Day 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's5',
          author: { name: 'Sister Benedikta Rao', handle: '@harbour_mission', avatar: null },
          content:
            'Every evening I read bills with people. One in three is wrong: the dead, empty flats, a leak in the street. The office for complaints is open for four hours, and yesterday the number in the queue was 3,114. The shut-offs start on Monday, by machine.',
          timestamp: 'Day 45 07:45',
          likes: 602,
          retweets: 241,
          replies: 48,
        },
        {
          key: 's6',
          author: { name: 'Consumer Union', handle: '@consumer_union_s', avatar: null },
          content:
            'Letter to the Board, social and legal affairs. Our test case was heard yesterday. The judge hinted, in two sentences that we took down, that a price by meter without counting heads is unequal treatment. Ruling on 9 December. Correct it before then and the order stands. If not, all 470,000 bills may fall, also the paid ones. We can be reached today until 20:00.',
          timestamp: 'Day 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's7',
          author: { name: 'Salt Street Live', handle: '@saltstreet_live', avatar: null },
          content:
            "The hill paid NOTHING!! My cousin sits in the billing office, there's a stamp, EXEMPT, for every house with a pool. 214 pools, 214 stamps. We burn ours and they swim",
          timestamp: 'Day 45 06:25',
          likes: 5240,
          retweets: 3480,
          replies: 702,
        },
        {
          key: 's8',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            '@saltstreet_live i asked for the list. 214 pools, all billed at the top step, none exempt. who has seen a stamp??',
          timestamp: 'Day 45 07:02',
          likes: 390,
          retweets: 144,
          replies: 51,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        "You judge meters, pipes and plants. Ask how a number was measured before you believe it. At the end you should be able to say: what does the region need so that this doesn't happen again?",
      posts: [
        {
          key: 't1',
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'Gannet Point, statement on a second plant, page 1. Output 40,000 cubic metres a day, three years, 150 million. A third of the gap of October would have been closed by it. Gannet Point could be stopped for repair while it runs, which was last done in 2019 and is due every four years. It is noted that no view is expressed on who should own it.',
          timestamp: 'Day 45 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Meter Data Team', handle: '@meter_data', avatar: null },
          content:
            'Letter to the technological room. We tested 8,000 meters, picked at random. 6 in 100 run too fast, because there was air in the pipes when the pressure went up and down. That makes about 28,000 bills too high, by a third on average. Reported on 12 November, form 9. Form 9 goes to the head of billing, who is on leave until 1 December.',
          timestamp: 'Day 45 07:15',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: { name: 'Tender Watch', handle: '@tender_watch', avatar: null },
          content:
            'Note to the technological room on annex D of the lease. The second plant is "up to" 60,000 cubic metres a day. There is no lower limit, so nought would do. It is built "when demand requires", by the model in annex F. We ran the model with our numbers. Demand requires it in 2044. There is a very good drawing of it on the cover.',
          timestamp: 'Day 45 07:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'Pipe Fitter N. Solano', handle: '@solano_pipes', avatar: null },
          content:
            'The floating pier goes home on Saturday. Whoever wants to keep the hoses, they are ours, 400 metres, and I have no shed.',
          timestamp: 'Day 45 06:30',
          likes: 84,
          retweets: 19,
          replies: 12,
        },
        {
          key: 't5',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            "Asked three times this week whether one can fill a pool with sea water. Yes, if you have a pump and rinse it afterwards. The chlorine is another matter, there is a leaflet by the swimming club, page 6. Why everybody wants to know this in November I can guess, the square was loud enough. I'm told that the leaflet is out of print now.",
          timestamp: 'Day 45 06:45',
          likes: 410,
          retweets: 122,
          replies: 73,
        },
        {
          key: 't6',
          author: { name: 'Cape Lune Camera', handle: '@cape_lune_cam', avatar: null },
          content: 'Two container ships, one ferry. The pier can be seen on the left until Saturday.',
          timestamp: 'Day 45 06:00',
          likes: 10,
          retweets: 1,
          replies: 0,
        },
        {
          key: 't7',
          author: { name: 'Billing Machine Room', handle: '@billing_machine', avatar: null },
          content:
            'List for Monday is loaded: 6,204 addresses to be shut off. It is released at noon today and then it runs by itself. Does it stay like that?',
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
        'You look at what the high price did to nature, and what a new plant would do. At the end you should be able to say: what did people learn in those weeks, and which answer keeps the saving without the anger?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'For the environmental room. The bay in the north has hardly any current, 2 centimetres a second. Brine from 40,000 cubic metres a day would raise the salt by 9 per cent in winter and 15 in summer, plus or minus 2. At Cape Lune, four kilometres on, it would be below 1. The pipe to there costs 8 million, I am told. I was not asked where the plant should be, and I would have said Cape Lune.',
          timestamp: 'Day 45 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: { name: 'Demand Lab', handle: '@demand_lab', avatar: null },
          content:
            'For the environmental room. Use is 17 per cent below last November, and for most people the high price ended weeks ago. So it is habit. It stays as long as one shows people their number, once a week, on the telephone or on paper. In three other cities the bills were cancelled without a word, and the saving was gone within two months. The fourth wrote a letter with it. There, half was left after a year.',
          timestamp: 'Day 45 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'More than 1,600 private wells were drilled in five weeks, most of them in the gardens of large houses and none with a permit. Together they take about 9,000 cubic metres a day, out of the same ground water as the farms. The permit office has had two applications since October.',
          timestamp: 'Day 45 07:20',
          likes: 288,
          retweets: 131,
          replies: 26,
        },
        {
          key: 'n4',
          author: { name: 'Ballast Watch', handle: '@ballast_watch', avatar: null },
          content:
            'To the environmental room, 08:55. Divers have been down at the pier again. Striped comb mussel, 640 of them now, last week 400. It came in the ballast of two tankers and it grows into intakes. 30,000 crowns and a week while it sits at one pier. The pier goes to Ilmara on Saturday, with the mussels.',
          timestamp: 'Day 45 08:56',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
        {
          key: 'n5',
          author: { name: 'Leak Hunter Zainab Rahimi', handle: '@leak_hunter_z', avatar: null },
          content:
            "Letter to the environmental room, because the other one never answers. Of 268,000 cubic metres that go in, 19 per cent come out nowhere. That's 51,000 a day, and your second plant makes 40,000. Give me 400 sensors and three crews and I find half of it within 18 months, for 22 million. I know where I would start, at the corner of Mill Road you can hear it. Z. Rahimi, 07:10 to 15:40, after that at the pool",
          timestamp: 'Day 45 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n6',
          author: { name: 'Night Heron Group', handle: '@night_herons', avatar: null },
          content: 'The one with the ring sits on the floating pier and eats small mussels, shells and all.',
          timestamp: 'Day 45 06:40',
          likes: 77,
          retweets: 16,
          replies: 8,
        },
        {
          key: 'n7',
          author: { name: 'Weather Office', handle: '@sarrow_met', avatar: null },
          content:
            'Public forecast. Rain from the west on Saturday, 15 millimetres, the Brack will gain by it. After that dry and cold.',
          timestamp: 'Day 45 05:10',
          likes: 52,
          retweets: 14,
          replies: 3,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        "You check whether price, arrears and contracts were lawful, and what the ship's owner has to pay. At the end you should be able to say: which bills would fall in court, which money is still to come, and what binds us for long?",
      posts: [
        {
          key: 'l1',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Privileged. Subject to correction by colleagues who like such contracts, clause 31 of the lease gives the operator a claim for lost profit whenever a new law on prices or on the quality of water costs him something, before an arbitration court abroad and for twenty-five years, so that your successors could not set a limit on PFAS without first asking what it costs them, and I have not seen it struck out of a contract once it was signed.',
          timestamp: 'Day 45 07:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Working note. Imported water, who pays in the end. In hand: judgment of 2022. It says that the owner pays back costs "borne by the region". What the region pays from its own budget or from a levy is that. What households pay through the price is not, and the households themselves cannot claim it, they had water for it. So every crown that we collect from them is a crown that he saves. Limit of 74 will probably fall in June.',
          timestamp: 'Day 45 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Second note. Three offers on file since 17 October, 11:00. The insurer has looked for a mistake in them for five weeks and has given up. 46 million undisputed in amount.',
          timestamp: 'Day 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'offers', is_met: true }],
        },
        {
          key: 'l4',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Second note. Two offers on file, three were needed. I have found a third, a letter from a wine shipper that came a day late and was never opened. It will be argued about. I count on 46 million and would not be surprised by 38.',
          timestamp: 'Day 45 06:55',
          likes: 0,
          retweets: 0,
          replies: 0,
          when: [{ kind: 'condition', scenario: 'dry-city', condition: 'offers', is_met: false }],
        },
        {
          key: 'l5',
          author: { name: 'Contract Desk', handle: '@contract_desk', avatar: null },
          content:
            "Note to the legal room. Meridian's offer came by courier last night, signed on every page. 34 million on the day of signature, by telegraphic transfer. Nobody is shut off for two years. It stands until 12 December, 24:00, and cannot be withdrawn before. Clauses 3, 4 and 31 are in the files.",
          timestamp: 'Day 45 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: { name: 'Data Protection Office', handle: '@data_protect_s', avatar: null },
          content:
            'NOTICE. To count heads instead of meters the waterworks would need the register of residents. This is possible under section 9, for one purpose and six weeks. Form D.',
          timestamp: 'Day 45 07:25',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l7',
          author: { name: 'Night Court Clerk', handle: '@night_court', avatar: null },
          content:
            'Night court: six cases, five about bills and one about a fire in a waste bin. Courtroom 2 opens at eight.',
          timestamp: 'Day 45 06:00',
          likes: 11,
          retweets: 2,
          replies: 1,
        },
        {
          key: 'l8',
          author: { name: 'Strait Registry', handle: '@strait_registry', avatar: null },
          content:
            'NOTICE 256/31. The form for ships with drinking water, class 2, has been printed and is available again.',
          timestamp: 'Day 45 06:15',
          likes: 22,
          retweets: 6,
          replies: 3,
        },
      ],
      files: [
        { key: 'lease-draft', path: 'lease-draft-clauses.txt', name: 'lease-draft-clauses.txt', day: null },
      ],
    },
    dashboard: {
      notes:
        'Nobody went thirsty, and not everybody paid the same for it. Each room knows of a bill that has not been opened yet. Put them side by side before you vote.',
      posts: [],
      files: [],
    },
  },
};
