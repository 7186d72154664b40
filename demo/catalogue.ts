/** Every tour and country of the demo agency, file by file. */
import { countries as africaMiddleEastCountries } from "./countries/africa-middle-east.ts";
import { countries as americasOceaniaCountries } from "./countries/americas-oceania.ts";
import { countries as asiaIslandsCountries } from "./countries/asia-islands.ts";
import { countries as europeNorthWestCountries } from "./countries/europe-north-west.ts";
import { countries as europeSouthEastCountries } from "./countries/europe-south-east.ts";
import { countries as japanKoreaCountries } from "./countries/japan-korea.ts";
import { tours as africaNorth } from "./tours/africa-north.ts";
import { tours as africaSafari } from "./tours/africa-safari.ts";
import { tours as americasCanadaAlaska } from "./tours/americas-canada-alaska.ts";
import { tours as americasMexicoPeru } from "./tours/americas-mexico-peru.ts";
import { tours as americasSouth } from "./tours/americas-south.ts";
import { tours as americasUnitedStates } from "./tours/americas-united-states.ts";
import { tours as asiaHimalaya } from "./tours/asia-himalaya.ts";
import { tours as asiaMalaysiaSingapore } from "./tours/asia-malaysia-singapore.ts";
import { tours as asiaSriLanka } from "./tours/asia-sri-lanka.ts";
import { tours as asiaVietnamThailand } from "./tours/asia-vietnam-thailand.ts";
import { tours as eastEuropeBalticPoland } from "./tours/east-europe-baltic-poland.ts";
import { tours as eastEuropeCaucasus } from "./tours/east-europe-caucasus.ts";
import { tours as eastEuropeHungaryBalkans } from "./tours/east-europe-hungary-balkans.ts";
import { tours as europeArctic } from "./tours/europe-arctic.ts";
import { tours as europeAustriaCzech } from "./tours/europe-austria-czech.ts";
import { tours as europeBritainIreland } from "./tours/europe-britain-ireland.ts";
import { tours as europeFranceBenelux } from "./tours/europe-france-benelux.ts";
import { tours as europeGermany } from "./tours/europe-germany.ts";
import { tours as europeNordic } from "./tours/europe-nordic.ts";
import { tours as europeSwitzerland } from "./tours/europe-switzerland.ts";
import { tours as islandsIndonesia } from "./tours/islands-indonesia.ts";
import { tours as islandsPhilippinesMaldives } from "./tours/islands-philippines-maldives.ts";
import { tours as islandsPhuketPenang } from "./tours/islands-phuket-penang.ts";
import { tours as islandsPolynesia } from "./tours/islands-polynesia.ts";
import { tours as japanHokkaido } from "./tours/japan-hokkaido.ts";
import { tours as japanHokuriku } from "./tours/japan-hokuriku.ts";
import { tours as japanKansai } from "./tours/japan-kansai.ts";
import { tours as japanKanto } from "./tours/japan-kanto.ts";
import { tours as japanKyushu } from "./tours/japan-kyushu.ts";
import { tours as japanOkinawa } from "./tours/japan-okinawa.ts";
import { tours as japanSemiIndependent } from "./tours/japan-semi-independent.ts";
import { tours as japanShikokuSanin } from "./tours/japan-shikoku-sanin.ts";
import { tours as japanTohoku } from "./tours/japan-tohoku.ts";
import { tours as koreaMainland } from "./tours/korea-mainland.ts";
import { tours as middleEastJordanEmirates } from "./tours/middle-east-jordan-emirates.ts";
import { tours as middleEastTurkey } from "./tours/middle-east-turkey.ts";
import { tours as oceaniaNewZealandAustralia } from "./tours/oceania-new-zealand-australia.ts";
import { tours as southEuropeGreeceAdriatic } from "./tours/south-europe-greece-adriatic.ts";
import { tours as southEuropeIberia } from "./tours/south-europe-iberia.ts";
import { tours as southEuropeItalyMalta } from "./tours/south-europe-italy-malta.ts";
import type { DemoCountry, DemoTour } from "./types.ts";

export const COUNTRIES: DemoCountry[] = [
  ...africaMiddleEastCountries,
  ...americasOceaniaCountries,
  ...asiaIslandsCountries,
  ...europeNorthWestCountries,
  ...europeSouthEastCountries,
  ...japanKoreaCountries,
];

export const TOURS: DemoTour[] = [
  ...africaNorth,
  ...africaSafari,
  ...americasCanadaAlaska,
  ...americasMexicoPeru,
  ...americasSouth,
  ...americasUnitedStates,
  ...asiaHimalaya,
  ...asiaMalaysiaSingapore,
  ...asiaSriLanka,
  ...asiaVietnamThailand,
  ...eastEuropeBalticPoland,
  ...eastEuropeCaucasus,
  ...eastEuropeHungaryBalkans,
  ...europeArctic,
  ...europeAustriaCzech,
  ...europeBritainIreland,
  ...europeFranceBenelux,
  ...europeGermany,
  ...europeNordic,
  ...europeSwitzerland,
  ...islandsIndonesia,
  ...islandsPhilippinesMaldives,
  ...islandsPhuketPenang,
  ...islandsPolynesia,
  ...japanHokkaido,
  ...japanHokuriku,
  ...japanKansai,
  ...japanKanto,
  ...japanKyushu,
  ...japanOkinawa,
  ...japanSemiIndependent,
  ...japanShikokuSanin,
  ...japanTohoku,
  ...koreaMainland,
  ...middleEastJordanEmirates,
  ...middleEastTurkey,
  ...oceaniaNewZealandAustralia,
  ...southEuropeGreeceAdriatic,
  ...southEuropeIberia,
  ...southEuropeItalyMalta,
];
