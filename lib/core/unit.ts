type Quantity =
  | "length"
  | "mass"
  | "capacity"
  | "area"
  | "time"
  | "money"
  | "temperature"
  | "angle"
  | "share"
  | "speed"
  | "years";

interface UnitRow {
  readonly of: Quantity;
  /** How many of the smallest unit of its quantity it holds. */
  readonly size: number;
  readonly spoken: string;
}

/** The units as they are taught (curriculum, "Units as taught"); a litre and a cubic decimetre hold the same. */
export const units = {
  mm: { of: "length", size: 1, spoken: "mi-li-mét" },
  cm: { of: "length", size: 10, spoken: "xăng-ti-mét" },
  dm: { of: "length", size: 100, spoken: "đề-xi-mét" },
  m: { of: "length", size: 1000, spoken: "mét" },
  km: { of: "length", size: 1_000_000, spoken: "ki-lô-mét" },
  g: { of: "mass", size: 1, spoken: "gam" },
  kg: { of: "mass", size: 1000, spoken: "ki-lô-gam" },
  yến: { of: "mass", size: 10_000, spoken: "yến" },
  tạ: { of: "mass", size: 100_000, spoken: "tạ" },
  tấn: { of: "mass", size: 1_000_000, spoken: "tấn" },
  ml: { of: "capacity", size: 1, spoken: "mi-li-lít" },
  l: { of: "capacity", size: 1000, spoken: "lít" },
  "cm³": { of: "capacity", size: 1, spoken: "xăng-ti-mét khối" },
  "dm³": { of: "capacity", size: 1000, spoken: "đề-xi-mét khối" },
  "m³": { of: "capacity", size: 1_000_000, spoken: "mét khối" },
  "mm²": { of: "area", size: 1, spoken: "mi-li-mét vuông" },
  "cm²": { of: "area", size: 100, spoken: "xăng-ti-mét vuông" },
  "dm²": { of: "area", size: 10_000, spoken: "đề-xi-mét vuông" },
  "m²": { of: "area", size: 1_000_000, spoken: "mét vuông" },
  ha: { of: "area", size: 10_000_000_000, spoken: "héc-ta" },
  "km²": { of: "area", size: 1_000_000_000_000, spoken: "ki-lô-mét vuông" },
  giây: { of: "time", size: 1, spoken: "giây" },
  phút: { of: "time", size: 60, spoken: "phút" },
  giờ: { of: "time", size: 3600, spoken: "giờ" },
  ngày: { of: "time", size: 86_400, spoken: "ngày" },
  tuần: { of: "time", size: 604_800, spoken: "tuần" },
  năm: { of: "years", size: 1, spoken: "năm" },
  "thế kỉ": { of: "years", size: 100, spoken: "thế kỉ" },
  đồng: { of: "money", size: 1, spoken: "đồng" },
  "°C": { of: "temperature", size: 1, spoken: "độ xê" },
  "°": { of: "angle", size: 1, spoken: "độ" },
  "%": { of: "share", size: 1, spoken: "phần trăm" },
  "m/giây": { of: "speed", size: 1, spoken: "mét trên giây" },
  "m/phút": { of: "speed", size: 1, spoken: "mét trên phút" },
  "km/giờ": { of: "speed", size: 1, spoken: "ki-lô-mét trên giờ" },
} as const satisfies Record<string, UnitRow>;

export type Unit = keyof typeof units;
