import type { SampleScenario } from '../shape.ts';

export const waterAtAPrice: SampleScenario = {
  key: 'water-at-a-price',
  name: 'Water at a Price',
  description:
    "Day 45, Thursday 27 November. The first tanker came on 21 October, the last on 9 November. Together with a hard price the imported water closed the gap: use fell to 51 per cent of normal and the reservoir never touched its lowest level. The ship was towed off on 1 November and Gannet Point runs again. Nobody drank doubtful water and no farm was taken.\n\nThe bills arrived last week. The first 40 litres per person and day had cost the normal price, the next step six times as much, the highest eleven times. Families in old houses with one common meter got bills of 300 to 900 crowns. 112,000 households are in arrears. In the villas some pools stayed full.\n\nFor tankers, cleaning and a floating pier the waterworks paid 12 million and owe another 34. The price order runs until Day 60, when the powers of this Board end. In Netmakers' Quarter people burned bills in the market square; the election is in 17 days. Who should pay for the water that saved the city?",
  decisions: [
    {
      title_of_decision: 'Cancel the arrears and tax the port',
      description_of_decision:
        'Forgive all crisis bills above the normal price and pay the debt with a levy of 9 crowns on each container and tonne of fuel for three years. Households are free at once. But trade becomes dearer, ships may go elsewhere, and those who saved water feel foolish.',
      leads_to: null,
    },
    {
      title_of_decision: 'Give the waterworks to a private operator',
      description_of_decision:
        'Lease the waterworks for 25 years to an investor who takes over all debt and builds a second plant. The region has no bill to pay and gets security of supply. But control over water and prices leaves public hands, and a contract is hard to undo.',
      leads_to: null,
    },
    {
      title_of_decision: 'Issue a water bond, build a second plant',
      description_of_decision:
        'Borrow 260 million from citizens and banks, pay the debt, cut bills to a fair level and build a small second plant in the north. The region helps itself and keeps control. But every tariff rises by a fifth for 15 years and building takes three.',
      leads_to: null,
    },
  ],
  rooms: {
    political: {
      notes:
        'You deal with fairness as a political force. Prices worked and anger grew. At the end you should be able to say: which answer would the street accept, which the assembly, and which survives election day?',
      posts: [
        {
          author: { name: 'Assembly Whip', handle: '@assembly_whip', avatar: null },
          content:
            'Port levy: 34 votes, all left and coast. Lease: 30, one short, and that one asks for the new plant in his own district. Bond: 38, but it needs two readings, and with the last session on 4 December there is time for one, unless the Board orders the urgent procedure. By tonight.',
          timestamp: 'Day 45 06:05',
          likes: 161,
          retweets: 58,
          replies: 27,
        },
        {
          author: { name: 'Palace Notes', handle: '@palace_notes', avatar: null },
          content:
            "The investor Meridian Aqua Partners has an old friend: the Governor's husband sat on its advisory council until June. It is in no register, because it was unpaid. Anand's people know it. They are waiting for the Board to choose the lease. Then it comes out on the 10th.",
          timestamp: 'Day 45 06:40',
          likes: 1460,
          retweets: 620,
          replies: 199,
        },
        {
          author: { name: 'Latif Demirci-Boyd', handle: '@demirci_council', avatar: null },
          content:
            'City councillor for the Nets. I was on the square when bills burned. They weren\'t all poor. There were teachers, nurses, a policeman. What they shouted was not "too dear". It was "who had the pools". Any answer without a sentence about the pools will burn too.',
          timestamp: 'Day 45 07:10',
          likes: 880,
          retweets: 311,
          replies: 96,
        },
        {
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Ilmara sold us the water at a fair price and is still owed 21 of the 34 million. Minister Karoun would turn it into a shared reserve: we get an option on 20,000 cubic metres a day for ten years. Her condition is that the waterworks stay public on our side.',
          timestamp: 'Day 45 07:45',
          likes: 92,
          retweets: 33,
          replies: 10,
        },
      ],
      files: [],
    },
    economic: {
      notes:
        'You follow the debt, the tariff and the trade. Whoever pays will behave differently afterwards. At the end you should be able to say: what does each way cost a normal family in ten years, and where does the money leak?',
      posts: [
        {
          author: { name: 'Budget Office', handle: '@budget_office', avatar: null },
          content:
            'A family with 90 cubic metres a year, over ten years: port levy 0 on the bill but about 260 crowns through prices in shops. Bond: 380 on the bill. Lease: 0 in the first two years, then the contract allows inflation plus 4 points. By our model 1,150 crowns.',
          timestamp: 'Day 45 06:15',
          likes: 117,
          retweets: 46,
          replies: 14,
        },
        {
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'A levy of 9 crowns: two of our seven lines would move to Ilmara, they said so on the record. That is 14 per cent of traffic. With 5 crowns they stay, grumbling. 9 brings 19 million a year on paper and 16 in truth; 5 brings 10.5, for sure. It lasts longer, that is all.',
          timestamp: 'Day 45 06:45',
          likes: 249,
          retweets: 88,
          replies: 43,
        },
        {
          author: { name: 'Bond Desk', handle: '@bond_desk_sarrow', avatar: null },
          content:
            'We asked around: savers in the region would take 110 of the 260 million at 3.1 per cent, if the bond is called what it is: water. The banks take the rest at 4.4, but only with a guarantee by the region. With the guarantee the rating falls one step, 3 million a year on old debt.',
          timestamp: 'Day 45 07:15',
          likes: 183,
          retweets: 64,
          replies: 18,
        },
        {
          author: { name: 'Collections Floor', handle: '@collections_floor', avatar: null },
          content:
            'I work in collections. Of 112,000 households in arrears, about 70,000 will never be able to pay. We write it off in a year, after we have spent 40 crowns of letters on each. Of 61 million in arrears perhaps 17 will come in. Forgiving is cheaper than it looks.',
          timestamp: 'Day 45 07:50',
          likes: 320,
          retweets: 155,
          replies: 51,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You speak for those with the bill in hand. Find out why bills became so high and who did not get one. At the end you should be able to say: what is unfair here, what is only dear, and what helps this month?',
      posts: [
        {
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            'I told you in October: one meter, forty families. 9,700 houses like this in the region, 131,000 people. All of them landed in the highest step with 55 litres a head. It is not a price for waste. It is a price for living together. Count heads instead of meters, then half of the bills vanish.',
          timestamp: 'Day 45 06:00',
          likes: 5102,
          retweets: 2240,
          replies: 476,
        },
        {
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            'People saved where they should not. In November we had 340 urinary infections in old women who drank too little, and skin infections in babies. Home dialysis: 38 patients were billed as wasters, 120 litres for each session. One stopped treatment for a week to save money. She died.',
          timestamp: 'Day 45 06:35',
          likes: 1288,
          retweets: 571,
          replies: 90,
        },
        {
          author: { name: 'Saver Family', handle: '@saver_family_bo', avatar: null },
          content:
            'We are four, we flushed with bath water for three weeks and paid the normal price. It was a kind of sport, and our children were proud. If all bills are cancelled now, fine, for the poor. But then please one small thing for us who did it. A word would do. Or a tree.',
          timestamp: 'Day 45 07:10',
          likes: 940,
          retweets: 377,
          replies: 121,
        },
        {
          author: { name: 'Sister Benedikta Rao', handle: '@harbour_mission', avatar: null },
          content:
            'Every evening I read bills with people. A third are wrong: dead people, empty flats, leaks in the street. There is one office for complaints, open four hours, and the waiting number yesterday was 3,114. Shut-offs start on Monday, by machine, if nobody stops the machine.',
          timestamp: 'Day 45 07:45',
          likes: 602,
          retweets: 241,
          replies: 48,
        },
      ],
      files: [],
    },
    technological: {
      notes:
        "You judge meters, pipes and plants. A price is only as good as its meter, a plant only as good as its pipes. At the end you should be able to say: what does the region need so that this doesn't happen again?",
      posts: [
        {
          author: { name: 'Dr. Priya Halvorsen', handle: '@halvorsen_gannet', avatar: null },
          content:
            'A second plant in the north with 40,000 cubic metres a day: 150 million, three years. It would have cut the October gap by a third. The same effect would come from 60,000 cubic metres more in the reservoir each week before storms, and that costs nothing but a rule.',
          timestamp: 'Day 45 06:10',
          likes: 333,
          retweets: 127,
          replies: 31,
        },
        {
          author: { name: 'Leak Hunter Zainab', handle: '@leak_hunter_z', avatar: null },
          content:
            'Of 268,000 cubic metres a day 19 per cent never arrive anywhere: 51,000. More than your second plant makes. With 400 sensors and three crews we find half of it within 18 months, for 22 million. In the lease draft, by the way, leaks are paid by the customer.',
          timestamp: 'Day 45 06:45',
          likes: 702,
          retweets: 298,
          replies: 54,
        },
        {
          author: { name: 'Meter Data Team', handle: '@meter_data', avatar: null },
          content:
            'We checked 8,000 meters at random: 6 per cent run too fast since the pressure went up and down daily in October. Air in the pipes turns the wheel. So about 28,000 bills are too high, by a third on average. We reported it on 12 November. There was no answer.',
          timestamp: 'Day 45 07:15',
          likes: 149,
          retweets: 57,
          replies: 16,
        },
        {
          author: { name: 'Tender Watch', handle: '@tender_watch', avatar: null },
          content:
            'Technical look at Meridian\'s offer: the second plant is "up to" 60,000 cubic metres a day, without any lower limit, and starts "when demand requires". By its model, demand requires it in 2044. So there is no second plant in the offer. There is a picture of one.',
          timestamp: 'Day 45 07:50',
          likes: 211,
          retweets: 90,
          replies: 23,
        },
      ],
      files: [],
    },
    environmental: {
      notes:
        'You look at what the high price did to nature, and what a new plant would do. At the end you should be able to say: what did people learn in those weeks, and which answer keeps the saving without the anger?',
      posts: [
        {
          author: { name: 'Sigrun Ulvik', handle: '@orrin_currents', avatar: null },
          content:
            'The site planned in the north is a bay with little current. Brine from 40,000 cubic metres a day would raise the salt by 9 per cent in winter and 15 in summer. At Cape Lune, four kilometres further on, it is below 1. The pipe costs 8 million more and nobody has planned it.',
          timestamp: 'Day 45 06:20',
          likes: 204,
          retweets: 87,
          replies: 13,
        },
        {
          author: { name: 'Demand Lab', handle: '@demand_lab', avatar: null },
          content:
            'Four weeks after rationing people still use 17 per cent less than a year ago, without any high price by now for most. The habit stays if one keeps showing it: a number on the phone each week. If bills are cancelled without a word, in other cities the effect was gone within two months.',
          timestamp: 'Day 45 06:50',
          likes: 391,
          retweets: 168,
          replies: 35,
        },
        {
          author: { name: 'Dr. Luiza Eriksen', handle: '@groundwater_lu', avatar: null },
          content:
            'A side effect of the high price: on the edge of the city more than 1,600 private wells were drilled within five weeks, mostly in gardens of large houses. No permit. They take about 9,000 cubic metres a day from the same ground water as the farms. No one counts or prices it.',
          timestamp: 'Day 45 07:20',
          likes: 288,
          retweets: 131,
          replies: 26,
        },
        {
          author: { name: 'Ballast Watch', handle: '@ballast_watch', avatar: null },
          content:
            'The tankers brought more than water. Two of five had ballast from warm seas, and divers found the striped comb mussel on the discharge pipe: it grows into intakes. There are about 400 so far, all at one pier. 30,000 crowns and a week now, or millions a year at Gannet Point.',
          timestamp: 'Day 45 07:50',
          likes: 173,
          retweets: 70,
          replies: 11,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        "You check whether price, arrears and contracts were lawful, and what the ship's owner has to pay. At the end you should be able to say: which bills would fall in court, which money is still to come, and what binds us for long?",
      posts: [
        {
          author: { name: 'Consumer Union', handle: '@consumer_union_s', avatar: null },
          content:
            "Our test case was heard yesterday. The judge's hint: a price step by meter, without counting persons, breaks the rule of equal treatment. Ruling on 9 December. If you correct it beforehand, the rest of the order stands. If not, all 470,000 bills may fall, also the paid ones.",
          timestamp: 'Day 45 06:10',
          likes: 2015,
          retweets: 886,
          replies: 173,
        },
        {
          author: { name: 'Insurance Lawyer T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            'Three offers for tankers are on file, so the owner has to pay for the imported water: 46 million, if the limit falls, which I expect in spring with the boxes from hold 3. But only costs "borne by the region". What households paid through the price, the owner doesn\'t owe to anyone.',
          timestamp: 'Day 45 06:40',
          likes: 308,
          retweets: 121,
          replies: 33,
        },
        {
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Read clause 31 of the lease: any new law on water prices or quality gives the operator a claim for lost profit, before an arbitration court abroad. For 25 years. Your successors could not set a limit on PFAS without paying for it. Clause 31 alone would make me stop.',
          timestamp: 'Day 45 07:10',
          likes: 226,
          retweets: 85,
          replies: 24,
        },
        {
          author: { name: 'Port Charter Office', handle: '@port_charter', avatar: null },
          content:
            'The port charter of 1962 allows levies "for works that serve the port". Water for the city is not among them. Fire water and supply of ships are. A levy of 5 crowns could be built on this. 9 crowns would need a new law, and the shipping lines already have counsel.',
          timestamp: 'Day 45 07:45',
          likes: 97,
          retweets: 36,
          replies: 12,
        },
      ],
      files: [],
    },
    dashboard: {
      notes:
        'Nobody went thirsty, but not everybody paid the same for it. Look for the bill behind the bill: each room knows another one that has not been opened yet.',
      posts: [],
      files: [],
    },
  },
};
