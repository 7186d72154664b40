/** Rooms of the demo agency's events: invented venues in real districts. */
export interface Venue {
  place: string;
  address: string;
  location: { latitude: number; longitude: number };
}

export const TAIPEI_HALL: Venue = {
  place: "遠岫講堂（臺北總公司 3 樓）",
  address: "臺北市中山區南京東路二段 000 號 3 樓（示範門牌，近捷運松江南京站）",
  location: { latitude: 25.0521, longitude: 121.533 },
};
export const TAIPEI_LIBRARY: Venue = {
  place: "稜線共讀室（大安）",
  address: "臺北市大安區新生南路二段 000 號（示範門牌，近大安森林公園）",
  location: { latitude: 25.0312, longitude: 121.5341 },
};
export const TAICHUNG_ROOM: Venue = {
  place: "遠岫教室（台中分公司 12 樓）",
  address: "臺中市西區臺灣大道二段 000 號 12 樓（示範門牌）",
  location: { latitude: 24.1553, longitude: 120.6635 },
};
export const TAICHUNG_STUDIO: Venue = {
  place: "山徑工作室（草悟道旁）",
  address: "臺中市西區公益路 000 號（示範門牌，近草悟道）",
  location: { latitude: 24.1505, longitude: 120.6629 },
};
export const KAOHSIUNG_ROOM: Venue = {
  place: "遠岫客廳（高雄分公司 8 樓）",
  address: "高雄市前金區中正四路 000 號 8 樓（示範門牌，近捷運市議會站）",
  location: { latitude: 22.6285, longitude: 120.2925 },
};
export const KAOHSIUNG_WAREHOUSE: Venue = {
  place: "港光講堂（鹽埕）",
  address: "高雄市鹽埕區大勇路 000 號（示範門牌，近捷運鹽埕埔站）",
  location: { latitude: 22.6236, longitude: 120.2837 },
};
