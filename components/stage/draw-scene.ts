const hills = [
  [
    "#a9d5cf",
    "M-10 330V230C40 230 60 130 110 120s60 60 90 62 50-96 104-92 64 92 100 100 60-30 96-28 60 46 110 50v110zM600 340V212c34 0 52-54 96-54s50 40 84 42 56-90 112-84 60 70 96 78 60-40 108-34 64 60 114 70v110z",
  ],
  ["#d5ebab", "M-10 290c80-30 160-64 260-40s160 40 280 18 200-64 330-38 230 40 350 10v400H-10z"],
  ["#c3e28d", "M-10 340c120-34 220-34 340-12s240 26 380-10 320-40 500 2v320H-10z"],
  [
    "#d9f0f2",
    "M-10 340c120-34 220-34 340-12s240 26 380-10 320-40 500 2v12c-180-42-360-28-500-2s-260 32-380 10-220-22-340 12z",
  ],
  ["#a7d46c", "M-10 430c160-40 300-20 460 2s300 10 420-20 240-26 340 0v240H-10z"],
] as const;

/** The drawing is so wide. */
const drawnWidth = 1200;

/** Draws sky, sun, karst hills and rice terraces into the top of a picture, as the pages have them. */
export function drawScene(pen: CanvasRenderingContext2D, width: number, height: number): void {
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width, height);
  pen.clip();
  const sky = pen.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, "#bfe6fb");
  sky.addColorStop(0.8, "#fff4d9");
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.scale(width / drawnWidth, width / drawnWidth);
  for (const [colour, radius] of [
    ["#ffeec3", 84],
    ["#ffe08a", 54],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(300, 96, radius, 0, 2 * Math.PI);
    pen.fill();
  }
  for (const [colour, path] of hills) {
    pen.fillStyle = colour;
    pen.fill(new Path2D(path));
  }
  pen.restore();
}

const stem = "M20 37V14";
const ear =
  "M20 2c3.4 3 3.4 8 0 11-3.4-3-3.4-8 0-11zM13 9c5 1 7 5 7 10-5-1-8-5-7-10zM27 9c-5 1-7 5-7 10 5-1 8-5 7-10zM11 19c5 0 8 3 9 8-5 1-9-3-9-8zM29 19c-5 0-8 3-9 8 5 1 9-3 9-8z";
const leaves = "M20 36V12M20 36c-1-9-5-13-10-15M20 36c1-9 5-13 10-15";
const bud = "M20 4c3 3 3 7 0 10-3-3-3-7 0-10zM15 11c4 1 5 4 5 8-4-1-6-4-5-8zM25 11c-4 1-5 4-5 8 4-1 6-4 5-8z";

const plants = {
  mastered: { stem, head: ear, fill: "#ffc53d", edge: "#c98713" },
  good: { stem: leaves, head: bud, fill: "#a7d46c", edge: "#8fc65b" },
} as const;

/** Draws the plant of a skill, which tells how far a pupil is (components/course/skill-mark.tsx), into a square. */
export function drawPlant(
  pen: CanvasRenderingContext2D,
  state: keyof typeof plants,
  { x, y, side }: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const plant = plants[state];
  pen.save();
  pen.translate(x, y);
  pen.scale(side / 40, side / 40);
  pen.lineCap = "round";
  pen.lineJoin = "round";
  pen.lineWidth = 3;
  pen.strokeStyle = "#8fc65b";
  pen.stroke(new Path2D(plant.stem));
  pen.lineWidth = 1.6;
  pen.strokeStyle = plant.edge;
  pen.fillStyle = plant.fill;
  pen.fill(new Path2D(plant.head));
  pen.stroke(new Path2D(plant.head));
  pen.restore();
}
