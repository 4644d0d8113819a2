import type { SampleScenario } from '../../shape.ts';

export const harbourFire: SampleScenario = {
  key: 'harbour-fire',
  name: 'Fire in the Harbour',
  description:
    "Friday 17 October, 07:00. The Tamber Light lies at Berth 9 and the lock gate of basin 3 is shut behind her. The drinking water of the coast has stayed clean. Third engineer Mateo Reyes was cut out of the engine control room alive; his colleague is dead.\n\nSince Wednesday night the west wind has carried the smoke over Netmakers' Quarter. 38,000 people live there behind closed windows, the nearest 600 metres from the ship, and 1,140 have come to the clinics with burning eyes and coughs. Hold 3 has burnt out and hold 2 is cooled day and night. Hold 4, with 122 containers, began to smoke yesterday at 21:30. In the rear holds behind it stand about 410 sound containers. Ardent Cell, which owns them, offers a fifth of their value of 310 million.\n\nBasin 3 is eleven metres deep and holds 1.9 million cubic metres of water. It is closed, and so is the fuel jetty beside it, which opens when the fire is out. The depot has fuel for three days. The Governor's promise of 2027 is on every front page.\n\nThe salvage master has people and pumps for one of three ways and needs to know which by 09:00.",
  asks_order: true,
  decisions: [
    {
      key: 'flood',
      title_of_decision: 'Flood and sink her at the berth',
      description_of_decision:
        'Open the sea valves and let the ship settle on the bottom of basin 3. The water reaches the fire in every hold within a day. Divers and a pump barge stand by. The wreck belongs to the region from then on, and berths 7 to 9 stay closed until she is lifted.',
      leads_to: 'sealed-basin',
      outcome:
        'The first valve was opened at 11:40 on Friday and the last at 07:40 on Saturday, when the Tamber Light sat on the bottom with her bridge above the water. At two that afternoon the fire was out. On Sunday the people of the Quarter hung their bedding from the windows. On Monday at noon the depot was empty. For three days the petrol stations sold cigarettes and the rubbish stayed in the streets, and the divers declared the channel clear on Thursday at eight. The Golden Tilde was at the jetty by ten. In the lowest three metres of the basin the lab measured 870 micrograms of nickel. A pilot works on the quay takes 4,000 cubic metres a day. Berths 7 to 9 are closed, and 620 dockers are on short-time pay until Day 60.',
      conditions: [
        {
          key: 'flooding-stopped',
          text: 'The order says in which sequence the holds are flooded, and who may stop it.',
          met: 'The order had named the mate of the fireboat. He stopped the flooding at seven in the evening, for forty minutes, until she was upright again.',
          unmet:
            'Nobody on the quay was allowed to stop the flooding. At seven in the evening she leaned nine degrees and pushed four metres of the quay wall inwards before she came upright.',
        },
        {
          key: 'boxes-lifted',
          text: 'The sixteen boxes with the false booking are lifted off before the valves are opened.',
          met: 'Five of the sixteen boxes were on the quay by half past eleven, sealed and filmed.',
          unmet: 'The sixteen boxes went down with her.',
        },
        {
          key: 'fuel-kept-back',
          text: 'Fuel for ambulances and bakeries is set aside until the jetty opens.',
          met: '90 cubic metres had been kept back on Friday, and no ambulance and no bakery stopped.',
          unmet:
            'Nothing had been kept back. On Wednesday four of the eleven ambulances stood without diesel, and the bakery cooperative borrowed an army field oven.',
        },
      ],
    },
    {
      key: 'empty',
      title_of_decision: 'Empty the Quarter and let it burn',
      description_of_decision:
        "Move all 38,000 people out of Netmakers' Quarter over the bridge, to halls, ferries and relatives. The crews leave the ship and cool her walls from the quay and the fireboat until the cargo has burnt out, in about two weeks. Then the people come back.",
      leads_to: 'empty-quarter',
      outcome:
        "The Governor and the Mayor read the order together on the bridge, on Friday at noon, and both said that everyone would come back. By Saturday evening 35,200 of 38,000 people had crossed it. The others stayed behind taped windows, and soldiers set down water on the stairs. The Golden Tilde unloaded on Sunday in light wind, a day before the depot would have been empty. The fire had three peaks, on the 20th, the 24th and the 29th, and went out on 2 November. No firefighter was hurt. 9,000 people sleep in sports halls and on two ferries. The break-ins began on the fourth night with the fish smokers' in Salt Street. On the playgrounds nearest to the quay the cobalt is at six times the limit.",
      conditions: [
        {
          key: 'buses-asked',
          text: 'The army is asked for its buses before 08:30.',
          met: "The army's buses were at the six meeting points by three in the afternoon, 96 of them driven by soldiers and 24 by drivers of the school line.",
          unmet:
            'The request for the buses was sent at 09:20, when the column had turned north. The families of wave 2 walked, and the last of them crossed the bridge at four on Saturday morning.',
        },
        {
          key: 'care-homes-named',
          text: 'The order says who moves the 310 people from the care homes, and where to.',
          met: 'The order had named a doctor and a ward for the 310 people from the care homes. They were moved lying down, and four have died since.',
          unmet:
            'The order did not mention the care homes. In Rope Street residence the light was on until Saturday night. Of 310 people eleven have died since, two of them in a sports hall.',
        },
      ],
    },
    {
      key: 'unload',
      title_of_decision: 'Unload the unburnt containers',
      description_of_decision:
        'Lift the 410 sound containers out of the rear holds with the cranes, set them down on the quay and drive them to the old quarry behind the city, whose gate is 350 metres from Quarry Road School. Volunteers work on deck in three shifts, beside the hold that burns. What is left in the ship burns out.',
      leads_to: 'quarry-road',
      outcome:
        'Crane 2 lifted the first container on Saturday at 16:20. By four on Tuesday afternoon, when the wind came back, 388 stood on the quay and 22 were given up. Yusra Holm lost two fingers on Sunday night when a lock on a box let go, and eleven others were hurt. The Golden Tilde had unloaded on Sunday morning, so the depot was never empty. The fire died on the 24th. For nine days trucks with half loads drove over Mill Bridge and past Quarry Road School, one every 17 minutes. The court had heard the parents on Friday. It allowed a store at the far end of the quarry, 560 metres from the school, for sixty days, and they end on 17 December. The Tamber Light is burnt out and afloat.',
      conditions: [
        {
          key: 'firefighters-asked',
          text: 'Ilmara is asked for its firefighters before noon.',
          met: 'The 26 from Port Azir were on the quay on Saturday at 14:00 and took three of every five shifts on deck. Three of those hurt are theirs.',
          unmet:
            'Nobody had asked Ilmara. 26 dockers went on deck after two hours of instruction, with masks from three different makers. Seven of those hurt are dockers.',
        },
        {
          key: 'parents-told',
          text: 'The families of Quarry Road hear of it from the Board before the first truck.',
          met: 'All 740 families had been rung by Friday evening. Eleven of them sat at the quarry gate with flasks and wrote down the numbers of the trucks.',
          unmet:
            "The families of Quarry Road read it in the Courier. On Saturday night forty parked cars held up the first trucks for two hours. The Governor's letter came on Sunday.",
        },
      ],
    },
  ],
  facts: [
    {
      text: 'Ilmara offers 26 trained chemical firefighters with their own masks. Asked for before noon, they are on the quay on Saturday at 14:00.',
      carried_by: ['p2'],
      supports: ['unload'],
      opposes: [],
    },
    {
      text: 'The army lends 120 buses under Level 2, with 96 drivers, if the request arrives before 08:30. After that they go to the northern floods.',
      carried_by: ['p3', 'bus-list'],
      supports: ['empty'],
      opposes: [],
    },
    {
      text: 'With the ship on the bottom the fuel jetty stays shut for five days, and the depot is empty on Monday. While she floats, a tanker may unload from Saturday 16:00.',
      carried_by: ['e5'],
      supports: [],
      opposes: ['flood'],
    },
    {
      text: 'Mill Bridge carries 30 tonnes, a truck with a full container weighs 40. With half loads 410 containers take nine days to the quarry, not five.',
      carried_by: ['e4', 't4'],
      supports: [],
      opposes: ['unload'],
    },
    {
      text: 'Work at the rear holds takes 44 people in three shifts. 18 firefighters have volunteered.',
      carried_by: ['s2', 'l3'],
      supports: [],
      opposes: ['unload'],
    },
    {
      text: 'After two nights of smoke the sand on playgrounds within 900 metres has cobalt at twice the limit. On Wednesday the west wind comes back for at least five days.',
      carried_by: ['s3', 'n2', 'n3'],
      supports: ['flood'],
      opposes: ['empty'],
    },
    {
      text: 'Crane 2 works by remote control, six containers an hour below force 5. That is forecast for 72 hours from Saturday 16:00. 410 containers take 69.',
      carried_by: ['t3'],
      supports: ['unload'],
      opposes: [],
    },
    {
      text: 'Sunk with the black mass on board, she brings the basin to about 900 micrograms of nickel. At 4,000 cubic metres a day it takes 475 days to treat.',
      carried_by: ['n1'],
      supports: [],
      opposes: ['flood'],
    },
    {
      text: "Sixteen containers in the rear holds have the same false booking. Dry and sealed they can lift the owner's limit of 74 million; wet or burnt they prove little.",
      carried_by: ['l1', 'rear-holds'],
      supports: [],
      opposes: ['flood', 'empty'],
    },
  ],
  rooms: {
    political: {
      notes:
        'You look after mandate and alliances. Since Tuesday the pressure has grown in the council, the capital and the streets. At the end you should be able to say: which way out keeps the Board in charge, and whose support has to be bought with what?',
      posts: [
        {
          key: 'p1',
          author: { name: 'Mayor Dario Belkacem', handle: '@mayor_belkacem', avatar: null },
          content:
            'I kept nine council members quiet for three days. This morning there are seven. If the Quarter is to be emptied, I read the order together with the Governor, on our bridge, or the council goes to court at noon. I have been standing here since five and the man with the coffee van cannot change a fifty.',
          timestamp: 'Fri 06:25',
          likes: 1310,
          retweets: 288,
          replies: 164,
        },
        {
          key: 'p2',
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Note for the political room. Minister Karoun rang at 06:12, call ended 06:21. She offers 26 chemical firefighters from the naval yard, trained on batteries, with their own masks. Asked for before noon today, they are on the quay on Saturday at 14:00. I asked what she wants for it. She said: that no water from basin 3 goes into the strait before we have talked. The list of names came at 06:33, alphabetical, with blood groups.',
          timestamp: 'Fri 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p3',
          author: { name: 'Col. Ruth Zeller', handle: '@zeller_liaison', avatar: null },
          content:
            'MEMO, political room. 1. Buses: 120. Drivers: 96. List: army-buses.csv. 2. Level 2 is enough. 3. Send the request to me by 08:30. At 08:31 the column turns north to the floods and is back on Tuesday. 4. Field kitchens for 40,000 go with it. 5. Working on the difference in drivers, next message 07:15.',
          timestamp: 'Fri 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p4',
          author: { name: 'Palace Notes', handle: '@palace_notes', avatar: null },
          content:
            "Two pages from the Governor's evening round have reached us. In the Nets she has fallen from 54 to 22 per cent since Tuesday, in the hill districts she is up by nine. Page two is about Quarry Road. It has been blacked out with a pen that shows through.",
          timestamp: 'Fri 06:10',
          likes: 890,
          retweets: 300,
          replies: 120,
        },
        {
          key: 'p5',
          author: { name: 'Assembly Office', handle: '@assembly_office', avatar: null },
          content:
            'Three coats were left in the meeting room on Tuesday, one with keys in it. Collect them from the porter before 10:00.',
          timestamp: 'Fri 05:50',
          likes: 4,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'p6',
          author: { name: 'Office of Viktor Anand', handle: '@anand_office', avatar: null },
          content:
            'Mr Anand hands out soup at the bridge from 08:00. Photographs from 08:15. Please bring a cup, the ones from Tuesday have not come back.',
          timestamp: 'Fri 06:20',
          likes: 38,
          retweets: 7,
          replies: 21,
        },
        {
          key: 'p7',
          author: { name: 'Bastien Roux', handle: '@roux_protocol', avatar: null },
          content:
            'Text message from Port Azir, 07:55, political room only: "The 26 are on the bus to the ferry. If nobody has asked by noon they get off again. Please answer by 11:30, also if the answer is no."',
          timestamp: 'Fri 07:56',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 840,
        },
      ],
      files: [
        {
          key: 'bus-list',
          path: 'army-buses.csv',
          name: 'army-buses.csv',
          day: null,
        },
      ],
    },
    economic: {
      notes:
        'You count costs and stocks. Fuel, insurance and the life of the port hang on the number of days. At the end you should be able to say: on which day does each way out become more expensive than the others, and what runs out first?',
      posts: [
        {
          key: 'e1',
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'Port status 06:15. Basin 3 and fuel jetty closed, 14 million a day. Basins 1, 2 and 4 open. Depot: diesel and petrol until Monday noon. Tanker Golden Tilde waits in the southern roads with eleven days of fuel. Next status 08:00.',
          timestamp: 'Fri 06:15',
          likes: 188,
          retweets: 41,
          replies: 20,
        },
        {
          key: 'e2',
          author: { name: 'Hyun-woo Castellanos', handle: '@castellanos_risk', avatar: null },
          content:
            "MEMO, economic room. The port's insurer wrote last night at 19:10 that Berth 9 was an invitation. Page 31, second sentence; I had hoped that they would not find it. Its 25 million are used up, so every day of basin 3 is 14 million of our own. Two weeks of burning make 196. Cleaning a flooded basin makes 160 to 240, spread over years. The 240 is mine. It comes from a harbour half the size, multiplied by two. I would call the two bills equal until somebody brings me a better one.",
          timestamp: 'Fri 06:45',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e3',
          author: { name: 'Ardent Cell Company', handle: '@ardent_cell', avatar: null },
          content:
            'To the Board. The 410 containers in the rear holds contain new modules with a market value of 310 million crowns. We pay one fifth of the value of each container that is saved, within 30 days of its delivery. Please address questions to our office in the capital.',
          timestamp: 'Fri 05:55',
          likes: 61,
          retweets: 12,
          replies: 88,
        },
        {
          key: 'e4',
          author: { name: 'Wen Sarpong', handle: '@wen_freight', avatar: null },
          content:
            'Letter to the port office, copy to the economic room. Who has looked at the road? A full box is 26 tonnes, my truck is 14, that makes 40, and Mill Bridge has a sign that says 30. So half loads, so everything is packed twice. I make it nine days to the quarry for 410 boxes and not the five I hear on the quay. We will drive if somebody tells my people which gate. W. Sarpong, 06:20',
          timestamp: 'Fri 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'e5',
          author: { name: 'Tomas Jurado', handle: '@port_director', avatar: null },
          content:
            'NOTICE to the economic room, 07:40. Correction to "opens when the fire is out". The jetty inspector has ruled. While the ship is afloat, one tanker at a time may unload below force 5, under guard of the fireboat. Once she lies on the bottom, gas comes up and divers have to clear the channel first: five days. Golden Tilde could be alongside on Sunday in the one case and on Thursday in the other. The depot is empty on Monday at noon. Next status 08:30.',
          timestamp: 'Fri 07:40',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 600,
        },
        {
          key: 'e6',
          author: { name: 'Hake Auction', handle: '@hake_auction', avatar: null },
          content:
            'Auction at nine. 28 crates hake, 6 sole. Buyers who want to leave early because of the smoke, tell Piet.',
          timestamp: 'Fri 06:05',
          likes: 9,
          retweets: 0,
          replies: 1,
        },
        {
          key: 'e7',
          author: { name: 'Rosa Imhof', handle: '@corner_shop_rosa', avatar: null },
          content:
            '@ardent_cell And who pays for what was on my shelves? Everything that was open tastes of smoke. I have thrown away 300 loaves and the good ham.',
          timestamp: 'Fri 06:30',
          likes: 77,
          retweets: 5,
          replies: 9,
        },
        {
          key: 'e8',
          author: { name: 'Ardent Cell Company', handle: '@ardent_cell', avatar: null },
          content:
            '@corner_shop_rosa Thank you for your message. Private damage is reported on form C. The form is being translated.',
          timestamp: 'Fri 06:48',
          likes: 3,
          retweets: 0,
          replies: 41,
        },
      ],
      files: [],
    },
    social: {
      notes:
        'You speak for the people in the smoke and those who may receive them. Find out what they can bear and what they need to be told. At the end you should be able to say: who can leave, who cannot, and what would make people agree?',
      posts: [
        {
          key: 's1',
          author: { name: 'Dr. Kenji Abara', handle: '@abara_st_odas', avatar: null },
          content:
            "Voice message, typed by the ward office, for the social room. Abara, St Oda's. So it's 1,140 since Wednesday and most of them go home the same day, but I have 61 children with asthma and beds for 40, and there's a boy, he's six, no, seven, who asks every hour whether the window is really shut, and I would like to be able to tell him something. Whatever you decide, I have to know it before the buses do, or the trucks. Is there a person for that? Sorry, the lift, go on, I'm listening.",
          timestamp: 'Fri 05:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's2',
          author: { name: 'Yusra Holm', handle: '@firehouse_yusra', avatar: null },
          content:
            "For the Board, not for the feed. We asked on all three watches who goes to the rear holds. It takes 44 people in three shifts, because nobody should be down there for longer than forty minutes with that mask. 18 hands went up. I counted twice and mine is one of them. Please don't ask the night watch again, they have been awake since Wednesday. Y. Holm, Gasworks Street, 06:25",
          timestamp: 'Fri 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's3',
          author: { name: 'Quay Kindergarten', handle: '@quay_kindergarten', avatar: null },
          content:
            'NOTICE TO PARENTS, not sent yet, copy to the social room. The soil laboratory has tested our sand. After two nights of smoke it has cobalt at twice the limit, and so have the other playgrounds within 900 metres of the quay. The sand pit is locked. The laboratory comes again on Wednesday, when the west wind is expected back for at least five days. Gate code as before.',
          timestamp: 'Fri 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 's4',
          author: { name: 'Salt Street Live', handle: '@saltstreet_live', avatar: null },
          content:
            '120 army buses have been standing in Hill Road since midnight and they are for the HILL!! My cousin drives one and had to sign that he keeps quiet. We get the smoke and they get the seats. Share',
          timestamp: 'Fri 05:40',
          likes: 3120,
          retweets: 2280,
          replies: 410,
        },
        {
          key: 's5',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            '@saltstreet_live On Tuesday your cousin worked at Gannet Point. Nobody has told me of any bus, and if one comes for us I say it here first. Mrs Costa, leave the window shut and ring my bell. Who has spare oxygen keys, write to me.',
          timestamp: 'Fri 06:05',
          likes: 640,
          retweets: 190,
          replies: 77,
        },
        {
          key: 's6',
          author: { name: 'Runa', handle: '@beachlog_runa', avatar: null },
          content:
            'i cycled through hill road, 2 buses, both from the school, both with flat tyres. where are the other 118??',
          timestamp: 'Fri 06:15',
          likes: 210,
          retweets: 61,
          replies: 15,
        },
        {
          key: 's7',
          author: { name: 'Ambrose Pym', handle: '@quarryroad_parent', avatar: null },
          content:
            'The old quarry begins 350 metres from our school gate, I have walked it with a tape. Last night a truck driver asked me the way, which is how I heard of it. I am not against helping the Nets. My daughter is in 4b and wanted to know at breakfast what is inside a container, and I said I would find out. Whom do 740 families ring?',
          timestamp: 'Fri 06:10',
          likes: 702,
          retweets: 266,
          replies: 91,
        },
        {
          key: 's8',
          author: { name: 'Latisha Nwosu', handle: '@nets_neighbours', avatar: null },
          content:
            'They are going by themselves now. Pushchairs on the bridge, both lanes, since about half past seven. Zoran stands in the middle with a torch. Send me two police officers with a radio.',
          timestamp: 'Fri 08:04',
          likes: 312,
          retweets: 96,
          replies: 40,
          release: 'held',
        },
      ],
      files: [{ path: 'evacuation-plan-netmakers.pdf', name: 'evacuation-plan-netmakers.pdf', day: null }],
    },
    technological: {
      notes:
        'You judge what steel, water and machines can do. The three ways have different clocks and different points of no return. At the end you should be able to say: what is the chance that each way works, and what can no longer be stopped once begun?',
      posts: [
        {
          key: 't1',
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'Working channel, typed. Gerrits, quay 9. Hold 4 smoking, 122 boxes. Wall to hold 5 at 38. At 50 nobody goes near rear holds. Burn-out 12 days with luck, 18 without, three or four big flames. Can keep 5 cool or 4 wet. Crew asleep until 08:00.',
          timestamp: 'Fri 06:10',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't2',
          author: { name: 'Naval Architect R. Deol', handle: '@deol_stability', avatar: null },
          content:
            'Stability note, technological room. She carries 2,100 tonnes of fire water and leans four degrees to the quay. Flooded over 20 hours in the order 6, 1, 5, 2, 4, 3 she goes down upright; the mate has the table. Flooded faster, or with hold 2 first, she leans on the quay wall, and the wave arrives at the lock gate. Until the third valve is open one can still stop. I would want somebody on the quay who is allowed to say so, and the name on paper. R. Deol, 05:20',
          timestamp: 'Fri 05:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't3',
          author: { name: 'Berth 9 Cranes', handle: '@berth9_cranes', avatar: null },
          content:
            'CRANE LOG. Remote kit for crane 2 arrived 22:10, fitted 02:40, tried with 14 empties. Below force 5: six an hour. Above: two, and the spreader swings. Weather Office gives less than force 5 for the port from Saturday 16:00 to Tuesday 16:00. Counted on the plan: 410 sound boxes in holds 5 and 6. That is 69 hours of lifting. Crane 1 has no kit. Its driver sits 40 metres above hold 4.',
          timestamp: 'Fri 06:35',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't4',
          author: { name: 'Bridge Office', handle: '@bridge_office', avatar: null },
          content:
            'Mill Bridge, inspection sheet, copy to the technological room. Load plate: 30 t. Truck with a full box: 40 t. Permitted: half loads, one vehicle on the span. In full boxes that makes 46 a day, so nine days for 410. Pier 2 was repaired in 2026; the plate was not changed because nobody applied.',
          timestamp: 'Fri 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't5',
          author: { name: 'Mirelle Yao', handle: '@membrane_nerd', avatar: null },
          content:
            'Under salt water a battery stops burning and starts to make hydrogen. My guess for all of them together is 12 cubic metres an hour on the first day, half of that after ten days, and so on. Every hold needs a vent and somebody with a meter until about Christmas.',
          timestamp: 'Fri 05:45',
          likes: 96,
          retweets: 31,
          replies: 12,
        },
        {
          key: 't6',
          author: { name: 'Joost Gerrits', handle: '@gerrits_salvage', avatar: null },
          content:
            'Gerrits. Wall of 5 at 41, was 38 at six. Two hoses moved over from 4. More smoke for you. Next reading 08:40.',
          timestamp: 'Fri 08:12',
          likes: 0,
          retweets: 0,
          replies: 0,
          release: 1080,
        },
        {
          key: 't7',
          author: { name: 'Cape Lune Camera', handle: '@cape_lune_cam', avatar: null },
          content: 'Picture is back since 05:20. Wind sensor: W 27 knots. Lens has salt on the left side.',
          timestamp: 'Fri 05:50',
          likes: 2,
          retweets: 0,
          replies: 0,
        },
        {
          key: 't8',
          author: { name: 'Fireboat Port Sarrow', handle: '@fireboat_sarrow', avatar: null },
          content:
            'LOG, mate G. Olawale. 05:40 crew changed. 05:55 shore pump 5 tried, still no pressure, part now promised for November. 06:10 porridge burnt, noticed late because of the other smell.',
          timestamp: 'Fri 06:30',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
      ],
      files: [{ path: 'plan-basin-3.png', name: 'plan-basin-3.png', day: null }],
    },
    environmental: {
      notes:
        'You follow smoke, water and soil. Each way moves the poison to another place. At the end you should be able to say: where will it be in a month, how much of it, and who is able to clean it up there?',
      posts: [
        {
          key: 'n1',
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            'For the environmental room, not on our page yet. Basin 3 at 05:30: nickel 14 micrograms a litre, fluoride 1.6 milligrams. The works on the quay can deal with that. If she is sunk as she is, the 38 boxes of black mass get wet, and we calculate about 900 micrograms. At 900 the works needs another step and does 4,000 cubic metres a day. The basin holds 1.9 million. That is 475 days. The calculation is two pages long and can be had here.',
          timestamp: 'Fri 06:20',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n2',
          author: { name: 'Dr. Ilka Ferreira-Moss', handle: '@soil_and_street', avatar: null },
          content:
            'Lab sheet, environmental room. 22 samples from the Quarter, taken on Thursday between 16:00 and 21:00. Playgrounds within 900 metres of the quay: cobalt at twice the limit for play sand, after two nights. Farther away: nothing above the limit. Each further day of smoke adds to it. From three times the limit the soil has to be dug out and carted off. Smoke reaches the playgrounds in west wind, for which see the outlook. I. Ferreira-Moss, 05:35',
          timestamp: 'Fri 05:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n3',
          author: { name: 'Weather Office', handle: '@sarrow_met', avatar: null },
          content:
            'Outlook for the port. West, 6 to 7, easing on Saturday afternoon. From Saturday 16:00 until Tuesday 16:00 light and northerly, smoke stays low over basin 3. From Wednesday west again, 6 to 7, for at least five days. Next outlook 12:00.',
          timestamp: 'Fri 05:15',
          likes: 140,
          retweets: 52,
          replies: 8,
        },
        {
          key: 'n4',
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content:
            "The foam without PFAS ran out on Wednesday at three. WHAT have they used since? Two firefighters say 5,200 litres from the ship's old tanks. All of it is in basin 3. Who watches the gate?",
          timestamp: 'Fri 05:25',
          likes: 402,
          retweets: 188,
          replies: 31,
        },
        {
          key: 'n5',
          author: { name: 'Harbour Lab', handle: '@harbour_lab', avatar: null },
          content:
            '@foam_free_seas 5,200 litres agrees with our figure. It lies in the lower three metres. We sample on both sides of the gate every six hours and have found none outside.',
          timestamp: 'Fri 05:50',
          likes: 22,
          retweets: 4,
          replies: 6,
        },
        {
          key: 'n6',
          author: { name: 'Odile Brennan', handle: '@foam_free_seas', avatar: null },
          content: '@harbour_lab Every six hours since WHEN? And may I look at the bottles?',
          timestamp: 'Fri 06:02',
          likes: 38,
          retweets: 9,
          replies: 3,
        },
        {
          key: 'n7',
          author: { name: 'Basin 3 Lock', handle: '@basin3_lock', avatar: null },
          content:
            'LOCK BOOK. Gate shut since Tuesday 13:20. Level inside plus two centimetres, from hoses and rain. Lower hinge sings a little, greased again. Lamp on the west post has been replaced. I. Osterman, lock keeper, 05:55',
          timestamp: 'Fri 06:00',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'n8',
          author: { name: 'Night Heron Group', handle: '@night_herons', avatar: null },
          content:
            '12 herons at basin 3 this morning, on Tuesday there were 31. The one with the ring sits on the cabin of crane 1.',
          timestamp: 'Fri 05:20',
          likes: 19,
          retweets: 2,
          replies: 4,
        },
      ],
      files: [],
    },
    legal: {
      notes:
        "You protect the Board's powers and the claims against the owner. Ask what may be ordered, at what price, and what happens to the evidence. At the end you should be able to say: which way holds up in court, and what must be done first?",
      posts: [
        {
          key: 'l1',
          author: { name: 'T. Quispe', handle: '@quispe_maritime', avatar: null },
          content:
            "Working note. In hand: voyage recorder, booking list of the rear holds. Missing: sixteen boxes. They come from the same yard, with the same false booking, as the forty in hold 3, which are ash. Dry and with their seals they can lift the owner's limit of 74 million. Wet or burnt they prove little. Positions: rear-holds-list.csv. If they are moved, the order should name who films it.",
          timestamp: 'Fri 06:50',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l2',
          author: { name: 'Prof. Amara Lindholm', handle: '@lindholm_sealaw', avatar: null },
          content:
            'Privileged. Subject to the wording of the order, which nobody has shown me, I can defend each of the three ways, though not in the same words: whoever sinks her becomes owner of the wreck under section 12 and answers for her gas, her oil and her water; whoever lets her burn where she lies must show, every 72 hours, that the Quarter could not be protected otherwise; and whoever unloads her acts as a salvor, with a claim for reward and a duty of care that begins with the first box on the quay.',
          timestamp: 'Fri 06:05',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l3',
          author: { name: 'Civil Protection Counsel', handle: '@cp_counsel', avatar: null },
          content:
            "To the Board's file. An order to leave one's home holds for 72 hours and is renewed on fresh readings. Each person moved is owed 45 crowns a day from the first night. Nobody can be ordered to work beside a hold that burns; whoever goes signs form 12. For the rear holds 44 people in three shifts are planned, and 18 forms have come in, all from the fire service.",
          timestamp: 'Fri 06:40',
          likes: 0,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l4',
          author: { name: 'Night Court Clerk', handle: '@night_court', avatar: null },
          content:
            'Application of parents from Quarry Road against a store of dangerous goods. Storage Act: 500 metres from a school. Quarry gate 350 metres, far end 560. Hearing at 11:00, courtroom 2.',
          timestamp: 'Fri 06:15',
          likes: 18,
          retweets: 2,
          replies: 1,
        },
        {
          key: 'l5',
          author: { name: 'Strait Registry', handle: '@strait_registry', avatar: null },
          content: 'NOTICE 216/31. The counter is closed today from 12:00 to 14:00 for a fire drill.',
          timestamp: 'Fri 06:00',
          likes: 1,
          retweets: 0,
          replies: 0,
        },
        {
          key: 'l6',
          author: { name: 'Dock Union Local 4', handle: '@docklocal4', avatar: null },
          content:
            'To the Board. 620 of our members work berths 7 to 9. Local 4 asks for (1) short-time pay from Monday, (2) an end date or the sentence that there is none, (3) an answer in writing.',
          timestamp: 'Fri 06:40',
          likes: 160,
          retweets: 38,
          replies: 20,
        },
        {
          key: 'l7',
          author: { name: 'Anonymous', handle: '@yard_whistle', avatar: null },
          content:
            'the sixteen at the back are out of the same row. i have the seal numbers on my phone. nobody from the board has written to me. the owner has, twice',
          timestamp: 'Fri 05:30',
          likes: 1480,
          retweets: 690,
          replies: 133,
        },
      ],
      files: [
        {
          key: 'rear-holds',
          path: 'rear-holds-list.csv',
          name: 'rear-holds-list.csv',
          day: null,
        },
      ],
    },
    dashboard: {
      notes:
        'The ship is in the port because this Board asked her in. Three days later each room hears different voices about the price of it. Ask the other rooms about time: how many days does each way out really take?',
      posts: [],
      files: [],
    },
  },
};
