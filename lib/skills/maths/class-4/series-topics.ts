/** What a row of numbers tells of: the words before it, the unit (with what to ask for), and the numbers it may hold. */
export const seriesTopics = [
  {
    told: "Điểm kiểm tra của một tổ",
    unit: "điểm",
    most: "Điểm cao nhất là",
    least: "Điểm thấp nhất là",
    from: 5,
    to: 10,
  },
  {
    told: "Số cây các lớp trồng được",
    unit: "cây",
    most: "Lớp trồng nhiều nhất trồng được",
    least: "Lớp trồng ít nhất trồng được",
    from: 18,
    to: 45,
  },
  {
    told: "Tuổi của các cô chú",
    unit: "tuổi",
    most: "Người nhiều tuổi nhất có số tuổi là",
    least: "Người ít tuổi nhất có số tuổi là",
    from: 25,
    to: 60,
  },
  {
    told: "Cân nặng các bạn (kg)",
    unit: "kg",
    most: "Bạn nặng nhất nặng",
    least: "Bạn nhẹ nhất nặng",
    from: 26,
    to: 42,
  },
  {
    told: "Số sách các bạn đọc trong năm",
    unit: "quyển",
    most: "Bạn đọc nhiều nhất đọc",
    least: "Bạn đọc ít nhất đọc",
    from: 6,
    to: 30,
  },
  {
    told: "Nhiệt độ buổi trưa (°C)",
    unit: "°C",
    most: "Nhiệt độ cao nhất là",
    least: "Nhiệt độ thấp nhất là",
    from: 18,
    to: 37,
  },
] as const;

export type SeriesTopic = (typeof seriesTopics)[number];
