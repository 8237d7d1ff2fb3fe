import type { Unit } from "#lib/core/unit.ts";

interface LengthThing {
  /** "Cây bút chì dài khoảng 18 …": what is told, with the number, up to the unit. */
  readonly told: string;
  readonly unit: Extract<Unit, "cm" | "dm" | "m" | "km">;
}

/** True lengths of which only one unit makes sense to a child. */
export const lengthThings: readonly LengthThing[] = [
  { told: "Cái bút chì dài khoảng 18", unit: "cm" },
  { told: "Quyển vở dày khoảng 1", unit: "cm" },
  { told: "Gang tay của con dài khoảng 13", unit: "cm" },
  { told: "Cục tẩy dài khoảng 4", unit: "cm" },
  { told: "Cái thìa dài khoảng 15", unit: "cm" },
  { told: "Bàn chân của con dài khoảng 20", unit: "cm" },
  { told: "Chiếc lá bàng dài khoảng 25", unit: "cm" },
  { told: "Con kiến dài khoảng 1", unit: "cm" },
  { told: "Cái bàn học dài khoảng 12", unit: "dm" },
  { told: "Thước gỗ của con dài khoảng 2", unit: "dm" },
  { told: "Cái ghế học sinh cao khoảng 4", unit: "dm" },
  { told: "Chiếc hộp đựng giày dài khoảng 3", unit: "dm" },
  { told: "Cửa ra vào cao khoảng 2", unit: "m" },
  { told: "Bảng lớp dài khoảng 3", unit: "m" },
  { told: "Cây dừa cao khoảng 15", unit: "m" },
  { told: "Ngôi nhà hai tầng cao khoảng 8", unit: "m" },
  { told: "Lớp học dài khoảng 8", unit: "m" },
  { told: "Sân trường dài khoảng 60", unit: "m" },
  { told: "Con voi cao khoảng 3", unit: "m" },
  { told: "Cột cờ ở trường cao khoảng 9", unit: "m" },
  { told: "Hà Nội cách Hải Phòng khoảng 120", unit: "km" },
  { told: "Hà Nội cách Nam Định khoảng 90", unit: "km" },
  { told: "Huế cách Đà Nẵng khoảng 100", unit: "km" },
  { told: "Hà Nội cách Lào Cai khoảng 290", unit: "km" },
  { told: "Hà Nội cách Vinh khoảng 300", unit: "km" },
  { told: "Sông Hương dài khoảng 80", unit: "km" },
  { told: "Xe máy đi một giờ được khoảng 40", unit: "km" },
  { told: "Hà Nội cách Hoà Bình khoảng 75", unit: "km" },
];
