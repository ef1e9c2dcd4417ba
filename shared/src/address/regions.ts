/**
 * States, provinces and counties of the countries whose addresses have one, for sites without a list of their own. Codes
 * are those of ISO 3166-2 without the country; Aosta, which has none there, has that of its number plates.
 */
import type { Region } from '../models/content.ts';

const regions = (text: string): readonly Region[] =>
  text.split(', ').map((entry) => {
    const end = entry.indexOf(' ');
    return { code: entry.slice(0, end), name: entry.slice(end + 1) };
  });

export const canadianProvinces = regions(
  'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, ' +
    'NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, ' +
    'SK Saskatchewan, YT Yukon',
);

export const statesOfAmerica = regions(
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, ' +
    'DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, ' +
    'KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, ' +
    'MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, ' +
    'NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, ' +
    'PA Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, ' +
    'VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
);

export const italianProvinces = regions(
  'AG Agrigento, AL Alessandria, AN Ancona, AO Aosta, AR Arezzo, AP Ascoli Piceno, AT Asti, AV Avellino, ' +
    'BA Bari, BT Barletta-Andria-Trani, BL Belluno, BN Benevento, BG Bergamo, BI Biella, BO Bologna, ' +
    'BZ Bolzano, BS Brescia, BR Brindisi, CA Cagliari, CL Caltanissetta, CB Campobasso, CE Caserta, ' +
    'CT Catania, CZ Catanzaro, CH Chieti, CO Como, CS Cosenza, CR Cremona, KR Crotone, CN Cuneo, EN Enna, ' +
    'FM Fermo, FE Ferrara, FI Firenze, FG Foggia, FC Forlì-Cesena, FR Frosinone, GE Genova, GO Gorizia, ' +
    'GR Grosseto, IM Imperia, IS Isernia, AQ L’Aquila, SP La Spezia, LT Latina, LE Lecce, LC Lecco, ' +
    'LI Livorno, LO Lodi, LU Lucca, MC Macerata, MN Mantova, MS Massa-Carrara, MT Matera, ME Messina, ' +
    'MI Milano, MO Modena, MB Monza e Brianza, NA Napoli, NO Novara, NU Nuoro, OR Oristano, PD Padova, ' +
    'PA Palermo, PR Parma, PV Pavia, PG Perugia, PU Pesaro e Urbino, PE Pescara, PC Piacenza, PI Pisa, ' +
    'PT Pistoia, PN Pordenone, PZ Potenza, PO Prato, RG Ragusa, RA Ravenna, RC Reggio Calabria, ' +
    'RE Reggio Emilia, RI Rieti, RN Rimini, RM Roma, RO Rovigo, SA Salerno, SS Sassari, SV Savona, SI Siena, ' +
    'SR Siracusa, SO Sondrio, SU Sud Sardegna, TA Taranto, TE Teramo, TR Terni, TO Torino, TP Trapani, ' +
    'TN Trento, TV Treviso, TS Trieste, UD Udine, VA Varese, VE Venezia, VB Verbano-Cusio-Ossola, ' +
    'VC Vercelli, VR Verona, VV Vibo Valentia, VI Vicenza, VT Viterbo',
);

export const spanishProvinces = regions(
  'C A Coruña, VI Álava, AB Albacete, A Alicante, AL Almería, O Asturias, AV Ávila, BA Badajoz, ' +
    'B Barcelona, BI Bizkaia, BU Burgos, CC Cáceres, CA Cádiz, S Cantabria, CS Castellón, CE Ceuta, ' +
    'CR Ciudad Real, CO Córdoba, CU Cuenca, SS Gipuzkoa, GI Girona, GR Granada, GU Guadalajara, H Huelva, ' +
    'HU Huesca, PM Illes Balears, J Jaén, LO La Rioja, GC Las Palmas, LE León, L Lleida, LU Lugo, M Madrid, ' +
    'MA Málaga, ML Melilla, MU Murcia, NA Navarra, OR Ourense, P Palencia, PO Pontevedra, SA Salamanca, ' +
    'TF Santa Cruz de Tenerife, SG Segovia, SE Sevilla, SO Soria, T Tarragona, TE Teruel, TO Toledo, ' +
    'V Valencia, VA Valladolid, ZA Zamora, Z Zaragoza',
);

export const romanianCounties = regions(
  'AB Alba, AR Arad, AG Argeș, BC Bacău, BH Bihor, BN Bistrița-Năsăud, BT Botoșani, BR Brăila, BV Brașov, ' +
    'B București, BZ Buzău, CL Călărași, CS Caraș-Severin, CJ Cluj, CT Constanța, CV Covasna, DB Dâmbovița, ' +
    'DJ Dolj, GL Galați, GR Giurgiu, GJ Gorj, HR Harghita, HD Hunedoara, IL Ialomița, IS Iași, IF Ilfov, ' +
    'MM Maramureș, MH Mehedinți, MS Mureș, NT Neamț, OT Olt, PH Prahova, SJ Sălaj, SM Satu Mare, SB Sibiu, ' +
    'SV Suceava, TR Teleorman, TM Timiș, TL Tulcea, VL Vâlcea, VS Vaslui, VN Vrancea',
);

/** Counties have no codes. */
export const britishCounties: readonly Region[] = (
  'Aberdeenshire, Angus, Antrim, Argyll, Armagh, Ayrshire, Bedfordshire, Berkshire, Bristol, Buckinghamshire, ' +
  'Cambridgeshire, Cheshire, Cornwall, Cumbria, Derbyshire, Devon, Dorset, Down, Durham, East Sussex, Essex, ' +
  'Fermanagh, Fife, Gloucestershire, Greater London, Greater Manchester, Gwynedd, Hampshire, Herefordshire, ' +
  'Hertfordshire, Highland, Isle of Wight, Kent, Lanarkshire, Lancashire, Leicestershire, Lincolnshire, ' +
  'Londonderry, Merseyside, Mid Glamorgan, Midlothian, Norfolk, North Yorkshire, Northamptonshire, ' +
  'Northumberland, Nottinghamshire, Oxfordshire, Pembrokeshire, Perthshire, Powys, Rutland, Shropshire, ' +
  'Somerset, South Glamorgan, South Yorkshire, Staffordshire, Suffolk, Surrey, Tyne and Wear, Tyrone, ' +
  'Warwickshire, West Glamorgan, West Midlands, West Sussex, West Yorkshire, Wiltshire, Worcestershire'
)
  .split(', ')
  .map((name) => ({ code: name, name }));
