import type { SceneName } from "../scene-names.ts";
import type { Scene } from "../stage.ts";
import { bavarianCastle, hallstatt, matterhornTrain } from "./alps.ts";
import { machuPicchu, patagonia } from "./andes.ts";
import { singaporeBay, twinTowers } from "./asia-cities.ts";
import { coralIsland, riceTerraces } from "./asia-fields.ts";
import { sydneyHarbour, uluru } from "./australia.ts";
import { desertDunes, kasbah, pyramids } from "./caravans.ts";
import { highlandCastle, tuscany } from "./countryside.ts";
import { dubrovnik, plitvice } from "./croatia.ts";
import { budapest, pragueBridge, viennaPalace } from "./danube.ts";
import { airportDawn, cruiseShip, marketStreet } from "./departures.ts";
import { santorini } from "./greece.ts";
import { bhutanDzong, everest, tajMahal } from "./himalaya.ts";
import { lavenderHills } from "./hokkaido.ts";
import { windmill } from "./holland.ts";
import { andalusiaArches, lisbonTram, sagrada } from "./iberia.ts";
import { lectureHall, openJournal, suitcaseWindow } from "./indoors.ts";
import { cinqueTerre, colosseum, venice } from "./italy.ts";
import { fujiPagoda, japaneseCastle, mapleTemple, toriiInWater } from "./japan-shrines.ts";
import { gasshoVillage, snowWall } from "./japan-snow.ts";
import { archedBridge, onsenLanterns } from "./japan-towns.ts";
import { angkorTowers, baliGate, borobudur } from "./jungle-temples.ts";
import { halongKarsts, longtailBay } from "./karsts.ts";
import { koreanPalace, thaiChedi } from "./korea-thailand.ts";
import { lupinLake, milfordSound } from "./new-zealand.ts";
import { fjordAurora, icelandWaterfall, laplandCabin, lofoten } from "./north.ts";
import { goldenGate, newYork } from "./north-america-cities.ts";
import { grandCanyon, rockiesLake } from "./north-america-wilds.ts";
import { petra } from "./petra.ts";
import { hawaiiBeach, tahitiLagoon } from "./polynesia.ts";
import { distantRidges } from "./ridges.ts";
import { savanna } from "./savanna.ts";
import { iguazu, moai, rio } from "./south-america-shores.ts";
import { cappadociaBalloons, istanbulDomes } from "./turkey.ts";
import { londonClock, parisTower } from "./western-capitals.ts";

/** The scene that draws each name. */
export const SCENES: Record<SceneName, Scene> = {
  "distant-ridges": distantRidges,
  "torii-in-water": toriiInWater,
  "fuji-pagoda": fujiPagoda,
  "maple-temple": mapleTemple,
  "japanese-castle": japaneseCastle,
  "gassho-village": gasshoVillage,
  "lavender-hills": lavenderHills,
  "snow-wall": snowWall,
  "onsen-lanterns": onsenLanterns,
  "arched-bridge": archedBridge,
  "korean-palace": koreanPalace,
  "halong-karsts": halongKarsts,
  "thai-chedi": thaiChedi,
  "angkor-towers": angkorTowers,
  "twin-towers": twinTowers,
  "singapore-bay": singaporeBay,
  "bali-gate": baliGate,
  "rice-terraces": riceTerraces,
  borobudur,
  "longtail-bay": longtailBay,
  "bhutan-dzong": bhutanDzong,
  "taj-mahal": tajMahal,
  everest,
  "coral-island": coralIsland,
  "istanbul-domes": istanbulDomes,
  "cappadocia-balloons": cappadociaBalloons,
  petra,
  pyramids,
  "desert-dunes": desertDunes,
  kasbah,
  savanna,
  "paris-tower": parisTower,
  windmill,
  "prague-bridge": pragueBridge,
  "vienna-palace": viennaPalace,
  budapest,
  "london-clock": londonClock,
  "matterhorn-train": matterhornTrain,
  "bavarian-castle": bavarianCastle,
  hallstatt,
  "highland-castle": highlandCastle,
  tuscany,
  venice,
  "cinque-terre": cinqueTerre,
  colosseum,
  santorini,
  "lisbon-tram": lisbonTram,
  sagrada,
  "andalusia-arches": andalusiaArches,
  dubrovnik,
  plitvice,
  "fjord-aurora": fjordAurora,
  lofoten,
  "iceland-waterfall": icelandWaterfall,
  "lapland-cabin": laplandCabin,
  "new-york": newYork,
  "grand-canyon": grandCanyon,
  "golden-gate": goldenGate,
  "rockies-lake": rockiesLake,
  "machu-picchu": machuPicchu,
  moai,
  iguazu,
  patagonia,
  rio,
  "sydney-harbour": sydneyHarbour,
  uluru,
  "lupin-lake": lupinLake,
  "milford-sound": milfordSound,
  "hawaii-beach": hawaiiBeach,
  "tahiti-lagoon": tahitiLagoon,
  "lecture-hall": lectureHall,
  "open-journal": openJournal,
  "suitcase-window": suitcaseWindow,
  "airport-dawn": airportDawn,
  "market-street": marketStreet,
  "cruise-ship": cruiseShip,
};
